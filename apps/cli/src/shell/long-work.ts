import { ProgressLine } from './progress-line.ts';
import type { World } from './world.ts';

/**
 * Runs a search to its end, letting keys and signals in at each of its pauses. After 150 ms a line with its
 * counters stands on standard error and is rewritten in place when that is a terminal; elsewhere there is one
 * line every ten seconds.
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

/** Says from now on whether Ctrl-C has asked for what there is. */
export function interruptOf(world: World): () => boolean {
  let isAsked = false;
  world.onInterrupt(() => {
    isAsked = true;
  });
  return () => isAsked;
}

/** The same until Ctrl-C asks for what there is: then with the last step, `undefined` before the first. */
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

/** A search that stops with its last step when its time is up. */
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
