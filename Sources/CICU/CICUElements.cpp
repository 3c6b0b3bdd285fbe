#include "CICUElements.h"

#include <unicode/tblcoll.h>
#include <unicode/unistr.h>

U_NAMESPACE_BEGIN

// ICU's vector of 64-bit numbers, which `internalGetCEs` fills. A public header
// declares `internalGetCEs`, but no public header defines this class. The
// class has had these fields since ICU 4.2; `cicu_Elements_open` checks them.
class U_COMMON_API UVector64 : public UObject {
 public:
  explicit UVector64(UErrorCode &status);
  ~UVector64() override;

  void insertElementAt(int64_t element, int32_t index, UErrorCode &status);
  void removeAllElements();

  int32_t count;
  int32_t capacity;
  int32_t maxCapacity;
  int64_t *elements;
};

U_NAMESPACE_END

struct cicu_Elements : icu::UMemory {
  const icu::RuleBasedCollator *collator;
  icu::UVector64 vector;

  // If ICU's vector has more fields than declared, ICU writes them to this room
  // until the check detects them.
  int64_t spare[16];

  // A `UCollator` pointer is a cast pointer to a C++ collator.
  cicu_Elements(const cicu_UCollator *coll, UErrorCode &status)
      : collator(dynamic_cast<const icu::RuleBasedCollator *>(
            icu::Collator::fromUCollator(
                reinterpret_cast<const UCollator *>(coll)))),
        vector(status), spare() {}

  // Whether ICU's vector has its numbers in the declared fields.
  bool isAsDeclared(UErrorCode &status) {
    const int64_t samples[] = {0x0123456789ABCDEF, -2, 3};
    vector.count = -1;
    vector.removeAllElements();
    if (vector.count != 0) return false;
    for (int32_t index = 0; index < 3; ++index) {
      vector.insertElementAt(samples[index], index, status);
    }
    if (U_FAILURE(status)) return true;
    return vector.count == 3 && vector.elements[0] == samples[0] &&
           vector.elements[1] == samples[1] && vector.elements[2] == samples[2];
  }
};

cicu_Elements *cicu_Elements_open(
    const cicu_UCollator *coll, int32_t *status) {
  auto code = static_cast<UErrorCode>(*status);
  auto *elements = new cicu_Elements(coll, code);
  if (!elements) {
    code = U_MEMORY_ALLOCATION_ERROR;
  } else if (
      U_SUCCESS(code) &&
      !(elements->collator && elements->isAsDeclared(code))) {
    code = U_UNSUPPORTED_ERROR;
  }
  if (U_FAILURE(code)) {
    delete elements;
    elements = nullptr;
  }
  *status = code;
  return elements;
}

const int64_t *cicu_Elements_read(
    cicu_Elements *elements, const uint16_t *text, int32_t length,
    int32_t *count, int32_t *status) {
  auto code = static_cast<UErrorCode>(*status);
  elements->vector.removeAllElements();
  // Points to the text without copying it.
  const icu::UnicodeString string(
      false, reinterpret_cast<const char16_t *>(text), length);
  elements->collator->internalGetCEs(string, elements->vector, code);
  *count = elements->vector.count;
  *status = code;
  return elements->vector.elements;
}

void cicu_Elements_close(cicu_Elements *elements) { delete elements; }
