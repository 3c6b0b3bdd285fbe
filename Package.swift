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
      dependencies: ["CICU"],
      swiftSettings: settings),
    .executableTarget(
      name: "collate",
      dependencies: ["ThumbIndex", "CGetopt", "CMalloc"],
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
