package import ThumbIndex

extension ThreadCount: ExpressibleByIntegerLiteral {
  package init(integerLiteral count: Int) { self.init(count) }
}
