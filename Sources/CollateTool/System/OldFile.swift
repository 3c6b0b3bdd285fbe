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

  /// Whether a path, even without its last link, leads to this file.
  ///
  /// A link of the system (`/proc/PID/fd/1`) may lead to a file that has lost
  /// its name, which another file may have got.
  func isNamed(_ path: FilePath) -> Bool {
    var named = stat()
    return unsafe lstat(path.bytes, &named) == 0
      && named.st_dev == information.st_dev
      && named.st_ino == information.st_ino
  }

  /// Whether a new file beside this one can have all that decides who may use
  /// this one.
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

  /// Gives a new file the owner, group and mode of this one; returns whether it
  /// has them, and all other attributes of this one.
  func makesAlike(_ new: FileDescriptor) -> Bool {
    var now = stat()
    if unsafe fstat(new.number, &now) != 0 { return false }
    if (now.st_uid, now.st_gid) != (information.st_uid, information.st_gid) {
      // It takes away some bits of the mode, so it comes first.
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
    // A full disk is found out before any byte is overwritten.
    let error = cprocess_reserve(file.number, size.st_size)
    if error != 0 { throw SystemError(number: error) }
    try new.copy(to: file)
    if ftruncate(file.number, size.st_size) != 0 { throw .last }
    var now = stat()
    if unsafe fstat(file.number, &now) == 0, now.st_mode != information.st_mode
    {
      // A write takes away bits such as setuid, except from root.
      _ = fchmod(file.number, information.st_mode & 0o7777)
    }
    try file.close()
  }
}

/// Creates a file beside another one, to be removed when the tool ends early.
///
/// Nobody else may open a file that replaces an old one before it has the old
/// one's owner and group.
func makeFile(
  beside path: FilePath, like old: OldFile?
) throws(SystemError) -> (FileDescriptor, FilePath) {
  try makeFile(
    path.directory + ".collate-".utf8CString.dropLast(),
    mode: old == nil ? 0o666 : 0o600
  ) { setUnfinishedOutput($0) }
}
