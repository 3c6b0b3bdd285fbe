#include "ICUBaseline.h"

#include <malloc.h>
#include <unicode/alphaindex.h>
#include <unicode/ucol.h>
#include <unicode/unistr.h>
#include <unicode/usearch.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <numeric>
#include <vector>

namespace {

struct Closer {
  void operator()(UCollator *collator) const { ucol_close(collator); }
};
using Collator = std::unique_ptr<UCollator, Closer>;

/// Opens the collator of a locale with keywords; `rules`, unless empty, are
/// added to the locale's rules.
Collator open(const char *locale, const char *rules, bool normalizes) {
  UErrorCode status = U_ZERO_ERROR;
  Collator collator(ucol_open(locale, &status));
  if (U_SUCCESS(status) && rules[0] != '\0') {
    int32_t length = 0;
    const UChar *own = ucol_getRules(collator.get(), &length);
    icu::UnicodeString all(own, length);
    all += icu::UnicodeString::fromUTF8(rules);
    UParseError error;
    collator.reset(ucol_openRules(
        all.getBuffer(), all.length(), UCOL_DEFAULT, UCOL_DEFAULT_STRENGTH,
        &error, &status));
  }
  if (U_SUCCESS(status) && normalizes) {
    ucol_setAttribute(
        collator.get(), UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  }
  if (U_FAILURE(status)) collator.reset();
  return collator;
}

uint64_t prefix(const uint8_t *key, int64_t length) {
  uint64_t word = 0;
  std::memcpy(&word, key, std::min<int64_t>(length, 8));
  return __builtin_bswap64(word);
}

/// Sorts rows by bytes with `std::stable_sort`.
///
/// It compares the first eight bytes, which are stored beside each row, then
/// all bytes with `memcmp`.
template <typename Get>
void sortByPrefix(int64_t count, uint32_t *rows, Get get) {
  struct Record {
    uint64_t prefix;
    uint32_t row;
  };
  std::vector<Record> records(count);
  for (int64_t row = 0; row < count; ++row) {
    int64_t length = 0;
    const uint8_t *bytes = get(row, &length);
    records[row] = {prefix(bytes, length), static_cast<uint32_t>(row)};
  }
  std::stable_sort(
      records.begin(), records.end(),
      [&](const Record &left, const Record &right) {
        if (left.prefix != right.prefix) return left.prefix < right.prefix;
        int64_t leftLength = 0, rightLength = 0;
        const uint8_t *a = get(left.row, &leftLength);
        const uint8_t *b = get(right.row, &rightLength);
        int order = std::memcmp(a, b, std::min(leftLength, rightLength));
        return order != 0 ? order < 0 : leftLength < rightLength;
      });
  for (int64_t row = 0; row < count; ++row) rows[row] = records[row].row;
}

}  // namespace

struct BaselineKeys {
  std::vector<uint8_t> arena;
  std::vector<int64_t> starts;
};

BaselineKeys *baseline_keys_make(
    const char *locale, const char *rules, bool normalizes,
    const uint8_t *utf8, const int64_t *starts, int64_t count) {
  Collator collator = open(locale, rules, normalizes);
  if (!collator) return nullptr;
  auto keys = std::make_unique<BaselineKeys>();
  keys->starts.resize(count + 1);
  keys->arena.resize(1 << 20);
  std::vector<UChar> text;
  size_t end = 0;
  for (int64_t row = 0; row < count; ++row) {
    int32_t size = static_cast<int32_t>(starts[row + 1] - 1 - starts[row]);
    if (text.size() < static_cast<size_t>(size) + 1) text.resize(2 * size + 64);
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strFromUTF8WithSub(
        text.data(), static_cast<int32_t>(text.size()), &length,
        reinterpret_cast<const char *>(utf8 + starts[row]), size, 0xFFFD,
        nullptr, &status);
    for (;;) {
      int32_t room = static_cast<int32_t>(
          std::min<size_t>(keys->arena.size() - end, 1 << 30));
      int32_t needed = ucol_getSortKey(
          collator.get(), text.data(), length, keys->arena.data() + end, room);
      if (needed <= room) {
        keys->starts[row] = static_cast<int64_t>(end);
        end += needed;
        break;
      }
      keys->arena.resize(2 * keys->arena.size() + needed);
    }
  }
  keys->starts[count] = static_cast<int64_t>(end);
  return keys.release();
}

void baseline_keys_free(BaselineKeys *keys) { delete keys; }

const uint8_t *baseline_keys_get(
    const BaselineKeys *keys, int64_t row, int64_t *length) {
  *length = keys->starts[row + 1] - keys->starts[row] - 1;
  return keys->arena.data() + keys->starts[row];
}

void baseline_keys_sort(const BaselineKeys *keys, uint32_t *rows) {
  sortByPrefix(
      static_cast<int64_t>(keys->starts.size()) - 1, rows,
      [keys](int64_t row, int64_t *length) {
        return baseline_keys_get(keys, row, length);
      });
}

void baseline_byte_sort(
    const uint8_t *utf8, const int64_t *starts, int64_t count, uint32_t *rows) {
  sortByPrefix(count, rows, [=](int64_t row, int64_t *length) {
    *length = starts[row + 1] - 1 - starts[row];
    return utf8 + starts[row];
  });
}

void baseline_copy(uint8_t *target, const uint8_t *source, int64_t count) {
  std::memcpy(target, source, static_cast<size_t>(count));
}

bool baseline_compare_sort(
    const char *locale, const char *rules, bool normalizes,
    const uint8_t *utf8, const int64_t *starts, int64_t count, uint32_t *rows) {
  Collator collator = open(locale, rules, normalizes);
  if (!collator) return false;
  std::iota(rows, rows + count, 0u);
  const char *base = reinterpret_cast<const char *>(utf8);
  std::stable_sort(
      rows, rows + count, [&](uint32_t left, uint32_t right) {
        UErrorCode status = U_ZERO_ERROR;
        return ucol_strcollUTF8(
                   collator.get(), base + starts[left],
                   static_cast<int32_t>(
                       starts[left + 1] - 1 - starts[left]),
                   base + starts[right],
                   static_cast<int32_t>(
                       starts[right + 1] - 1 - starts[right]),
                   &status) == UCOL_LESS;
      });
  return true;
}

bool baseline_buckets(
    const char *locale, const uint8_t *utf8, const int64_t *starts,
    int64_t count, int32_t *buckets, double *milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  icu::AlphabeticIndex index(icu::Locale(locale), status);
  if (U_FAILURE(status)) return false;
  // ThumbIndex's standard layout adds A to Z, too.
  index.addLabels(icu::Locale("en"), status);
  index.setMaxLabelCount(10000, status);
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> immutable(
      index.buildImmutableIndex(status));
  if (U_FAILURE(status)) return false;
  auto start = std::chrono::steady_clock::now();
  icu::UnicodeString text;
  for (int64_t row = 0; row < count; ++row) {
    text = icu::UnicodeString::fromUTF8(icu::StringPiece(
        reinterpret_cast<const char *>(utf8 + starts[row]),
        static_cast<int32_t>(starts[row + 1] - 1 - starts[row])));
    buckets[row] = immutable->getBucketIndex(text, status);
  }
  std::chrono::duration<double, std::milli> time =
      std::chrono::steady_clock::now() - start;
  *milliseconds = time.count();
  return U_SUCCESS(status);
}

struct BaselineCollator {
  Collator collator;
};

BaselineCollator *baseline_collator_open(const char *locale) {
  Collator collator = open(locale, "", true);
  return collator ? new BaselineCollator{std::move(collator)} : nullptr;
}

void baseline_collator_close(BaselineCollator *collator) { delete collator; }

int32_t baseline_compare(
    const BaselineCollator *collator, const char *left, const char *right) {
  UErrorCode status = U_ZERO_ERROR;
  return ucol_strcollUTF8(
      collator->collator.get(), left, -1, right, -1, &status);
}

int64_t baseline_allocated_bytes(void) {
  struct mallinfo2 found = mallinfo2();
  return static_cast<int64_t>(found.uordblks + found.hblkhd);
}

bool baseline_usearch(
    const char *locale, const char *pattern, const uint8_t *utf8,
    const int64_t *starts, int64_t count, uint8_t *found,
    double *milliseconds) {
  Collator collator = open(locale, "", false);
  if (!collator) return false;
  ucol_setStrength(collator.get(), UCOL_PRIMARY);
  std::vector<UChar> text;
  std::vector<int64_t> ends(count + 1);
  for (int64_t row = 0; row < count; ++row) {
    auto part = icu::UnicodeString::fromUTF8(icu::StringPiece(
        reinterpret_cast<const char *>(utf8 + starts[row]),
        static_cast<int32_t>(starts[row + 1] - 1 - starts[row])));
    text.insert(
        text.end(), part.getBuffer(), part.getBuffer() + part.length());
    ends[row + 1] = static_cast<int64_t>(text.size());
  }
  auto wanted = icu::UnicodeString::fromUTF8(pattern);
  auto start = std::chrono::steady_clock::now();
  UErrorCode status = U_ZERO_ERROR;
  UChar none = 'a';
  UStringSearch *searcher = usearch_openFromCollator(
      wanted.getBuffer(), wanted.length(), &none, 1, collator.get(), nullptr,
      &status);
  if (U_FAILURE(status)) return false;
  for (int64_t row = 0; row < count; ++row) {
    int32_t length = static_cast<int32_t>(ends[row + 1] - ends[row]);
    found[row] = 0;
    // Empty texts are not allowed.
    if (length == 0) continue;
    usearch_setText(searcher, text.data() + ends[row], length, &status);
    found[row] = usearch_first(searcher, &status) != USEARCH_DONE;
  }
  usearch_close(searcher);
  std::chrono::duration<double, std::milli> time =
      std::chrono::steady_clock::now() - start;
  *milliseconds = time.count();
  return U_SUCCESS(status);
}
