#include "CICULocales.h"

#include <unicode/uloc.h>
#include <unicode/ulocdata.h>

#include "ICUConstants.h"

int32_t cicu_uloc_forLanguageTag(
    const char *tag, char *id, int32_t capacity, int32_t *parsedLength,
    int32_t *status) {
  return uloc_forLanguageTag(tag, id, capacity, parsedLength, status);
}

int32_t cicu_uloc_toLanguageTag(
    const char *id, char *tag, int32_t capacity, bool strict,
    int32_t *status) {
  return uloc_toLanguageTag(id, tag, capacity, strict, status);
}

int32_t cicu_uloc_canonicalize(
    const char *id, char *name, int32_t capacity, int32_t *status) {
  return uloc_canonicalize(id, name, capacity, status);
}

int32_t cicu_uloc_getBaseName(
    const char *id, char *name, int32_t capacity, int32_t *status) {
  return uloc_getBaseName(id, name, capacity, status);
}

int32_t cicu_uloc_getLanguage(
    const char *id, char *language, int32_t capacity, int32_t *status) {
  return uloc_getLanguage(id, language, capacity, status);
}

int32_t cicu_uloc_getKeywordValue(
    const char *id, const char *keyword, char *value, int32_t capacity,
    int32_t *status) {
  return uloc_getKeywordValue(id, keyword, value, capacity, status);
}

int32_t cicu_uloc_getDisplayName(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status) {
  return uloc_getDisplayName(id, inLocale, name, capacity, status);
}

int32_t cicu_uloc_getDisplayScript(
    const char *id, const char *inLocale, uint16_t *name, int32_t capacity,
    int32_t *status) {
  return uloc_getDisplayScript(id, inLocale, name, capacity, status);
}

const char *cicu_uloc_toUnicodeLocaleType(
    const char *keyword, const char *value) {
  return uloc_toUnicodeLocaleType(keyword, value);
}

int32_t cicu_uloc_addLikelySubtags(
    const char *id, char *maximal, int32_t capacity, int32_t *status) {
  return uloc_addLikelySubtags(id, maximal, capacity, status);
}

ICU_CONSTANT(ULOCDATA_ES_STANDARD);
ICU_CONSTANT(ULOCDATA_ES_AUXILIARY);
ICU_CONSTANT(ULOCDATA_ES_INDEX);

cicu_ULocaleData *cicu_ulocdata_open(const char *id, int32_t *status) {
  return (cicu_ULocaleData *)ulocdata_open(id, status);
}

void cicu_ulocdata_close(cicu_ULocaleData *data) {
  ulocdata_close((ULocaleData *)data);
}

cicu_USet *cicu_ulocdata_getExemplarSet(
    cicu_ULocaleData *data, cicu_USet *set, uint32_t options,
    cicu_ULocaleDataExemplarSetType type, int32_t *status) {
  return (cicu_USet *)ulocdata_getExemplarSet(
      (ULocaleData *)data, (USet *)set, options,
      (ULocaleDataExemplarSetType)type, status);
}
