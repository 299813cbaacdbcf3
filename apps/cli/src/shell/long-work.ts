import { ProgressLine } from './progress-line.ts';
import type { World } from './world.ts';

/**
 * Runs a search to completion, and handles keys and signals at each of its pauses. On a terminal, a line of
 * counters appears on standard error after 150 ms and is rewritten in place; elsewhere, one line is written every
 * ten seconds.
 */
export async function runInSteps<Step, Value>(
  search: Generator<Step, Value>,
  world: World,
  say: (step: Step) => string,
): Promise<Value> {
  const line = new ProgressLine(world);
  for (;;) {
    const step = search.next();
    if (step.done) {
      line.clear();
      return step.value;
    }
    line.show(() => say(step.value));
    await world.pause();
  }
}

/**
 * Returns a function that tells whether Ctrl-C has been pressed since this call. A search then stops with its
 * results so far.
 */
export function interruptOf(world: World): () => boolean {
  let isAsked = false;
  world.onInterrupt(() => {
    isAsked = true;
  });
  return () => isAsked;
}

/**
 * Like `runInSteps`, but stops when Ctrl-C asks for the results so far; then returns the last step, which is
 * `undefined` before the first.
 */
export async function runUntilAsked<Step, Value>(
  search: Generator<Step, Value>,
  world: World,
  say: (step: Step) => string,
): Promise<
  | { readonly finished: true; readonly value: Value }
  | { readonly finished: false; readonly last: Step | undefined }
> {
  const isAsked = interruptOf(world);
  let last: Step | undefined;
  const stopping = (function* () {
    for (;;) {
      if (isAsked()) return { finished: false, last } as const;
      const step = search.next();
      if (step.done) return { finished: true, value: step.value } as const;
      last = step.value;
      yield step.value;
    }
  })();
  return runInSteps(stopping, world, say);
}

/** A search that stops with its last step when its time limit is exceeded. */
export function* withinTime<Step, Value>(
  search: Generator<Step, Value>,
  world: World,
  limitMs: number,
): Generator<
  Step,
  { readonly finished: true; readonly value: Value } | { readonly finished: false; readonly last: Step }
> {
  const begun = world.now();
  for (;;) {
    const step = search.next();
    if (step.done) return { finished: true, value: step.value };
    if (world.now() - begun > limitMs) return { finished: false, last: step.value };
    yield step.value;
  }
}
