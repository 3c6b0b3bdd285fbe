// Locale identifiers and their names.

#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include <stdbool.h>
#include <stdint.h>

#include "CICUSets.h"

#ifdef __cplusplus
extern "C" {
#endif

int32_t cicu_uloc_forLanguageTag(
    const char *tag, char *id, int32_t capacity, int32_t *parsedLength,
    int32_t *status);

int32_t cicu_uloc_toLanguageTag(
    const char *id, char *tag, int32_t capacity, bool strict,
    int32_t *status);

int32_t cicu_uloc_canonicalize(
    const char *id, char *name, int32_t capacity, int32_t *status);

int32_t cicu_uloc_getBaseName(
    const char *id, char *name, int32_t capacity, int32_t *status);

int32_t cicu_uloc_getLanguage(
    const char *id, char *language, int32_t capacity, int32_t *status);

int32_t cicu_uloc_getKeywordValue(
    const char *id, const char *keyword, char *value, int32_t capacity,
    int32_t *status);

int32_t cicu_uloc_getDisplayName(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status);

int32_t cicu_uloc_getDisplayScript(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status);

const char *cicu_uloc_toUnicodeLocaleType(
    const char *keyword, const char *value);

int32_t cicu_uloc_addLikelySubtags(
    const char *id, char *maximal, int32_t capacity, int32_t *status);

/// The name that `Locale::createCanonical` gives a locale: `fil` for `tl`.
int32_t cicu_Locale_canonicalName(
    const char *id, char *name, int32_t capacity, int32_t *status);

// MARK: - Letters

typedef struct cicu_ULocaleData cicu_ULocaleData;

cicu_ULocaleData *cicu_ulocdata_open(const char *id, int32_t *status);

void cicu_ulocdata_close(cicu_ULocaleData *data);

/// The values of `ULocaleDataExemplarSetType` that Swift uses.
typedef enum cicu_ULocaleDataExemplarSetType : int32_t {
  cicu_ULOCDATA_ES_STANDARD = 0,
  cicu_ULOCDATA_ES_AUXILIARY = 1,
  cicu_ULOCDATA_ES_INDEX = 2,
} cicu_ULocaleDataExemplarSetType;

cicu_USet *cicu_ulocdata_getExemplarSet(
    cicu_ULocaleData *data, cicu_USet *set, uint32_t options,
    cicu_ULocaleDataExemplarSetType type, int32_t *status);

#ifdef __cplusplus
}
#endif

#endif
