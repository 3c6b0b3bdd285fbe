import CGetopt
import Glibc
import ThumbIndex

/// Parses a command's options with `getopt_long`: in any order, possibly
/// shortened, until `--`.
///
/// Unsafe because it works on the process's own `argv`. Only one thread may
/// call it, as `getopt_long` uses global variables.
///
/// - Parameter options: The options that the command takes.
package func parseArguments(
  of command: Command, taking options: [Option],
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int32
) throws(Failure) -> Arguments {
  var arguments = Arguments(command)
  let table = OptionTable(options)
  cgetopt_start()
  while true {
    let found = unsafe cgetopt_next(count, argv, table.short, table.long)
    if found == -1 { break }
    if found == 1 {
      // An operand.
      let operand = unsafe cgetopt_argument().map { unsafe FilePath($0) }!
      let next = Int(cgetopt_index())
      let following =
        next < count
        ? unsafe argv[next].map { unsafe String(cString: $0) } : nil
      if let key = ObsoleteKey(operand.description, following, command) {
        arguments.add(.key, FilePath(key.text))
        if key.takesFollowing { cgetopt_skip() }
      } else {
        arguments.files.append(operand)
        if environment("POSIXLY_CORRECT") != nil { break }
      }
      continue
    }
    // An error is about the argument before the current one.
    let text =
      unsafe argv[Int(max(cgetopt_index() - 1, 1))].map {
        unsafe String(cString: $0)
      } ?? ""
    switch found {
    case Int32(UInt8(ascii: "?")):
      let culprit = cgetopt_culprit()
      if culprit < 0 || 0x80..<0x100 ~= culprit {
        // The culprit may be one byte of a character. If more bytes follow it,
        // `getopt_long` is still at the same argument.
        let current = unsafe argv[Int(cgetopt_index())].map {
          unsafe String(cString: $0)
        }
        throw unknownCharacter([current ?? "", text], command)
      }
      throw unknownOption(text, cgetopt_culprit(), options, command)
    case Int32(UInt8(ascii: ":")):
      let name = option(cgetopt_culprit(), options)?.name ?? text
      throw .usage("option '\(name)' needs an argument", command)
    default:
      guard let option = option(found, options) else { continue }
      let value = unsafe cgetopt_argument().map { unsafe FilePath($0) }
      arguments.add(option, value ?? FilePath(""))
    }
  }
  let first = Int(cgetopt_index())
  for index in first..<max(first, Int(count)) {
    if let operand = unsafe argv[index] {
      unsafe arguments.files.append(FilePath(operand))
    }
  }
  return arguments
}

/// The option for a number that `getopt_long` uses; `nil` if there is none.
private func option(_ number: Int32, _ options: [Option]) -> Option? {
  let place = Int(number) - firstNumber
  return options.indices.contains(place)
    ? options[place]
    : options.first { $0.short.map { Int32($0.value) } == number }
}

/// The number of a command's first option for `getopt_long`; smaller numbers
/// are those of option letters.
private let firstNumber = 256

/// The error for the first option letter that is not ASCII.
private func unknownCharacter(
  _ arguments: [String], _ command: Command
) -> Failure {
  let letter = arguments.lazy.filter {
    $0.startsWithBytes(of: "-")
  }.compactMap {
    $0.unicodeScalars.first { !$0.isASCII }
  }.first
  return .usage("unknown option '-\(letter ?? "\u{FFFD}")'", command)
}

private func unknownOption(
  _ text: String, _ number: Int32, _ options: [Option], _ command: Command
) -> Failure {
  // The option is known, but takes no argument (`--reverse=yes`).
  if number != 0, let option = option(number, options) {
    return .usage("option '\(option.name)' takes no argument", command)
  }
  if number != 0, let letter = Unicode.Scalar(UInt32(bitPattern: number)) {
    return .usage(
      "unknown option '-\(letter)'" + advice(for: "-\(letter)", command),
      command)
  }
  let given = String(text.unicodeScalars.prefix { $0 != "=" })
  let names = options.compactMap { option in option.long.map { "--\($0)" } }
  let longer = names.filter { $0.startsWithBytes(of: given) }
  if longer.count > 1 {
    let list = longer.map { "'\($0)'" }.joined(separator: ", ")
    return .usage("option '\(given)' is ambiguous: \(list)", command)
  }
  let advice = advice(for: given, command)
  let guess = guess(at: given, from: names).map { "; \($0)" } ?? ""
  return .usage(
    "unknown option '\(given)'" + (advice.isEmpty ? guess : advice), command)
}

/// Advice for an option that the command does not take; may be empty.
private func advice(for name: String, _ command: Command) -> String {
  StrangeOption.advice(for: name, command).map { "; \($0)" } ?? ""
}

/// A command's options for `getopt_long`.
@safe private struct OptionTable: ~Copyable {
  let short: UnsafeMutablePointer<CChar>
  let long: UnsafeMutablePointer<cgetopt_option>
  private let count: Int

  init(_ options: [Option]) {
    // With the colon, `getopt_long` reports a missing argument as `:`, and an
    // unknown option as `?`.
    // With the hyphen, it returns an operand as option 1.
    var letters = "-:"
    var entries: [cgetopt_option] = unsafe []
    for (place, option) in options.enumerated() {
      let hasArgument: Int32 =
        option.argument == nil ? 0 : option.isArgumentOptional ? 2 : 1
      if let letter = option.short {
        letters.unicodeScalars.append(letter)
        if hasArgument == 1 { letters += ":" }
      }
      var names = [option.long].compactMap(\.self)
      // As in `sort`, `--p` means `--parallel`, though other options begin with
      // `p`.
      if option == .parallel { names.append("p") }
      for name in names {
        unsafe entries.append(
          cgetopt_option(
            name: strdup(name), has_arg: hasArgument, flag: nil,
            val: Int32(firstNumber + place)))
      }
    }
    unsafe short = strdup(letters)
    unsafe entries.append(.init())
    count = unsafe entries.count
    unsafe long = .allocate(capacity: count)
    unsafe long.initialize(from: entries, count: count)
  }

  deinit {
    for index in 0..<count {
      unsafe free(UnsafeMutablePointer(mutating: long[index].name))
    }
    unsafe long.deallocate()
    unsafe free(short)
  }
}
