// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// What a filter says, for databases to agree with (.ci/engines).
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
  name: "ThumbIndexEngines",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ThumbIndex", path: "../..")],
  targets: [
    .executableTarget(
      name: "thumbindex-engines",
      dependencies: [.product(name: "ThumbIndex", package: "ThumbIndex")],
      path: "Engines",
      swiftSettings: settings)
  ]
)
