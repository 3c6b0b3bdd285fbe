#include "CICUCharacters.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uspoof.h>

#include "ICUConstants.h"

// MARK: - Properties

ICU_CONSTANT(U_UNASSIGNED);
ICU_CONSTANT(U_NON_SPACING_MARK);
ICU_CONSTANT(U_ENCLOSING_MARK);
ICU_CONSTANT(U_COMBINING_SPACING_MARK);
ICU_CONSTANT(U_PRIVATE_USE_CHAR);
ICU_CONSTANT(U_START_PUNCTUATION);
ICU_CONSTANT(U_END_PUNCTUATION);
ICU_CONSTANT(U_INITIAL_PUNCTUATION);
ICU_CONSTANT(U_FINAL_PUNCTUATION);

cicu_UCharCategory cicu_u_charType(int32_t c) {
  return (cicu_UCharCategory)u_charType(c);
}

bool cicu_u_isdefined(int32_t c) { return u_isdefined(c); }

bool cicu_u_isalpha(int32_t c) { return u_isalpha(c); }

bool cicu_u_isdigit(int32_t c) { return u_isdigit(c); }

bool cicu_u_islower(int32_t c) { return u_islower(c); }

ICU_CONSTANT(UCHAR_IDEOGRAPHIC);
ICU_CONSTANT(UCHAR_UNIFIED_IDEOGRAPH);
ICU_CONSTANT(UCHAR_EAST_ASIAN_WIDTH);
ICU_CONSTANT(U_EA_FULLWIDTH);
ICU_CONSTANT(U_EA_WIDE);
ICU_CONSTANT(UCHAR_SCRIPT);
ICU_CONSTANT(UCHAR_LEAD_CANONICAL_COMBINING_CLASS);
ICU_CONSTANT(UCHAR_TRAIL_CANONICAL_COMBINING_CLASS);
ICU_CONSTANT(UCHAR_INDIC_SYLLABIC_CATEGORY);
ICU_CONSTANT(U_INSC_OTHER);
ICU_CONSTANT(U_INSC_CONSONANT);
ICU_CONSTANT(U_INSC_CONSONANT_DEAD);
ICU_CONSTANT(U_INSC_CONSONANT_PLACEHOLDER);
ICU_CONSTANT(U_INSC_CONSONANT_WITH_STACKER);
ICU_CONSTANT(U_INSC_INVISIBLE_STACKER);
ICU_CONSTANT(U_INSC_MODIFYING_LETTER);
ICU_CONSTANT(U_INSC_NUKTA);
ICU_CONSTANT(U_INSC_PURE_KILLER);
ICU_CONSTANT(U_INSC_VIRAMA);
ICU_CONSTANT(U_INSC_VOWEL);
ICU_CONSTANT(U_INSC_VOWEL_INDEPENDENT);
ICU_CONSTANT(UCHAR_INVALID_CODE);

int32_t cicu_u_getPropertyValueEnum(
    cicu_UProperty property, const char *alias) {
  return u_getPropertyValueEnum((UProperty)property, alias);
}

int32_t cicu_u_getIntPropertyValue(int32_t c, cicu_UProperty property) {
  return u_getIntPropertyValue(c, (UProperty)property);
}

bool cicu_u_hasBinaryProperty(int32_t c, cicu_UProperty property) {
  return u_hasBinaryProperty(c, (UProperty)property);
}

// MARK: - Scripts

int32_t cicu_uscript_getScript(int32_t c, int32_t *status) {
  return uscript_getScript(c, status);
}

const char *cicu_uscript_getShortName(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

ICU_CONSTANT(USCRIPT_USAGE_LIMITED_USE);

int32_t cicu_uscript_getUsage(int32_t script) {
  return uscript_getUsage((UScriptCode)script);
}

bool cicu_uscript_isRightToLeft(int32_t script) {
  return uscript_isRightToLeft((UScriptCode)script);
}

int32_t cicu_uscript_getCode(
    const char *id, int32_t *scripts, int32_t capacity, int32_t *status) {
  return uscript_getCode(id, (UScriptCode *)scripts, capacity, status);
}

int32_t cicu_uscript_getSampleString(
    int32_t script, uint16_t *text, int32_t capacity, int32_t *status) {
  return uscript_getSampleString(
      (UScriptCode)script, text, capacity, status);
}

// MARK: - Normalization

const cicu_UNormalizer2 *cicu_unorm2_getNFDInstance(int32_t *status) {
  return (const cicu_UNormalizer2 *)unorm2_getNFDInstance(status);
}

const cicu_UNormalizer2 *cicu_unorm2_getNFKDInstance(int32_t *status) {
  return (const cicu_UNormalizer2 *)unorm2_getNFKDInstance(status);
}

const cicu_UNormalizer2 *cicu_unorm2_getNFCInstance(int32_t *status) {
  return (const cicu_UNormalizer2 *)unorm2_getNFCInstance(status);
}

int32_t cicu_unorm2_composePair(
    const cicu_UNormalizer2 *form, int32_t a, int32_t b) {
  return unorm2_composePair((const UNormalizer2 *)form, a, b);
}

int32_t cicu_unorm2_getDecomposition(
    const cicu_UNormalizer2 *form, int32_t c, uint16_t *text, int32_t capacity,
    int32_t *status) {
  return unorm2_getDecomposition(
      (const UNormalizer2 *)form, c, text, capacity, status);
}

// MARK: - Encodings

void cicu_u_strToUTF8WithSub(
    char *utf8, int32_t capacity, int32_t *length, const uint16_t *text,
    int32_t textLength, int32_t *status) {
  u_strToUTF8WithSub(
      utf8, capacity, length, text, textLength, 0xFFFD, NULL, status);
}

void cicu_u_strFromUTF8WithSub(
    uint16_t *text, int32_t capacity, int32_t *length, const char *utf8,
    int32_t utf8Length, int32_t *status) {
  u_strFromUTF8WithSub(
      text, capacity, length, utf8, utf8Length, 0xFFFD, NULL, status);
}

int32_t cicu_uspoof_skeleton(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status) {
  USpoofChecker *checker = uspoof_open(status);
  int32_t needed = uspoof_getSkeleton(
      checker, 0, text, length, buffer, capacity, status);
  uspoof_close(checker);
  return needed;
}
