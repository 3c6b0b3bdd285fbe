// ICU for Swift.
//
// ICU's plain names are macros over versioned ones (`ucol_open` is
// `ucol_open_72`), which Swift cannot import. Nor may it see ICU's types:
// Foundation brings an ICU of its own, and a program that imports both would
// have two definitions of `UErrorCode`. So these headers include none of ICU's
// and have only C's types, structs whose contents are hidden, and constants of
// their own.
//
// Each function carries ICU's name behind `cicu_` and calls that function; so do
// types and constants, whose values are checked against ICU's where the
// functions are compiled. Only those of the alphabetic index, which ICU has in
// C++ alone, do more, and say what. An `int32_t *status` is a `UErrorCode *`, a
// `uint16_t` a `UChar`, an `int32_t` named after a character a `UChar32`.
//
// Here is what the library calls and nothing else: what tests alone call is in
// their CICUTesting.
//
// Only functions that ICU 66 to 78 share are used, and what is known to differ
// between those versions is this:
//
// - `ucol_clone` is of ICU 71; before, it was `ucol_safeClone`, which takes the
//   same when no buffer is given. `cicu_ucol_clone` chooses when it is compiled.
// - The values of the keyword `collation` are those of all locales, but to ICU
//   67 without those that root has; the library asks for root's as well.
// - `Collator::fromUCollator` is internal in all of them, but a cast; so is
//   `RuleBasedCollator::internalAddContractions`, which is there since ICU 51.
// - Keys, orders, titles and versions come from the data. The library reads them
//   and has no list of its own, and keys are compared only where
//   `Collator.fingerprint` is the same.
//
// What ICU gets wrong, in version 72 at least, the library avoids where it can:
// U+0344 and long runs of marks (`UTF16Buffer`), keys of more than 2^31 bytes
// (`ICUKeyWriter`), comparison otherwise than by keys (`Collator+Comparing`).
// The rest is listed with the tests, in `KnownContradiction`.

#ifndef CICU_H
#define CICU_H

#include "CICUAlphabeticIndex.h"
#include "CICUCharacters.h"
#include "CICUCollators.h"
#include "CICUContractions.h"
#include "CICUElements.h"
#include "CICULocales.h"
#include "CICUNumbers.h"
#include "CICUSets.h"
#include "CICUStatus.h"
#include "CICUTransliterators.h"

#endif
