// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// Measures the library and the programs beside ICU, called directly from C++.
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
  name: "ThumbIndexBenchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ThumbIndex", path: "../..")],
  targets: [
    .systemLibrary(
      name: "ICU",
      path: "ICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "ICUBaseline", dependencies: ["ICU"], path: "ICUBaseline"),
    .target(
      name: "FirstScreenWork",
      dependencies: [
        "ICUBaseline", .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "FirstScreenWork",
      swiftSettings: settings),
    .executableTarget(
      name: "thumbindex-first-screen",
      dependencies: ["FirstScreenWork"],
      path: "FirstScreen",
      swiftSettings: settings),
    .executableTarget(
      name: "thumbindex-bench",
      dependencies: [
        "FirstScreenWork", "ICUBaseline",
        .product(name: "SearchTexts", package: "ThumbIndex"),
        .product(name: "ThumbIndex", package: "ThumbIndex"),
        // The programs that `thumbindex-bench` runs.
        "thumbindex-first-screen",
        .product(name: "collate", package: "ThumbIndex"),
      ],
      path: "Program",
      swiftSettings: settings),
  ]
)
