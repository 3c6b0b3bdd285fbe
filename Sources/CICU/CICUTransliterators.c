#include "CICUTransliterators.h"

#include <unicode/ures.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

#include "ICUConstants.h"

/// ICU's resource bundle of transliterators.
#define TRANSLITERATORS U_ICUDATA_NAME "-translit"

cicu_UTransliterator *cicu_utrans_open(
    const uint16_t *id, int32_t length, int32_t *status) {
  return (cicu_UTransliterator *)utrans_openU(
      id, length, UTRANS_FORWARD, NULL, 0, NULL, status);
}

int32_t cicu_transliteratorRules(
    const char *id, uint16_t *result, int32_t capacity, int32_t *status) {
  UResourceBundle *root = ures_openDirect(TRANSLITERATORS, "root", status);
  UResourceBundle *all =
      ures_getByKey(root, "RuleBasedTransliteratorIDs", NULL, status);
  UResourceBundle *entry = ures_getByKey(all, id, NULL, status);
  int32_t length = 0;
  int32_t isOther = U_ZERO_ERROR;
  const UChar *other = ures_getStringByKey(entry, "alias", &length, &isOther);
  char name[64];
  if (*status <= U_ZERO_ERROR && isOther <= U_ZERO_ERROR &&
      length < (int32_t)sizeof name) {
    u_UCharsToChars(other, name, length + 1);
    entry = ures_getByKey(all, name, entry, status);
  }
  UResourceBundle *file = ures_getByKey(entry, "file", NULL, status);
  const UChar *rules = ures_getStringByKey(file, "resource", &length, status);
  if (*status <= U_ZERO_ERROR) {
    if (length <= capacity) {
      u_memcpy(result, rules, length);
    } else {
      *status = U_BUFFER_OVERFLOW_ERROR;
    }
  }
  ures_close(file);
  ures_close(entry);
  ures_close(all);
  ures_close(root);
  return length;
}

void cicu_utrans_close(cicu_UTransliterator *transliterator) {
  utrans_close((UTransliterator *)transliterator);
}

void cicu_utrans_transUChars(
    const cicu_UTransliterator *transliterator, uint16_t *text,
    int32_t *length, int32_t capacity, int32_t start, int32_t *limit,
    int32_t *status) {
  utrans_transUChars(
      (const UTransliterator *)transliterator, text, length, capacity, start,
      limit, status);
}
