// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// ThumbIndex: an A–Z that is right in every language.
//===----------------------------------------------------------------------===//

import PackageDescription

/// What every Swift target of this package is compiled with.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ThumbIndex",
  // `UTF8Span` is in the standard library of these systems. Linux needs no entry.
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "ThumbIndex", targets: ["ThumbIndex"]),
    .library(name: "SearchTexts", targets: ["SearchTexts"]),
    .library(name: "ThumbIndexFoundation", targets: ["ThumbIndexFoundation"]),
    .executable(name: "collate", targets: ["collate"]),
    .executable(name: "thumb", targets: ["thumb"]),

    // For the packages in folders of this one alone: tests of the programs,
    // benchmarks, pictures and fuzzers.
    .library(
      name: "Programs", targets: ["CMalloc", "CollateTool", "ThumbTool"]),
    .library(name: "TestSupport", targets: ["PropertyTesting", "TestSupport"]),
  ],
  targets: [
    // MARK: - Public API
    .target(
      name: "ThumbIndex",
      dependencies: ["CICU", "CSystem"],
      swiftSettings: settings),
    // What databases, search engines and pages find rows by.
    .target(
      name: "SearchTexts",
      dependencies: ["ThumbIndex"],
      swiftSettings: settings),
    // The few lines that Foundation's users expect.
    .target(
      name: "ThumbIndexFoundation",
      dependencies: ["ThumbIndex"],
      swiftSettings: settings),
    .executableTarget(
      name: "collate",
      dependencies: ["CollateTool"],
      swiftSettings: settings),

    .executableTarget(
      name: "thumb",
      dependencies: ["ThumbTool"],
      swiftSettings: settings),

    // MARK: - Implementation details
    .target(
      name: "CollateTool",
      dependencies: [
        "SearchTexts", "ThumbIndex", "CGetopt", "CMalloc", "CProcess",
        "CSystem",
      ],
      resources: [.embedInCode("Embedded")],
      swiftSettings: settings),
    .target(
      name: "ThumbTool",
      dependencies: [
        "CMalloc", "CProcess", "CTerminal", "CollateTool", "ThumbIndex",
      ],
      swiftSettings: settings),
    .systemLibrary(
      name: "ICULibrary",
      path: "Sources/CICU/Library",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CICU",
      dependencies: ["ICULibrary"],
      exclude: ["Library"]),
    // A few lines of C: instructions that Swift has no name for; then what the
    // programs need of the C library.
    .target(name: "CSystem"),
    .target(name: "CGetopt"),
    .target(name: "CMalloc"),
    .target(name: "CProcess"),
    .target(name: "CTerminal", dependencies: ["CProcess"]),

    // MARK: - Tests
    // ICU's functions that the tests alone call.
    .target(
      name: "CICUTesting",
      dependencies: ["CICU", "ICULibrary"],
      path: "Tests/TestSupport/CICUTesting",
      cSettings: [.headerSearchPath("../../../Sources/CICU")]),
    .target(
      name: "PropertyTesting",
      dependencies: ["CICU", "CICUTesting"],
      path: "Tests/PropertyTesting",
      swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: [
        "SearchTexts", "ThumbIndex", "CICU", "CICUTesting", "PropertyTesting",
      ],
      path: "Tests/TestSupport",
      exclude: ["CICUTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ThumbIndexTests",
      dependencies: [
        "SearchTexts", "ThumbIndex", "CICU", "CICUTesting", "PropertyTesting",
        "TestSupport",
      ],
      swiftSettings: settings),
  ]
)
