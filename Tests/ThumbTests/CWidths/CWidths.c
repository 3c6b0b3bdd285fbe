#define _GNU_SOURCE
#include "CWidths.h"

#include <locale.h>
#include <wchar.h>

int cwidths_columns(uint32_t scalar) {
  static _Thread_local locale_t unicode;
  if (!unicode) unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (!unicode) return -2;
  locale_t before = uselocale(unicode);
  int columns = wcwidth((wchar_t)scalar);
  uselocale(before);
  return columns;
}
