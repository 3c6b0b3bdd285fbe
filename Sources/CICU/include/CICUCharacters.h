// Properties of characters, normalization, encodings.

#ifndef CICU_CHARACTERS_H
#define CICU_CHARACTERS_H

#include <stdbool.h>
#include <stdint.h>

// MARK: - Properties

/// The values of `UCharCategory` that Swift uses.
typedef enum cicu_UCharCategory : int32_t {
  cicu_U_UNASSIGNED = 0,
  cicu_U_NON_SPACING_MARK = 6,
  cicu_U_ENCLOSING_MARK = 7,
  cicu_U_COMBINING_SPACING_MARK = 8,
  cicu_U_PRIVATE_USE_CHAR = 17,
  cicu_U_START_PUNCTUATION = 20,
  cicu_U_END_PUNCTUATION = 21,
  cicu_U_INITIAL_PUNCTUATION = 28,
  cicu_U_FINAL_PUNCTUATION = 29,
} cicu_UCharCategory;

cicu_UCharCategory cicu_u_charType(int32_t c);

bool cicu_u_isdefined(int32_t c);

/// `uspoof_getSkeleton` of a text: texts that look alike have the same.
int32_t cicu_uspoof_skeleton(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity,
    int32_t *status);

bool cicu_u_isalpha(int32_t c);

bool cicu_u_isdigit(int32_t c);

bool cicu_u_islower(int32_t c);

typedef enum cicu_UProperty : int32_t {
  cicu_UCHAR_IDEOGRAPHIC = 17,
  cicu_UCHAR_UNIFIED_IDEOGRAPH = 29,
  cicu_UCHAR_EAST_ASIAN_WIDTH = 0x1004,
  cicu_UCHAR_SCRIPT = 0x100A,
  cicu_UCHAR_LEAD_CANONICAL_COMBINING_CLASS = 0x1010,
  cicu_UCHAR_TRAIL_CANONICAL_COMBINING_CLASS = 0x1011,
  cicu_UCHAR_INDIC_SYLLABIC_CATEGORY = 0x1017,
} cicu_UProperty;

/// The values of `UEastAsianWidth` that Swift uses.
enum : int32_t {
  cicu_U_EA_FULLWIDTH = 3,
  cicu_U_EA_WIDE = 5,
};

/// The values of `UIndicSyllabicCategory` that Swift uses.
enum : int32_t {
  cicu_U_INSC_OTHER = 0,
  cicu_U_INSC_CONSONANT = 5,
  cicu_U_INSC_CONSONANT_DEAD = 6,
  cicu_U_INSC_CONSONANT_PLACEHOLDER = 12,
  cicu_U_INSC_CONSONANT_WITH_STACKER = 17,
  cicu_U_INSC_INVISIBLE_STACKER = 19,
  cicu_U_INSC_MODIFYING_LETTER = 21,
  cicu_U_INSC_NUKTA = 23,
  cicu_U_INSC_PURE_KILLER = 26,
  cicu_U_INSC_VIRAMA = 31,
  cicu_U_INSC_VOWEL = 33,
  cicu_U_INSC_VOWEL_INDEPENDENT = 35,
};

/// The result of `cicu_u_getPropertyValueEnum` for an unknown name.
enum : int32_t { cicu_UCHAR_INVALID_CODE = -1 };

int32_t cicu_u_getPropertyValueEnum(
    cicu_UProperty property, const char *alias);

bool cicu_u_hasBinaryProperty(int32_t c, cicu_UProperty property);

int32_t cicu_u_getIntPropertyValue(int32_t c, cicu_UProperty property);

// MARK: - Scripts, by the number that ICU's `UScriptCode` has for them

int32_t cicu_uscript_getScript(int32_t c, int32_t *status);

const char *cicu_uscript_getShortName(int32_t script);

/// The value of `UScriptUsage` that Swift uses; higher ones are used more.
enum : int32_t { cicu_USCRIPT_USAGE_LIMITED_USE = 3 };

int32_t cicu_uscript_getUsage(int32_t script);

bool cicu_uscript_isRightToLeft(int32_t script);

/// The scripts of a locale; returns how many.
int32_t cicu_uscript_getCode(
    const char *id, int32_t *scripts, int32_t capacity, int32_t *status);

int32_t cicu_uscript_getSampleString(
    int32_t script, uint16_t *text, int32_t capacity, int32_t *status);

// MARK: - Normalization

typedef struct cicu_UNormalizer2 cicu_UNormalizer2;

const cicu_UNormalizer2 *cicu_unorm2_getNFDInstance(int32_t *status);

const cicu_UNormalizer2 *cicu_unorm2_getNFKDInstance(int32_t *status);

const cicu_UNormalizer2 *cicu_unorm2_getNFCInstance(int32_t *status);

int32_t cicu_unorm2_getDecomposition(
    const cicu_UNormalizer2 *form, int32_t c, uint16_t *text, int32_t capacity,
    int32_t *status);

/// The character that two characters compose; negative if there is none.
int32_t cicu_unorm2_composePair(
    const cicu_UNormalizer2 *form, int32_t a, int32_t b);

// MARK: - Encodings

/// Converts UTF-16 to UTF-8; half a surrogate pair becomes U+FFFD.
void cicu_u_strToUTF8WithSub(
    char *utf8, int32_t capacity, int32_t *length, const uint16_t *text,
    int32_t textLength, int32_t *status);

/// Converts UTF-8 to UTF-16; each ill-formed sequence becomes U+FFFD.
void cicu_u_strFromUTF8WithSub(
    uint16_t *text, int32_t capacity, int32_t *length, const char *utf8,
    int32_t utf8Length, int32_t *status);

#endif
