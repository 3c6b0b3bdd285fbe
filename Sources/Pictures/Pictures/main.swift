@testable import CollateTool
import Foundation
import ThumbIndex
@testable import ThumbTool

// Draws the documentation's pictures of `thumb` with lists in Data;
// `.ci/pictures` runs this.

/// A picture: a list, and what is done on it.
struct Picture {
  var name: String
  var file: String
  var options: [(Option, String)]
  var inputs: [Input]

  /// The screen after that.
  func screen() throws -> Screen {
    let text = try String(contentsOfFile: "Data/\(file)", encoding: .utf8)
    let lines = text.split(separator: "\n").enumerated().map {
      InputLine(id: Int32($0), text: String($1))
    }
    let recipe = try ListRecipe(options)
    let list = recipe.list(lines)
    var filter = try recipe.filter(list)
    var picker = Picker(
      Content(recipe, list, nil, SearchText()), width: 46, height: 17)
    picker.lineCount = lines.count
    for input in inputs where picker.handle(input) == .search {
      filter.update(picker.search.text, scope: picker.search.scope)
      let isEmpty = picker.search.text.isEmpty
      picker.show(
        Content(recipe, list, isEmpty ? nil : filter, picker.search))
    }
    return picker.screen()
  }
}

let pictures = [
  Picture(
    name: "thumb-swedish", file: "countries-sv.txt",
    options: [(.locale, "sv")],
    inputs: [
      .jump("s"), .action(.down), .action(.down), .action(.toggle),
      .action(.down),
    ]),
  Picture(
    name: "thumb-japanese", file: "countries-ja.txt",
    options: [(.locale, "ja")],
    inputs: [.jump("か"), .action(.down), .action(.down)]),
  Picture(
    name: "thumb-chinese", file: "countries-zh.txt",
    options: [(.locale, "zh")], inputs: [.jump("b"), .action(.down)]),
  Picture(
    name: "thumb-search", file: "countries-zh.txt",
    options: [(.locale, "zh"), (.readings, "han")],
    inputs: [.text("ao"), .action(.down), .action(.down)]),
  Picture(
    name: "thumb-search-swedish", file: "countries-sv.txt",
    options: [(.locale, "sv")],
    inputs: [
      .text("rik"), .action(.down), .action(.down), .action(.down),
    ]),
]

guard CommandLine.arguments.count == 2 else {
  print("usage: thumbindex-pictures <directory>")
  exit(2)
}
for picture in pictures {
  let path = "\(CommandLine.arguments[1])/\(picture.name).svg"
  try drawing(of: picture.screen())
    .write(toFile: path, atomically: true, encoding: .utf8)
}
