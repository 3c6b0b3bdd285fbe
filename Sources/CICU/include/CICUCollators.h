// Collators: opening them, setting them up, comparing, sort keys.

#ifndef CICU_COLLATORS_H
#define CICU_COLLATORS_H

#include <stdbool.h>
#include <stdint.h>

#include "CICUSets.h"

typedef struct cicu_UCollator cicu_UCollator;

// MARK: - Opening

cicu_UCollator *cicu_ucol_open(const char *id, int32_t *status);

/// `offset` gets the offset in ICU's `UParseError`.
cicu_UCollator *cicu_ucol_openRules(
    const uint16_t *rules, int32_t length, int32_t *offset, int32_t *status);

cicu_UCollator *cicu_ucol_clone(const cicu_UCollator *coll, int32_t *status);

void cicu_ucol_close(cicu_UCollator *coll);

int32_t cicu_ucol_countAvailable(void);

const char *cicu_ucol_getAvailable(int32_t index);

// MARK: - Collation types

typedef struct cicu_UEnumeration cicu_UEnumeration;

cicu_UEnumeration *cicu_ucol_getKeywordValues(
    const char *keyword, int32_t *status);

cicu_UEnumeration *cicu_ucol_getKeywordValuesForLocale(
    const char *keyword, const char *id, bool commonlyUsed, int32_t *status);

const char *cicu_uenum_next(
    cicu_UEnumeration *values, int32_t *length, int32_t *status);

void cicu_uenum_close(cicu_UEnumeration *values);

// MARK: - Attributes

typedef enum cicu_UColAttribute : int32_t {
  cicu_UCOL_FRENCH_COLLATION = 0,
  cicu_UCOL_ALTERNATE_HANDLING = 1,
  cicu_UCOL_CASE_FIRST = 2,
  cicu_UCOL_CASE_LEVEL = 3,
  cicu_UCOL_NORMALIZATION_MODE = 4,
  cicu_UCOL_STRENGTH = 5,
  cicu_UCOL_NUMERIC_COLLATION = 7,
} cicu_UColAttribute;

/// Values of attributes.
enum : int32_t {
  cicu_UCOL_PRIMARY = 0,
  cicu_UCOL_SECONDARY = 1,
  cicu_UCOL_TERTIARY = 2,
  cicu_UCOL_QUATERNARY = 3,
  cicu_UCOL_IDENTICAL = 15,
  cicu_UCOL_OFF = 16,
  cicu_UCOL_ON = 17,
  cicu_UCOL_SHIFTED = 20,
  cicu_UCOL_NON_IGNORABLE = 21,
  cicu_UCOL_LOWER_FIRST = 24,
  cicu_UCOL_UPPER_FIRST = 25,
};

void cicu_ucol_setAttribute(
    cicu_UCollator *coll, cicu_UColAttribute attribute, int32_t value,
    int32_t *status);

int32_t cicu_ucol_getAttribute(
    const cicu_UCollator *coll, cicu_UColAttribute attribute, int32_t *status);

// MARK: - Groups of characters

/// Groups other than scripts; a script's number is its `UScriptCode`.
enum : int32_t {
  cicu_UCOL_REORDER_CODE_OTHERS = 103,
  cicu_UCOL_REORDER_CODE_NONE = 103,
  cicu_UCOL_REORDER_CODE_SPACE = 0x1000,
  cicu_UCOL_REORDER_CODE_PUNCTUATION = 0x1001,
  cicu_UCOL_REORDER_CODE_SYMBOL = 0x1002,
  cicu_UCOL_REORDER_CODE_CURRENCY = 0x1003,
  cicu_UCOL_REORDER_CODE_DIGIT = 0x1004,
};

void cicu_ucol_setMaxVariable(
    cicu_UCollator *coll, int32_t group, int32_t *status);

int32_t cicu_ucol_getMaxVariable(const cicu_UCollator *coll);

uint32_t cicu_ucol_getVariableTop(
    const cicu_UCollator *coll, int32_t *status);

void cicu_ucol_setReorderCodes(
    cicu_UCollator *coll, const int32_t *codes, int32_t count,
    int32_t *status);

int32_t cicu_ucol_getReorderCodes(
    const cicu_UCollator *coll, int32_t *codes, int32_t capacity,
    int32_t *status);

// MARK: - What a collator says of itself

typedef enum cicu_ULocDataLocaleType : int32_t {
  cicu_ULOC_ACTUAL_LOCALE = 0,
  cicu_ULOC_VALID_LOCALE = 1,
} cicu_ULocDataLocaleType;

const char *cicu_ucol_getLocaleByType(
    const cicu_UCollator *coll, cicu_ULocDataLocaleType type, int32_t *status);

const uint16_t *cicu_ucol_getRules(
    const cicu_UCollator *coll, int32_t *length);

void cicu_ucol_getContractionsAndExpansions(
    const cicu_UCollator *coll, cicu_USet *contractions, cicu_USet *expansions,
    bool addPrefixes, int32_t *status);

void cicu_ucol_getVersion(const cicu_UCollator *coll, uint8_t version[4]);

// MARK: - Comparison and sort keys

/// The result is below, at or above 0, like `UCollationResult`.
int32_t cicu_ucol_strcollUTF8(
    const cicu_UCollator *coll, const char *left, int32_t leftLength,
    const char *right, int32_t rightLength, int32_t *status);

int32_t cicu_ucol_getSortKey(
    const cicu_UCollator *coll, const uint16_t *text, int32_t length,
    uint8_t *key, int32_t capacity);

#endif
