// ICU for the tests: what the library has no need of, made and named as in CICU.

#ifndef CICU_TESTING_H
#define CICU_TESTING_H

#include <stddef.h>
#include <stdint.h>

#include "CICU.h"

#ifdef __cplusplus
extern "C" {
#endif

// MARK: - Sections

/// Builds the index of a locale as ICU does by itself, label limit included.
cicu_Index *cicu_Index_openLocale(
    const char *id, int32_t maxLabelCount, int32_t *status);

/// Builds the index of some labels, which stand one after the other.
cicu_Index *cicu_Index_openLabels(
    const cicu_UCollator *coll, const uint16_t *labels, const int32_t *lengths,
    int32_t count, int32_t *status);

// MARK: - Tailorings

/// How many characters and strings a collator orders otherwise than root.
int32_t cicu_ucol_countTailored(const cicu_UCollator *coll, int32_t *status);

/// The characters and strings that a collator orders otherwise than root.
cicu_USet *cicu_ucol_getTailoredSet(
    const cicu_UCollator *coll, int32_t *status);

// MARK: - Collation elements

typedef struct cicu_UCollationElements cicu_UCollationElements;

/// What `cicu_ucol_next` gives at the end.
enum : int32_t { cicu_UCOL_NULLORDER = -1 };

cicu_UCollationElements *cicu_ucol_openElements(
    const cicu_UCollator *coll, const uint16_t *text, int32_t length,
    int32_t *status);

/// The upper halves of an element's weights, or, marked as a continuation, the
/// lower ones.
int32_t cicu_ucol_next(cicu_UCollationElements *elements, int32_t *status);

void cicu_ucol_closeElements(cicu_UCollationElements *elements);

// MARK: - String search

typedef struct cicu_UStringSearch cicu_UStringSearch;

/// `usearch_openFromCollator`, without breaks.
cicu_UStringSearch *cicu_usearch_openFromCollator(
    const uint16_t *pattern, int32_t patternLength, const uint16_t *text,
    int32_t textLength, const cicu_UCollator *coll, int32_t *status);

/// The place of the first match, below 0 where there is none.
int32_t cicu_usearch_first(cicu_UStringSearch *search, int32_t *status);

/// The length of that match.
int32_t cicu_usearch_getMatchedLength(const cicu_UStringSearch *search);

void cicu_usearch_close(cicu_UStringSearch *search);

// MARK: - Characters

uint8_t cicu_unorm2_getCombiningClass(
    const cicu_UNormalizer2 *form, int32_t c);

// MARK: - Locales

int32_t cicu_uloc_getDisplayCountry(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status);

const char *const *cicu_uloc_getISOCountries(void);

int32_t cicu_uloc_getDisplayLanguage(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status);

const char *const *cicu_uloc_getISOLanguages(void);

int32_t cicu_uloc_countAvailable(void);

const char *cicu_uloc_getAvailable(int32_t index);

// MARK: - Charsets

int32_t cicu_ucnv_countAvailable(void);

const char *cicu_ucnv_getAvailableName(int32_t index);

uint16_t cicu_ucnv_countAliases(const char *name, int32_t *status);

const char *cicu_ucnv_getAlias(
    const char *name, uint16_t index, int32_t *status);

// MARK: - Memory, to be taken away

/// Each function gets the context first.
void cicu_u_setMemoryFunctions(
    const void *context, void *(*allocate)(const void *, size_t),
    void *(*reallocate)(const void *, void *, size_t),
    void (*release)(const void *, void *), int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
