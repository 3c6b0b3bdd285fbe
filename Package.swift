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
  products: [
    .library(name: "ThumbIndex", targets: ["ThumbIndex"]),
    .library(name: "ThumbIndexFoundation", targets: ["ThumbIndexFoundation"]),
    .executable(name: "collate", targets: ["collate"]),
    .executable(name: "thumb", targets: ["thumb"]),
  ],
  targets: [
    // MARK: - Public API
    .target(
      name: "ThumbIndex",
      dependencies: ["CICU", "CSystem"],
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
      dependencies: ["ThumbIndex", "CMalloc", "CSystem"],
      swiftSettings: settings),
    .target(
      name: "ThumbTool",
      dependencies: ["CMalloc", "CTerminal", "CollateTool", "ThumbIndex"],
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
    // A few lines of C: what Swift has no name for, and the tool's `malloc`.
    .target(name: "CSystem"),
    .target(name: "CMalloc"),
    .target(name: "CTerminal"),

    // MARK: - Benchmarks
    .target(
      name: "ICUBaseline",
      dependencies: ["ICULibrary"]),
    .target(
      name: "FirstScreenWork",
      dependencies: ["ThumbIndex", "ICUBaseline"],
      swiftSettings: settings),
    .executableTarget(
      name: "thumbindex-first-screen",
      dependencies: ["FirstScreenWork"],
      path: "Sources/FirstScreen",
      swiftSettings: settings),
    .executableTarget(
      name: "thumbindex-bench",
      dependencies: ["FirstScreenWork", "ICUBaseline", "ThumbIndex"],
      path: "Sources/Benchmarks",
      swiftSettings: settings),

    // MARK: - Documentation
    .executableTarget(
      name: "thumbindex-pictures",
      dependencies: ["CollateTool", "ThumbIndex", "ThumbTool"],
      path: "Sources/Pictures",
      swiftSettings: settings),

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
      dependencies: ["ThumbIndex", "CICU", "CICUTesting", "PropertyTesting"],
      path: "Tests/TestSupport",
      exclude: ["CICUTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "ThumbIndexTests",
      dependencies: [
        "ThumbIndex", "CICU", "CICUTesting", "PropertyTesting", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CollateTests",
      dependencies: [
        "collate", "CMalloc", "PropertyTesting", "TestSupport", "ThumbIndex",
      ],
      swiftSettings: settings),
    .target(
      name: "CWidths",
      path: "Tests/ThumbTests/CWidths"),
    .testTarget(
      name: "ThumbTests",
      dependencies: [
        "CWidths", "CollateTool", "PropertyTesting", "ThumbIndex", "ThumbTool",
        "thumb",
      ],
      exclude: ["CWidths"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioTests",
      dependencies: ["ThumbIndex", "ThumbIndexFoundation"],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["ThumbIndex", "ThumbIndexFoundation"],
      swiftSettings: settings),

    // What a filter says, for databases to agree with (.ci/engines).
    .executableTarget(
      name: "thumbindex-engines",
      dependencies: ["ThumbIndex"],
      path: "Tests/Engines",
      swiftSettings: settings),

    // MARK: - Fuzzing
    .target(
      name: "CFuzzer",
      path: "Tests/Fuzzing/CFuzzer"),
    .executableTarget(
      name: "thumbindex-fuzz",
      dependencies: [
        "CFuzzer", "CICU", "CollateTool", "PropertyTesting", "TestSupport",
        "ThumbIndex",
      ],
      path: "Tests/Fuzzing",
      exclude: ["CFuzzer", "words.dict"],
      swiftSettings: settings),
  ]
)
