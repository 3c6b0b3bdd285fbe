#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether the tests run as root, for whom permissions do not count.
var isSuperuser: Bool { geteuid() == 0 }

/// Somebody else, whom only root can be.
struct User {
  var number = 1234
  var groups: [Int] = []

  /// The words that run a program as this user.
  var words: [String] {
    let groups = groups.map { "\($0)" }.joined(separator: ",")
    return [
      "/usr/bin/setpriv", "--reuid=\(number)", "--regid=\(number)",
      groups.isEmpty ? "--clear-groups" : "--groups=\(groups)", "--",
    ]
  }

  /// Somebody for whom permissions count; `nil` is who runs the tests.
  static var unprivileged: Self? { isSuperuser ? Self() : nil }

  /// Whether the tests can run the tool as somebody else.
  static let canBeAnybody: Bool = {
    guard isSuperuser, var process = try? tool(["--version"]) else {
      return false
    }
    process.user = User()
    return (try? process.run().status) == 0
  }()
}

/// Whether the tests can mount file systems that nobody else sees.
let canMount: Bool = {
  guard isSuperuser, let scratch = try? Scratch(),
    let process = try? shell(
      "unshare -m mount -t tmpfs tmpfs .", in: scratch)
  else { return false }
  return (try? process.run().status) == 0
}()
