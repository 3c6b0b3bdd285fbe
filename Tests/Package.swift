// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// Tests that look at ThumbIndex from outside: its programs, its documentation,
// and programs that people write with it. The tests of the library are in the
// root package.
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
  name: "ThumbIndexOutside",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ThumbIndex", path: "..")],
  targets: [
    .testTarget(
      name: "CollateTests",
      dependencies: [
        "crashing",
        .product(name: "collate", package: "ThumbIndex"),
        .product(name: "Programs", package: "ThumbIndex"),
        .product(name: "SearchTexts", package: "ThumbIndex"),
        .product(name: "TestSupport", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "CollateTests",
      swiftSettings: settings),
    .executableTarget(
      name: "crashing",
      dependencies: [.product(name: "Programs", package: "ThumbIndex")],
      path: "Crashing",
      swiftSettings: settings),
    // For `.ci/browser`: what a `ListFilter` finds, and a list that changes.
    .executableTarget(
      name: "found-rows",
      dependencies: [.product(name: "ThumbIndex", package: "ThumbIndex")],
      path: "FoundRows",
      swiftSettings: settings),
    .executableTarget(
      name: "live-list",
      dependencies: [
        .product(name: "SearchTexts", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "LiveList",
      swiftSettings: settings),
    .target(name: "CWidths", path: "ThumbTests/CWidths"),
    .testTarget(
      name: "ThumbTests",
      dependencies: [
        "CWidths",
        .product(name: "thumb", package: "ThumbIndex"),
        .product(name: "Programs", package: "ThumbIndex"),
        .product(name: "TestSupport", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "ThumbTests",
      exclude: ["CWidths"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioTests",
      dependencies: [
        .product(name: "SearchTexts", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
        .product(name: "ThumbIndexFoundation", package: "ThumbIndex"),
      ],
      path: "ScenarioTests",
      swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        .product(name: "SearchTexts", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
        .product(name: "ThumbIndexFoundation", package: "ThumbIndex"),
      ],
      path: "DocumentationTests",
      swiftSettings: settings),
  ]
)
