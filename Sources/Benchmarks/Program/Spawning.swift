import Glibc

/// Starts a program with `PATH`, `LD_LIBRARY_PATH` and the given environment
/// variables; returns its process id, or -1 if it cannot start.
///
/// The copies of the arguments are never freed: a run starts few programs.
func spawn(_ arguments: [String], _ variables: [String]) -> pid_t {
  let inherited = ["PATH", "LD_LIBRARY_PATH"].compactMap {
    (name: String) -> String? in
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe "\(name)=\(String(cString: value))"
  }
  let argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
  let envp = unsafe (variables + inherited).map { unsafe strdup($0) } + [nil]
  var child: pid_t = 0
  let error = unsafe posix_spawnp(&child, arguments[0], nil, nil, argv, envp)
  return error == 0 ? child : -1
}

/// Runs a program to its end, and returns whether its status is 0.
func succeeds(_ arguments: [String]) -> Bool {
  let child = spawn(arguments, [])
  var status: Int32 = 0
  return unsafe child > 0 && waitpid(child, &status, 0) == child && status == 0
}

/// A program that runs, and the pipes to talk to it.
@safe struct TalkingChild {
  let process: pid_t

  /// The child's standard input.
  let input: UnsafeMutablePointer<FILE>

  /// The child's standard output.
  let output: UnsafeMutablePointer<FILE>
}

/// Starts a program in this process's environment, with pipes for the program's
/// input and output; `nil` if that fails.
func spawnWithPipes(_ arguments: [String]) -> TalkingChild? {
  var down: [Int32] = [0, 0]
  var up: [Int32] = [0, 0]
  guard unsafe pipe(&down) == 0, unsafe pipe(&up) == 0 else { return nil }
  // The child gets copies of its ends as 0 and 1; no child keeps the originals.
  for end in down + up { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_adddup2(&actions, down[0], 0)
  unsafe posix_spawn_file_actions_adddup2(&actions, up[1], 1)
  let argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
  var child: pid_t = 0
  let error = unsafe posix_spawnp(
    &child, arguments[0], &actions, nil, argv, environ)
  close(down[0])
  close(up[1])
  guard error == 0, let input = unsafe fdopen(down[1], "w"),
    let output = unsafe fdopen(up[0], "r")
  else {
    close(down[1])
    close(up[0])
    return nil
  }
  return unsafe TalkingChild(process: child, input: input, output: output)
}
