#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

// No list of names, and no value, is longer (XATTR_LIST_MAX, XATTR_SIZE_MAX).
enum { most = 1 << 16 };

/// Whether each attribute in a list of names is equal in both files.
static int are_equal(
    int left, int right, const char *names, ssize_t size, char *room) {
  char *other = room + most;
  for (const char *name = names; name < names + size;
       name += strlen(name) + 1) {
    ssize_t count = fgetxattr(left, name, room, most);
    if (count < 0 || fgetxattr(right, name, other, most) != count ||
        memcmp(room, other, (size_t)count) != 0) {
      return 0;
    }
  }
  return 1;
}

int cprocess_has_equal_attributes(int left, int right) {
  char *room = malloc(3 * (size_t)most);
  if (!room) return 0;
  ssize_t size = flistxattr(left, room, most);
  // Names may come in any order. If all of one file are in the other, and the
  // lists have the same length, there are no others.
  ssize_t other = flistxattr(right, room, most);
  int result = size == other;
  // Without a list, neither file has attributes: the file system has none.
  if (result && size > 0) {
    result = are_equal(left, right, room, size, room + most);
  }
  free(room);
  return result;
}

int cprocess_reserve(int file, off_t size) {
  if (size <= 0) return 0;
  int result;
  do result = fallocate(file, FALLOC_FL_KEEP_SIZE, 0, size);
  while (result < 0 && errno == EINTR);
  if (result == 0) return 0;
  switch (errno) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return errno;
    // The file system cannot reserve room.
    default:
      return 0;
  }
}
