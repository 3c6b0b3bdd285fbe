#include "CICUCollators.h"

#include <unicode/ucol.h>
#include <unicode/uenum.h>

#include "ICUConstants.h"

// MARK: - Opening

cicu_UCollator *cicu_ucol_open(const char *id, int32_t *status) {
  return (cicu_UCollator *)ucol_open(id, status);
}

cicu_UCollator *cicu_ucol_openRules(
    const uint16_t *rules, int32_t length, int32_t *offset, int32_t *status) {
  UParseError where = {0};
  // With `UCOL_DEFAULT_STRENGTH`, which is tertiary, `[strength 1]` in the rules
  // would not count.
  UCollator *coll = ucol_openRules(
      rules, length, UCOL_DEFAULT, (UCollationStrength)UCOL_DEFAULT, &where,
      status);
  *offset = where.offset;
  return (cicu_UCollator *)coll;
}

cicu_UCollator *cicu_ucol_clone(const cicu_UCollator *coll, int32_t *status) {
#if U_ICU_VERSION_MAJOR_NUM >= 71
  return (cicu_UCollator *)ucol_clone((const UCollator *)coll, status);
#else
  return (cicu_UCollator *)ucol_safeClone(
      (const UCollator *)coll, NULL, NULL, status);
#endif
}

void cicu_ucol_close(cicu_UCollator *coll) { ucol_close((UCollator *)coll); }

int32_t cicu_ucol_countAvailable(void) { return ucol_countAvailable(); }

const char *cicu_ucol_getAvailable(int32_t index) {
  return ucol_getAvailable(index);
}

// MARK: - Collation types

cicu_UEnumeration *cicu_ucol_getKeywordValues(
    const char *keyword, int32_t *status) {
  return (cicu_UEnumeration *)ucol_getKeywordValues(keyword, status);
}

cicu_UEnumeration *cicu_ucol_getKeywordValuesForLocale(
    const char *keyword, const char *id, bool commonlyUsed, int32_t *status) {
  return (cicu_UEnumeration *)ucol_getKeywordValuesForLocale(
      keyword, id, commonlyUsed, status);
}

const char *cicu_uenum_next(
    cicu_UEnumeration *values, int32_t *length, int32_t *status) {
  return uenum_next((UEnumeration *)values, length, status);
}

void cicu_uenum_close(cicu_UEnumeration *values) {
  uenum_close((UEnumeration *)values);
}

// MARK: - Attributes

ICU_CONSTANT(UCOL_FRENCH_COLLATION);
ICU_CONSTANT(UCOL_ALTERNATE_HANDLING);
ICU_CONSTANT(UCOL_CASE_FIRST);
ICU_CONSTANT(UCOL_CASE_LEVEL);
ICU_CONSTANT(UCOL_NORMALIZATION_MODE);
ICU_CONSTANT(UCOL_STRENGTH);
ICU_CONSTANT(UCOL_NUMERIC_COLLATION);

ICU_CONSTANT(UCOL_PRIMARY);
ICU_CONSTANT(UCOL_SECONDARY);
ICU_CONSTANT(UCOL_TERTIARY);
ICU_CONSTANT(UCOL_QUATERNARY);
ICU_CONSTANT(UCOL_IDENTICAL);
ICU_CONSTANT(UCOL_OFF);
ICU_CONSTANT(UCOL_ON);
ICU_CONSTANT(UCOL_SHIFTED);
ICU_CONSTANT(UCOL_NON_IGNORABLE);
ICU_CONSTANT(UCOL_LOWER_FIRST);
ICU_CONSTANT(UCOL_UPPER_FIRST);

void cicu_ucol_setAttribute(
    cicu_UCollator *coll, cicu_UColAttribute attribute, int32_t value,
    int32_t *status) {
  ucol_setAttribute(
      (UCollator *)coll, (UColAttribute)attribute, (UColAttributeValue)value,
      status);
}

int32_t cicu_ucol_getAttribute(
    const cicu_UCollator *coll, cicu_UColAttribute attribute, int32_t *status) {
  return ucol_getAttribute(
      (const UCollator *)coll, (UColAttribute)attribute, status);
}

// MARK: - Groups of characters

ICU_CONSTANT(UCOL_REORDER_CODE_OTHERS);
ICU_CONSTANT(UCOL_REORDER_CODE_NONE);
ICU_CONSTANT(UCOL_REORDER_CODE_SPACE);
ICU_CONSTANT(UCOL_REORDER_CODE_PUNCTUATION);
ICU_CONSTANT(UCOL_REORDER_CODE_SYMBOL);
ICU_CONSTANT(UCOL_REORDER_CODE_CURRENCY);
ICU_CONSTANT(UCOL_REORDER_CODE_DIGIT);

void cicu_ucol_setMaxVariable(
    cicu_UCollator *coll, int32_t group, int32_t *status) {
  ucol_setMaxVariable((UCollator *)coll, (UColReorderCode)group, status);
}

int32_t cicu_ucol_getMaxVariable(const cicu_UCollator *coll) {
  return ucol_getMaxVariable((const UCollator *)coll);
}

uint32_t cicu_ucol_getVariableTop(
    const cicu_UCollator *coll, int32_t *status) {
  return ucol_getVariableTop((const UCollator *)coll, status);
}

void cicu_ucol_setReorderCodes(
    cicu_UCollator *coll, const int32_t *codes, int32_t count,
    int32_t *status) {
  ucol_setReorderCodes((UCollator *)coll, codes, count, status);
}

int32_t cicu_ucol_getReorderCodes(
    const cicu_UCollator *coll, int32_t *codes, int32_t capacity,
    int32_t *status) {
  return ucol_getReorderCodes(
      (const UCollator *)coll, codes, capacity, status);
}

// MARK: - What a collator says of itself

ICU_CONSTANT(ULOC_ACTUAL_LOCALE);
ICU_CONSTANT(ULOC_VALID_LOCALE);

const char *cicu_ucol_getLocaleByType(
    const cicu_UCollator *coll, cicu_ULocDataLocaleType type, int32_t *status) {
  return ucol_getLocaleByType(
      (const UCollator *)coll, (ULocDataLocaleType)type, status);
}

const uint16_t *cicu_ucol_getRules(
    const cicu_UCollator *coll, int32_t *length) {
  return ucol_getRules((const UCollator *)coll, length);
}

void cicu_ucol_getContractionsAndExpansions(
    const cicu_UCollator *coll, cicu_USet *contractions, cicu_USet *expansions,
    bool addPrefixes, int32_t *status) {
  ucol_getContractionsAndExpansions(
      (const UCollator *)coll, (USet *)contractions, (USet *)expansions,
      addPrefixes, status);
}

void cicu_ucol_getVersion(const cicu_UCollator *coll, uint8_t version[4]) {
  ucol_getVersion((const UCollator *)coll, version);
}

// MARK: - Comparison and sort keys

int32_t cicu_ucol_strcollUTF8(
    const cicu_UCollator *coll, const char *left, int32_t leftLength,
    const char *right, int32_t rightLength, int32_t *status) {
  return ucol_strcollUTF8(
      (const UCollator *)coll, left, leftLength, right, rightLength, status);
}

int32_t cicu_ucol_getSortKey(
    const cicu_UCollator *coll, const uint16_t *text, int32_t length,
    uint8_t *key, int32_t capacity) {
  return ucol_getSortKey(
      (const UCollator *)coll, text, length, key, capacity);
}
