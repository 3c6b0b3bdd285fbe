// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// A window with a list: what an app on GTK 4 writes. It needs Debian's
// libgtk-4-dev.
//===----------------------------------------------------------------------===//

import PackageDescription

let package = Package(
  name: "ThumbIndexWindow",
  dependencies: [.package(name: "ThumbIndex", path: "../../..")],
  targets: [
    .systemLibrary(
      name: "CGTK", path: "CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "thumbindex-window",
      dependencies: [
        "CGTK", .product(name: "ThumbIndex", package: "ThumbIndex"),
      ],
      path: "Window",
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
