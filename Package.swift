// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// ThumbIndex: an A–Z that is right in every language.
//===----------------------------------------------------------------------===//

import PackageDescription

/// What every Swift target of this package is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // Lets a property return the `Span` of its own storage.
  .enableExperimentalFeature("Lifetimes"),
]

let package = Package(
  name: "ThumbIndex",
  products: [
    .library(name: "ThumbIndex", targets: ["ThumbIndex"]),
    .executable(name: "collate", targets: ["collate"]),
  ],
  targets: [
    // MARK: - Public API
    .target(
      name: "ThumbIndex",
      dependencies: ["CICU", "CPrefetch", "CThreads"],
      swiftSettings: settings),
    .executableTarget(
      name: "collate",
      dependencies: ["ThumbIndex", "CGetopt", "CMalloc", "CPrefetch"],
      swiftSettings: settings),

    // MARK: - Implementation details
    .systemLibrary(
      name: "ICULibrary",
      path: "Sources/CICU/Library",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CICU",
      dependencies: ["ICULibrary"],
      exclude: ["Library"]),
    .target(name: "CPrefetch"),
    .target(name: "CThreads"),
    .target(name: "CGetopt"),
    .target(name: "CMalloc"),

    // MARK: - Benchmarks
    .target(
      name: "ICUBaseline",
      dependencies: ["ICULibrary"]),
    .executableTarget(
      name: "thumbindex-bench",
      dependencies: ["ThumbIndex", "ICUBaseline"],
      path: "Sources/Benchmarks",
      swiftSettings: settings),

    // MARK: - Tests
    .target(
      name: "PropertyTesting",
      dependencies: ["CICU"],
      path: "Tests/PropertyTesting",
      swiftSettings: settings),
    .testTarget(
      name: "ThumbIndexTests",
      dependencies: ["ThumbIndex", "CICU", "PropertyTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "CollateTests",
      dependencies: ["collate", "ThumbIndex", "PropertyTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioTests",
      dependencies: ["ThumbIndex"],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["ThumbIndex"],
      swiftSettings: settings),
  ]
)

// MARK: - Fuzzing

// `.ci/fuzz` alone sets this. The fuzzer is made of the tool's files and of
// the tests' models and oracles, and no file may be in two targets: it takes
// the place of the tool and of the tests.
if Context.environment["THUMBINDEX_FUZZ"] != nil {
  package.products.removeAll { $0.name == "collate" }
  package.targets.removeAll { $0.name == "collate" || $0.type == .test }
  package.targets += [
    .target(
      name: "collate",
      dependencies: ["ThumbIndex", "CGetopt", "CMalloc", "CPrefetch"],
      exclude: ["main.swift"],
      swiftSettings: settings),
    .target(
      name: "CFuzzer",
      path: "Tests/Fuzzing/CFuzzer"),
    .executableTarget(
      name: "thumbindex-fuzz",
      dependencies: [
        "ThumbIndex", "collate", "CICU", "CFuzzer", "PropertyTesting",
      ],
      path: "Tests",
      exclude: [
        "CollateTests", "DocumentationTests", "Fuzzing/CFuzzer",
        "Fuzzing/words.dict", "PropertyTesting", "ScenarioTests",
      ],
      sources: ["Fuzzing"]
        + [
          "Lists/ListEdit", "Lists/ListEntry", "Lists/ListKind",
          "Lists/ListModel", "Lists/ListModel+Editing", "Lists/ListRun",
          "Lists/ListRun+Bars", "Lists/ListRun+Checking",
          "Lists/ListRun+Reading", "Lists/ListRun+Typing",
          "Lists/ListScript+Gen",
          "Lists/ListEdit+Simplifying", "Lists/TableView",
          "Search/Filter/FilterFields", "Search/Filter/FilterRun",
          "Search/Filter/FilterRun+Checking", "Search/Filter/FilterRun+Matches",
          "Search/Filter/FilterScript", "Search/SearchCase",
          "Search/SearchCase+Laws", "Sections/BarCase", "Sections/BarCase+Gen",
          "Sections/BucketOracle", "Sections/FiledEntry",
          "Sections/FiledEntry+Laws", "Sections/Setup",
          "Support/Collations", "Support/Collator+Paths", "Support/ICUOracle",
          "Support/HoldInvariants", "Support/KnownContradiction",
          "Support/Locked", "Support/OptionGrid",
        ].map { "ThumbIndexTests/\($0).swift" },
      swiftSettings: settings,
      // The toolchain's linker. Debian's gold pulls in libFuzzer's `main`.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
}
