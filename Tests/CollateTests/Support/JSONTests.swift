import Testing

/// What reads the tool's JSON must itself refuse what is none.
@Suite("The reader of JSON")
struct JSONTests {
  @Test("reads every kind of value")
  func reads() throws {
    let value = try JSON(
      #" {"a":[1,-0.5e+3,true,false,null,[],{}],"b":"\u00e9\ud83c\udf88\n"} "#)
    #expect(
      value["a"]
        == .array([
          .number("1"), .number("-0.5e+3"), .bool(true), .bool(false), .null,
          .array([]), .object([]),
        ]))
    #expect(value["b"]?.string == "é🎈\n")
    #expect(value["c"] == nil)
    #expect(value["a"]?.elements.first?.integer == 1)
  }

  @Test(
    "refuses what is no JSON",
    arguments: [
      "", " ", "{", "[", "[1,]", "{\"a\":1,}", "{\"a\"}", "{a:1}", "{,}",
      "[1 2]", "1 2", "{}{}", "01", "+1", "1.", ".5", "1e", "-", "nul", "'a'",
      "\"a", "\"\u{1}\"", "\"\n\"", #""\x""#, #""\u12""#, #""\u+123""#,
      #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #"{"a":1,"a":2}"#,
      "\u{FEFF}1", "NaN",
    ])
  func refuses(_ text: String) {
    #expect(throws: JSON.Mistake.self) { try JSON(text) }
  }

  @Test("refuses ill-formed UTF-8")
  func illFormed() {
    #expect(throws: JSON.Mistake(reason: "ill-formed UTF-8", offset: 0)) {
      try JSON([0x22, 0xFF, 0x22])
    }
  }
}
