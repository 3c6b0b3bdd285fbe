import CProcess
import Glibc

/// A file that exists before the output is written.
struct OldFile {
  let file: FileDescriptor
  private let information: stat

  init(_ path: FilePath) throws(SystemError) {
    file = try .openToWrite(path)
    var information = stat()
    if unsafe fstat(file.number, &information) != 0 { throw .last }
    self.information = information
  }

  var isRegular: Bool { information.st_mode & S_IFMT == S_IFREG }

  /// Whether a path is a name of this file itself, not of a link to it.
  ///
  /// A link in `/proc`, such as `/proc/PID/fd/1`, may lead to a file that was
  /// removed or renamed. Another file may have its name by now.
  func isNamed(_ path: FilePath) -> Bool {
    var named = stat()
    return unsafe lstat(path.bytes, &named) == 0
      && named.st_dev == information.st_dev
      && named.st_ino == information.st_ino
  }

  /// Whether a new file beside this one can get the same owner, group, mode and
  /// other attributes, so that the same people may use it.
  func canBeReplaced(_ path: FilePath) -> Bool {
    guard let (new, _) = try? makeFile(beside: path, like: self) else {
      return false
    }
    defer {
      removeUnfinishedOutput()
      try? new.close()
    }
    return makesAlike(new)
  }

  /// Gives a new file the owner, group and mode of this one; returns whether
  /// the new file now has these, and all other attributes of this one.
  func makesAlike(_ new: FileDescriptor) -> Bool {
    var now = stat()
    if unsafe fstat(new.number, &now) != 0 { return false }
    if (now.st_uid, now.st_gid) != (information.st_uid, information.st_gid) {
      // `fchown` clears some bits of the mode, so it comes before `fchmod`.
      _ = fchown(new.number, information.st_uid, information.st_gid)
    }
    _ = fchmod(new.number, information.st_mode & 0o7777)
    return unsafe fstat(new.number, &now) == 0
      && (now.st_uid, now.st_gid, now.st_mode)
        == (information.st_uid, information.st_gid, information.st_mode)
      && cprocess_has_equal_attributes(file.number, new.number) != 0
  }

  /// Overwrites all bytes by those of another file.
  func overwrite(with new: FileDescriptor) throws(SystemError) {
    var size = stat()
    if unsafe fstat(new.number, &size) != 0 { throw .last }
    // Reserves the room, so that a full disk is noticed before any byte is
    // overwritten.
    let error = cprocess_reserve(file.number, size.st_size)
    if error != 0 { throw SystemError(number: error) }
    try new.copy(to: file)
    if ftruncate(file.number, size.st_size) != 0 { throw .last }
    var now = stat()
    if unsafe fstat(file.number, &now) == 0, now.st_mode != information.st_mode
    {
      // Unless the user is root, writing clears bits such as setuid.
      _ = fchmod(file.number, information.st_mode & 0o7777)
    }
    try file.close()
  }
}

/// Creates a file beside another one; the file is removed if the tool ends
/// early.
///
/// If the file replaces an old one, nobody else may open it until it has the
/// old file's owner and group.
func makeFile(
  beside path: FilePath, like old: OldFile?
) throws(SystemError) -> (FileDescriptor, FilePath) {
  try makeFile(
    path.directory + ".collate-".utf8CString.dropLast(),
    mode: old == nil ? 0o666 : 0o600
  ) { setUnfinishedOutput($0) }
}
