// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// Fuzzes the library and the programs (.ci/fuzz).
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
  name: "ThumbIndexFuzzing",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ThumbIndex", path: "../..")],
  targets: [
    .target(name: "CFuzzer", path: "CFuzzer"),
    .executableTarget(
      name: "thumbindex-fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "Programs", package: "ThumbIndex"),
        .product(name: "TestSupport", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "Targets",
      swiftSettings: settings),
  ]
)
