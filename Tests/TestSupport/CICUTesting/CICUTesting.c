#include "CICUTesting.h"

#include <unicode/uclean.h>
#include <unicode/ucnv.h>
#include <unicode/ucoleitr.h>
#include <unicode/uloc.h>
#include <unicode/unorm2.h>
#include <unicode/usearch.h>

// Its checks hold here, too: that C's own types are ICU's.
#include "ICUConstants.h"

// MARK: - Collation elements

ICU_CONSTANT(UCOL_NULLORDER);

int32_t cicu_ucol_countTailored(const cicu_UCollator *coll, int32_t *status) {
  USet *set = ucol_getTailoredSet((const UCollator *)coll, status);
  if (!set) return -1;
  int32_t count = uset_size(set);
  uset_close(set);
  return count;
}

cicu_USet *cicu_ucol_getTailoredSet(
    const cicu_UCollator *coll, int32_t *status) {
  return (cicu_USet *)ucol_getTailoredSet((const UCollator *)coll, status);
}

cicu_UCollationElements *cicu_ucol_openElements(
    const cicu_UCollator *coll, const uint16_t *text, int32_t length,
    int32_t *status) {
  return (cicu_UCollationElements *)ucol_openElements(
      (const UCollator *)coll, text, length, status);
}

int32_t cicu_ucol_next(cicu_UCollationElements *elements, int32_t *status) {
  return ucol_next((UCollationElements *)elements, status);
}

void cicu_ucol_closeElements(cicu_UCollationElements *elements) {
  ucol_closeElements((UCollationElements *)elements);
}

// MARK: - String search

cicu_UStringSearch *cicu_usearch_openFromCollator(
    const uint16_t *pattern, int32_t patternLength, const uint16_t *text,
    int32_t textLength, const cicu_UCollator *coll, int32_t *status) {
  return (cicu_UStringSearch *)usearch_openFromCollator(
      pattern, patternLength, text, textLength, (const UCollator *)coll, NULL,
      status);
}

int32_t cicu_usearch_first(cicu_UStringSearch *search, int32_t *status) {
  return usearch_first((UStringSearch *)search, status);
}

int32_t cicu_usearch_getMatchedLength(const cicu_UStringSearch *search) {
  return usearch_getMatchedLength((const UStringSearch *)search);
}

void cicu_usearch_close(cicu_UStringSearch *search) {
  usearch_close((UStringSearch *)search);
}

// MARK: - Characters

uint8_t cicu_unorm2_getCombiningClass(
    const cicu_UNormalizer2 *form, int32_t c) {
  return unorm2_getCombiningClass((const UNormalizer2 *)form, c);
}

// MARK: - Locales

int32_t cicu_uloc_getDisplayCountry(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status) {
  return uloc_getDisplayCountry(id, inLocale, name, capacity, status);
}

const char *const *cicu_uloc_getISOCountries(void) {
  return uloc_getISOCountries();
}

int32_t cicu_uloc_getDisplayLanguage(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status) {
  return uloc_getDisplayLanguage(id, inLocale, name, capacity, status);
}

const char *const *cicu_uloc_getISOLanguages(void) {
  return uloc_getISOLanguages();
}

int32_t cicu_uloc_countAvailable(void) { return uloc_countAvailable(); }

const char *cicu_uloc_getAvailable(int32_t index) {
  return uloc_getAvailable(index);
}

// MARK: - Charsets

int32_t cicu_ucnv_countAvailable(void) { return ucnv_countAvailable(); }

const char *cicu_ucnv_getAvailableName(int32_t index) {
  return ucnv_getAvailableName(index);
}

uint16_t cicu_ucnv_countAliases(const char *name, int32_t *status) {
  return ucnv_countAliases(name, status);
}

const char *cicu_ucnv_getAlias(
    const char *name, uint16_t index, int32_t *status) {
  return ucnv_getAlias(name, index, status);
}

// MARK: - Memory

void cicu_u_setMemoryFunctions(
    const void *context, void *(*allocate)(const void *, size_t),
    void *(*reallocate)(const void *, void *, size_t),
    void (*release)(const void *, void *), int32_t *status) {
  u_setMemoryFunctions(context, allocate, reallocate, release, status);
}

// What the address sanitizer does not report; it calls this function by name.
//
// When memory runs out, ICU 72 may lose a resource bundle there, also in a
// program without ThumbIndex.
const char *__lsan_default_suppressions(void) { return "leak:ulocdata_open\n"; }
