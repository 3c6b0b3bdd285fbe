/// Gives a main-actor closure a sendable type; a call outside the main actor
/// stops the program.
///
/// The closure's captures and arguments must belong to the main actor, or have
/// no other owner.
func onMainActor<Input, Output: Sendable>(
  _ body: @escaping (Input) -> Output
) -> @Sendable (Input) -> Output {
  let body = MainActorValue(value: body)
  return { input in
    let input = MainActorValue(value: input)
    return MainActor.assumeIsolated { body.value(input.value) }
  }
}

/// Gives a sendable type to a main-actor closure that changes its argument.
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

/// A value that only the main actor makes, reads and changes.
///
/// `@unchecked Sendable`: the value is only read in `assumeIsolated`, or after
/// it on the same thread.
private struct MainActorValue<Value>: @unchecked Sendable {
  let value: Value
}
