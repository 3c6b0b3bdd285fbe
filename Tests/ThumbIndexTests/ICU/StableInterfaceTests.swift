import Testing

/// The shim calls nothing but what ICU 66 had already and has kept since, as the
/// headers say.
@Suite struct StableInterfaceTests {
  @Test func everyFunctionIsStableSinceICU66() throws {
    let versions = try versions()
    var count = 0
    for path in [shim, testing].flatMap({ paths(in: $0, named: "*.c") }) {
      let text = String(decoding: contents(of: path), as: UTF8.self)
      // Nothing but functions of ICU is called by such names.
      for call in text.matches(of: /\b(u[a-z0-9]*_\w+)\(/)
      where !chosenByVersion.contains(String(call.1)) {
        let version = versions[String(call.1)]
        #expect(isOld(version), "\(call.1) is stable since \(version ?? 0)")
        count += 1
      }
    }
    #expect(count > 40, "the calls are not found any more")
  }

  /// ICU 71 gave the function another name, and deprecated the old one.
  @Test func functionsWithAnotherNameAreChosenByTheVersion() {
    let text = String(
      decoding: contents(of: shim + "/CICUCollators.c"), as: UTF8.self)
    let choice =
      /#if U_ICU_VERSION_MAJOR_NUM >= 71\n.*ucol_clone\(.*\n#else\n.*ucol_safeClone\(/
    #expect(text.contains(choice))
  }

  /// `fromUCollator` is internal, but ICU 66 to 78 have it, as a cast.
  @Test(arguments: [
    "setMaxLabelCount", "addLabels", "resetBucketIterator", "nextBucket",
    "getBucketLabelType", "buildImmutableIndex", "getBucketCount",
    "getBucketIndex", "getBucket", "getLabelType", "getLabel", "clone",
    "extract",
  ])
  func everyMethodIsStableSinceICU66(name: String) throws {
    let text = contents(of: shim + "/CICUAlphabeticIndex.cpp")
    let isUsed = String(decoding: text, as: UTF8.self).contains("\(name)(")
    #expect(isUsed)
    let version = try versions()[name]
    #expect(isOld(version), "\(name) is stable since \(version ?? 0)")
  }
}

private let chosenByVersion: Set = ["ucol_clone", "ucol_safeClone"]

private func isOld(_ version: Int?) -> Bool {
  version.map { 1...66 ~= $0 } ?? false
}

private var shim: String { root + "/Sources/CICU" }

private var testing: String { root + "/Tests/TestSupport/CICUTesting" }

private var root: String {
  #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
}

/// For each name that ICU's headers declare as a function, from which version on
/// they call it stable; 0 for drafts and what is internal.
///
/// Where a name is declared several times, the first that is stable counts.
private func versions() throws -> [String: Int] {
  let directory = try #require(
    outputLines(of: "pkg-config --variable=includedir icu-i18n").first)
  let script = """
    BEGIN { version = 0 }
    /\\/\\*\\*/ { inside = 1; version = 0 }
    inside && match($0, /@stable +ICU +[0-9]+/) {
      tag = substr($0, RSTART, RLENGTH)
      sub(/.* /, "", tag)
      version = tag
    }
    inside {
      if (/\\*\\//) inside = 0
      next
    }
    {
      while (match($0, /[A-Za-z_][A-Za-z_0-9]* *\\(/)) {
        name = substr($0, RSTART, RLENGTH - 1)
        sub(/ *$/, "", name)
        print name, version
        $0 = substr($0, RSTART + RLENGTH)
      }
    }
    """
  var versions: [String: Int] = [:]
  for line in outputLines(of: "awk '\(script)' '\(directory)'/unicode/*.h") {
    let parts = line.split(separator: " ")
    let (name, version) = (String(parts[0]), Int(parts[1])!)
    if versions[name, default: 0] == 0 { versions[name] = version }
  }
  return versions
}

private func outputLines(of command: String) -> [String] {
  output(of: command).split(separator: UInt8(ascii: "\n")).map {
    String(decoding: $0, as: UTF8.self)
  }
}
