#include "ICUBaseline.h"

#include <unicode/alphaindex.h>
#include <unicode/ucol.h>
#include <unicode/unistr.h>
#include <unicode/usearch.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <numeric>
#include <vector>

bool baseline_first_screen(
    const char *locale, const char *pattern, const uint8_t *utf8,
    const int64_t *starts, int64_t count, int64_t *sections, int64_t *found,
    double *milliseconds) {
  auto start = std::chrono::steady_clock::now();
  UErrorCode status = U_ZERO_ERROR;

  // Opens the language.
  std::unique_ptr<UCollator, decltype(&ucol_close)> collator(
      ucol_open(locale, &status), ucol_close);
  ucol_setAttribute(
      collator.get(), UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  icu::AlphabeticIndex alphabet(icu::Locale(locale), status);
  if (U_FAILURE(status)) return false;
  alphabet.addLabels(icu::Locale("en"), status);
  alphabet.setMaxLabelCount(10000, status);
  std::unique_ptr<icu::AlphabeticIndex::ImmutableIndex> buckets(
      alphabet.buildImmutableIndex(status));
  if (U_FAILURE(status)) return false;

  // Makes the list: texts, keys, buckets, order, and the sections that have
  // rows.
  std::vector<icu::UnicodeString> texts(count);
  std::vector<std::vector<uint8_t>> keys(count);
  std::vector<int32_t> bucketOf(count);
  std::vector<uint8_t> buffer(1024);
  for (int64_t row = 0; row < count; ++row) {
    texts[row] = icu::UnicodeString::fromUTF8(icu::StringPiece(
        reinterpret_cast<const char *>(utf8 + starts[row]),
        static_cast<int32_t>(starts[row + 1] - 1 - starts[row])));
    int32_t length = ucol_getSortKey(
        collator.get(), texts[row].getBuffer(), texts[row].length(),
        buffer.data(), static_cast<int32_t>(buffer.size()));
    if (length > static_cast<int32_t>(buffer.size())) {
      buffer.resize(2 * length);
      length = ucol_getSortKey(
          collator.get(), texts[row].getBuffer(), texts[row].length(),
          buffer.data(), static_cast<int32_t>(buffer.size()));
    }
    keys[row].assign(buffer.begin(), buffer.begin() + length);
    bucketOf[row] = buckets->getBucketIndex(texts[row], status);
  }
  std::vector<uint32_t> order(count);
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(
      order.begin(), order.end(), [&](uint32_t left, uint32_t right) {
        if (bucketOf[left] != bucketOf[right]) {
          return bucketOf[left] < bucketOf[right];
        }
        return keys[left] < keys[right];
      });
  *sections = 0;
  for (int64_t row = 0; row < count; ++row) {
    if (row == 0 || bucketOf[order[row]] != bucketOf[order[row - 1]]) {
      ++*sections;
    }
  }

  // Opens the search, and types two letters.
  ucol_setStrength(collator.get(), UCOL_PRIMARY);
  auto wanted = icu::UnicodeString::fromUTF8(pattern);
  UChar none = 'a';
  UStringSearch *searcher = usearch_openFromCollator(
      wanted.getBuffer(), wanted.length(), &none, 1, collator.get(), nullptr,
      &status);
  if (U_FAILURE(status)) return false;
  *found = 0;
  for (int64_t row = 0; row < count; ++row) {
    // Empty texts are not allowed.
    if (texts[row].isEmpty()) continue;
    usearch_setText(
        searcher, texts[row].getBuffer(), texts[row].length(), &status);
    if (usearch_first(searcher, &status) != USEARCH_DONE) ++*found;
  }
  usearch_close(searcher);
  std::chrono::duration<double, std::milli> time =
      std::chrono::steady_clock::now() - start;
  *milliseconds = time.count();
  return U_SUCCESS(status);
}
