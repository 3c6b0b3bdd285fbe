// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// Draws the pictures of the documentation (.ci/pictures).
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
  name: "ThumbIndexPictures",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ThumbIndex", path: "../..")],
  targets: [
    .executableTarget(
      name: "thumbindex-pictures",
      dependencies: [
        .product(name: "Programs", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "Pictures",
      swiftSettings: settings)
  ]
)
