// Locale identifiers and their names.

#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include <stdbool.h>
#include <stdint.h>

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

const char *cicu_uloc_toUnicodeLocaleType(
    const char *keyword, const char *value);

#endif
