/// A closure of the main actor as one that can be called from anywhere else only
/// in vain: elsewhere it stops the program.
///
/// What it captures, and what it is given, belongs to the main actor or to nobody
/// else.
func onMainActor<Input, Output: Sendable>(
  _ body: @escaping (Input) -> Output
) -> @Sendable (Input) -> Output {
  let body = MainActorValue(value: body)
  return { input in
    let input = MainActorValue(value: input)
    return MainActor.assumeIsolated { body.value(input.value) }
  }
}

/// As above, of a closure that changes what it is given.
func onMainActor<Value, Input: Sendable>(
  _ body: @escaping (inout Value, Input) -> Void
) -> @Sendable (inout Value, Input) -> Void {
  let body = MainActorValue(value: body)
  return { value, input in
    let old = MainActorValue(value: value)
    value =
      MainActor.assumeIsolated {
        var new = old.value
        body.value(&new, input)
        return MainActorValue(value: new)
      }.value
  }
}

/// What is made, read and changed on the main actor alone.
///
/// `@unchecked Sendable`, as it is opened within `assumeIsolated`, or where the
/// value came from.
private struct MainActorValue<Value>: @unchecked Sendable {
  let value: Value
}
