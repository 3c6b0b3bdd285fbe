// ICU for Swift.
//
// ICU's names of functions are macros for versioned names: `ucol_open` stands
// for `ucol_open_72`. Swift cannot import such macros. Swift must not see ICU's
// types either: Foundation has its own ICU, and a program that imports both
// would have two definitions of `UErrorCode`. So these headers do not include
// ICU's. They have only C's types, opaque structs, and constants of their own.
//
// Most functions call one ICU function: `cicu_ucol_open` calls `ucol_open`.
// Types and constants are named in the same way; the values of constants are
// checked when the functions are compiled. Functions for ICU's C++ classes do more,
// as their comments say.
//
// An `int32_t *status` stands for a `UErrorCode *`, and a `uint16_t` for a
// `UChar`. An `int32_t` that is a character stands for a `UChar32`.
//
// The headers have only functions that the library calls; those that only tests
// call are in CICUTesting.
//
// ICU 66 to 78 have all of these functions. These differences are known:
//
// - `ucol_clone` is new in ICU 71; `ucol_safeClone` without a buffer does the
//   same in earlier versions. `cicu_ucol_clone` chooses when it is compiled.
// - ICU 67 lists the values of the keyword `collation` without those of root,
//   so the library adds root's.
// - `Collator::fromUCollator`, a cast, is internal in all versions; so is
//   `RuleBasedCollator::internalAddContractions`, which exists since ICU 51.
// - Keys, orders, titles and versions differ, as the library takes them from
//   ICU's data. Compare keys only if their `Collator.fingerprint` is equal.
//
// The library avoids faults of ICU, at least of version 72: U+0344 and long
// runs of marks (`UTF16Buffer`), keys of more than 2^31 bytes (`ICUKeyWriter`),
// and comparisons that differ from keys (`Collator+Comparing`). The tests list
// other faults in `KnownContradiction`.

#ifndef CICU_H
#define CICU_H

#include "CICUAlphabeticIndex.h"
#include "CICUCharacters.h"
#include "CICUCollators.h"
#include "CICUContractions.h"
#include "CICUConverters.h"
#include "CICUDates.h"
#include "CICUElements.h"
#include "CICULocales.h"
#include "CICUNumbers.h"
#include "CICUSets.h"
#include "CICUStatus.h"
#include "CICUTransliterators.h"

#endif
