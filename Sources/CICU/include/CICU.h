// ICU for Swift.
//
// ICU's plain names are macros over versioned ones (`ucol_open` is
// `ucol_open_72`), which Swift cannot import. Each forwarder below carries the
// name behind `cicu_` and does nothing of its own.
//
// Only functions that ICU 66 to 78 share are used.

#ifndef CICU_H
#define CICU_H

#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/usearch.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>
#include <unicode/uenum.h>
#include <unicode/uversion.h>
#include <unicode/utrans.h>

#include "CICUAlphabeticIndex.h"

// MARK: - Errors

static inline const char *cicu_u_errorName(UErrorCode code) {
  return u_errorName(code);
}

// MARK: - Versions

static inline void cicu_u_getVersion(UVersionInfo version) {
  u_getVersion(version);
}

static inline void cicu_u_getUnicodeVersion(UVersionInfo version) {
  u_getUnicodeVersion(version);
}

static inline void cicu_ulocdata_getCLDRVersion(
    UVersionInfo version, UErrorCode *status) {
  ulocdata_getCLDRVersion(version, status);
}

static inline void cicu_ucol_getVersion(
    const UCollator *coll, UVersionInfo version) {
  ucol_getVersion(coll, version);
}

static inline void cicu_ucol_getUCAVersion(
    const UCollator *coll, UVersionInfo version) {
  ucol_getUCAVersion(coll, version);
}

// MARK: - Locale identifiers

static inline int32_t cicu_uloc_forLanguageTag(
    const char *tag, char *id, int32_t capacity, int32_t *parsedLength,
    UErrorCode *status) {
  return uloc_forLanguageTag(tag, id, capacity, parsedLength, status);
}

static inline int32_t cicu_uloc_toLanguageTag(
    const char *id, char *tag, int32_t capacity, UBool strict,
    UErrorCode *status) {
  return uloc_toLanguageTag(id, tag, capacity, strict, status);
}

static inline int32_t cicu_uloc_canonicalize(
    const char *id, char *name, int32_t capacity, UErrorCode *status) {
  return uloc_canonicalize(id, name, capacity, status);
}

static inline int32_t cicu_uloc_getBaseName(
    const char *id, char *name, int32_t capacity, UErrorCode *status) {
  return uloc_getBaseName(id, name, capacity, status);
}

static inline int32_t cicu_uloc_getLanguage(
    const char *id, char *language, int32_t capacity, UErrorCode *status) {
  return uloc_getLanguage(id, language, capacity, status);
}

static inline int32_t cicu_uloc_getKeywordValue(
    const char *id, const char *keyword, char *value, int32_t capacity,
    UErrorCode *status) {
  return uloc_getKeywordValue(id, keyword, value, capacity, status);
}

static inline int32_t cicu_uloc_setKeywordValue(
    const char *keyword, const char *value, char *id, int32_t capacity,
    UErrorCode *status) {
  return uloc_setKeywordValue(keyword, value, id, capacity, status);
}

static inline int32_t cicu_uloc_getDisplayName(
    const char *id, const char *inLocale, UChar *name, int32_t capacity,
    UErrorCode *status) {
  return uloc_getDisplayName(id, inLocale, name, capacity, status);
}

static inline int32_t cicu_uloc_getDisplayCountry(
    const char *id, const char *inLocale, UChar *name, int32_t capacity,
    UErrorCode *status) {
  return uloc_getDisplayCountry(id, inLocale, name, capacity, status);
}

static inline const char *const *cicu_uloc_getISOCountries(void) {
  return uloc_getISOCountries();
}

static inline int32_t cicu_uloc_countAvailable(void) {
  return uloc_countAvailable();
}

static inline const char *cicu_uloc_getAvailable(int32_t index) {
  return uloc_getAvailable(index);
}

static inline const char *cicu_uloc_toUnicodeLocaleType(
    const char *keyword, const char *value) {
  return uloc_toUnicodeLocaleType(keyword, value);
}

static inline const char *cicu_uloc_toLegacyType(
    const char *keyword, const char *value) {
  return uloc_toLegacyType(keyword, value);
}

// MARK: - Collators

static inline int32_t cicu_ucol_countAvailable(void) {
  return ucol_countAvailable();
}

static inline const char *cicu_ucol_getAvailable(int32_t index) {
  return ucol_getAvailable(index);
}

static inline UEnumeration *cicu_ucol_getKeywordValues(
    const char *keyword, UErrorCode *status) {
  return ucol_getKeywordValues(keyword, status);
}

static inline UEnumeration *cicu_ucol_getKeywordValuesForLocale(
    const char *keyword, const char *id, UBool commonlyUsed,
    UErrorCode *status) {
  return ucol_getKeywordValuesForLocale(keyword, id, commonlyUsed, status);
}

static inline const char *cicu_uenum_next(
    UEnumeration *values, int32_t *length, UErrorCode *status) {
  return uenum_next(values, length, status);
}

static inline void cicu_uenum_close(UEnumeration *values) {
  uenum_close(values);
}

static inline UCollator *cicu_ucol_open(const char *id, UErrorCode *status) {
  return ucol_open(id, status);
}

static inline UCollator *cicu_ucol_openRules(
    const UChar *rules, int32_t length, UParseError *where,
    UErrorCode *status) {
  return ucol_openRules(
      rules, length, UCOL_DEFAULT, UCOL_DEFAULT_STRENGTH, where, status);
}

static inline void cicu_ucol_close(UCollator *coll) { ucol_close(coll); }

static inline void cicu_ucol_setAttribute(
    UCollator *coll, UColAttribute attribute, UColAttributeValue value,
    UErrorCode *status) {
  ucol_setAttribute(coll, attribute, value, status);
}

static inline UColAttributeValue cicu_ucol_getAttribute(
    const UCollator *coll, UColAttribute attribute, UErrorCode *status) {
  return ucol_getAttribute(coll, attribute, status);
}

static inline void cicu_ucol_setMaxVariable(
    UCollator *coll, UColReorderCode group, UErrorCode *status) {
  ucol_setMaxVariable(coll, group, status);
}

static inline UColReorderCode cicu_ucol_getMaxVariable(const UCollator *coll) {
  return ucol_getMaxVariable(coll);
}

static inline uint32_t cicu_ucol_getVariableTop(
    const UCollator *coll, UErrorCode *status) {
  return ucol_getVariableTop(coll, status);
}

static inline void cicu_ucol_setReorderCodes(
    UCollator *coll, const int32_t *codes, int32_t count, UErrorCode *status) {
  ucol_setReorderCodes(coll, codes, count, status);
}

static inline int32_t cicu_ucol_getReorderCodes(
    const UCollator *coll, int32_t *codes, int32_t capacity,
    UErrorCode *status) {
  return ucol_getReorderCodes(coll, codes, capacity, status);
}

static inline const UChar *cicu_ucol_getRules(
    const UCollator *coll, int32_t *length) {
  return ucol_getRules(coll, length);
}

static inline const char *cicu_ucol_getLocaleByType(
    const UCollator *coll, ULocDataLocaleType type, UErrorCode *status) {
  return ucol_getLocaleByType(coll, type, status);
}

static inline void cicu_ucol_getContractionsAndExpansions(
    const UCollator *coll, USet *contractions, USet *expansions,
    UBool addPrefixes, UErrorCode *status) {
  ucol_getContractionsAndExpansions(
      coll, contractions, expansions, addPrefixes, status);
}

// MARK: - Comparison and sort keys

static inline UCollationResult cicu_ucol_strcollUTF8(
    const UCollator *coll, const char *left, int32_t leftLength,
    const char *right, int32_t rightLength, UErrorCode *status) {
  return ucol_strcollUTF8(coll, left, leftLength, right, rightLength, status);
}

static inline int32_t cicu_ucol_getSortKey(
    const UCollator *coll, const UChar *text, int32_t length, uint8_t *key,
    int32_t capacity) {
  return ucol_getSortKey(coll, text, length, key, capacity);
}

// MARK: - Collation elements

/// The macro's value, which is not an `int` to Swift.
static const int32_t cicu_UCOL_NULLORDER = (int32_t)UCOL_NULLORDER;

static inline UCollationElements *cicu_ucol_openElements(
    const UCollator *coll, const UChar *text, int32_t length,
    UErrorCode *status) {
  return ucol_openElements(coll, text, length, status);
}

static inline void cicu_ucol_setText(
    UCollationElements *elements, const UChar *text, int32_t length,
    UErrorCode *status) {
  ucol_setText(elements, text, length, status);
}

static inline int32_t cicu_ucol_next(
    UCollationElements *elements, UErrorCode *status) {
  return ucol_next(elements, status);
}

static inline void cicu_ucol_closeElements(UCollationElements *elements) {
  ucol_closeElements(elements);
}

// MARK: - String search, for tests to compare with

static inline UStringSearch *cicu_usearch_openFromCollator(
    const UChar *pattern, int32_t patternLength, const UChar *text,
    int32_t textLength, const UCollator *coll, UErrorCode *status) {
  return usearch_openFromCollator(
      pattern, patternLength, text, textLength, coll, NULL, status);
}

static inline int32_t cicu_usearch_first(
    UStringSearch *search, UErrorCode *status) {
  return usearch_first(search, status);
}

static inline void cicu_usearch_close(UStringSearch *search) {
  usearch_close(search);
}

// MARK: - Sets of strings

static inline USet *cicu_uset_openEmpty(void) { return uset_openEmpty(); }

static inline void cicu_uset_close(USet *set) { uset_close(set); }

static inline int32_t cicu_uset_getItemCount(const USet *set) {
  return uset_getItemCount(set);
}

static inline int32_t cicu_uset_getItem(
    const USet *set, int32_t index, UChar32 *start, UChar32 *end, UChar *text,
    int32_t capacity, UErrorCode *status) {
  return uset_getItem(set, index, start, end, text, capacity, status);
}

// MARK: - Transliterators

static inline UTransliterator *cicu_utrans_open(
    const UChar *id, int32_t length, UErrorCode *status) {
  return utrans_openU(id, length, UTRANS_FORWARD, NULL, 0, NULL, status);
}

static inline void cicu_utrans_close(UTransliterator *transliterator) {
  utrans_close(transliterator);
}

static inline void cicu_utrans_transUChars(
    const UTransliterator *transliterator, UChar *text, int32_t *length,
    int32_t capacity, int32_t start, int32_t *limit, UErrorCode *status) {
  utrans_transUChars(
      transliterator, text, length, capacity, start, limit, status);
}

// MARK: - Characters and encodings

static inline UScriptCode cicu_uscript_getScript(
    UChar32 c, UErrorCode *status) {
  return uscript_getScript(c, status);
}

static inline UBool cicu_u_isdefined(UChar32 c) { return u_isdefined(c); }

static inline UCharCategory cicu_u_charType(UChar32 c) {
  return (UCharCategory)u_charType(c);
}

static inline UBool cicu_u_isdigit(UChar32 c) { return u_isdigit(c); }

static inline const UNormalizer2 *cicu_unorm2_getNFDInstance(
    UErrorCode *status) {
  return unorm2_getNFDInstance(status);
}

static inline uint8_t cicu_unorm2_getCombiningClass(
    const UNormalizer2 *form, UChar32 c) {
  return unorm2_getCombiningClass(form, c);
}

static inline int32_t cicu_unorm2_getDecomposition(
    const UNormalizer2 *form, UChar32 c, UChar *text, int32_t capacity,
    UErrorCode *status) {
  return unorm2_getDecomposition(form, c, text, capacity, status);
}

static inline int32_t cicu_u_getPropertyValueEnum(
    UProperty property, const char *alias) {
  return u_getPropertyValueEnum(property, alias);
}

static inline const char *cicu_uscript_getShortName(UScriptCode script) {
  return uscript_getShortName(script);
}

/// UTF-8 to UTF-16, each ill-formed sequence replaced by U+FFFD.
static inline void cicu_u_strFromUTF8WithSub(
    UChar *text, int32_t capacity, int32_t *length, const char *utf8,
    int32_t utf8Length, UErrorCode *status) {
  u_strFromUTF8WithSub(
      text, capacity, length, utf8, utf8Length, 0xFFFD, NULL, status);
}

#endif
