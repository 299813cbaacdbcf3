/** Runs steps to their end. */
export function runToEnd<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
