/// How values of one kind are made, simplified and shown.
///
/// A generator is a small value. `make` gets random numbers and a size that
/// grows over the runs of a property; `simplify` is asked for a simpler value
/// that still fails until there is none.
public struct Gen<Value>: Sendable {
  /// Makes a value from random numbers, with about as many parts as the size.
  public let make: @Sendable (inout SeededGenerator, _ size: Int) -> Value

  /// The first simpler value that still fails, or `nil` when all of them hold.
  ///
  /// Simpler values always lie nearer to one bound, so that asking again and
  /// again ends.
  public let simplify:
    @Sendable (Value, _ stillFails: (Value) -> Bool) -> Value?

  /// The value as a person wants to see it in a report.
  public let show: @Sendable (Value) -> String

  /// A generator of three closures.
  public init(
    make: @escaping @Sendable (inout SeededGenerator, _ size: Int) -> Value,
    simplify:
      @escaping @Sendable (Value, _ stillFails: (Value) -> Bool) -> Value? = {
        _, _ in nil
      },
    show: @escaping @Sendable (Value) -> String = { "\($0)" }
  ) {
    self.make = make
    self.simplify = simplify
    self.show = show
  }
}

extension Gen {
  /// The same values, reported as they were made: for what a simpler value
  /// would lose.
  public var asMade: Self { Gen(make: make, show: show) }
}

extension Gen where Value: Sendable {
  /// One of a few values; earlier ones are simpler.
  public static func element(of choices: [Value]) -> Self
  where Value: Equatable {
    Gen(
      make: { numbers, _ in numbers.pick(choices) },
      simplify: { value, stillFails in
        choices.prefix { $0 != value }.first(where: stillFails)
      })
  }

  /// Values of two generators together.
  public static func both<First: Sendable, Second: Sendable>(
    _ first: Gen<First>, _ second: Gen<Second>
  ) -> Self where Value == (First, Second) {
    Gen(
      make: { numbers, size in
        (first.make(&numbers, size), second.make(&numbers, size))
      },
      simplify: { pair, stillFails in
        if let simpler = first.simplify(
          pair.0, { stillFails(($0, pair.1)) })
        {
          return (simpler, pair.1)
        }
        return second.simplify(pair.1) { stillFails((pair.0, $0)) }
          .map { (pair.0, $0) }
      },
      show: { "\(first.show($0.0))\n\(second.show($0.1))" })
  }

  /// Lists of values, as long as the size at most.
  public static func list<Element>(
    of elements: Gen<Element>
  ) -> Self where Value == [Element] {
    Gen(
      make: { numbers, size in
        (0..<numbers.number(in: 0...max(1, size))).map { _ in
          elements.make(&numbers, size)
        }
      },
      simplify: { list, stillFails in
        simplifyList(
          list, element: { elements.simplify($0, $1) }, stillFails: stillFails)
      },
      show: { list in
        list.map { elements.show($0) }.joined(separator: "\n")
      })
  }
}
