import type { World } from './world.ts';
import { clippedLine } from './wrapping.ts';

/**
 * Runs a search to its end, letting keys and signals in at each of its pauses. After 150 ms a line with its
 * counters stands on standard error and is rewritten in place when that is a terminal; elsewhere there is one
 * line every ten seconds.
 */
export async function runPatiently<Step, Value>(
  search: Generator<Step, Value>,
  world: World,
  say: (step: Step) => string,
): Promise<Value> {
  const { err } = world;
  const begun = world.now();
  let said = begun;
  let shown = false;
  for (;;) {
    const step = search.next();
    if (step.done) {
      if (shown && err.isTerminal) err.write(CLEAR_LINE);
      return step.value;
    }
    const now = world.now();
    if (err.isTerminal ? now - begun > QUIET_MS && now - said > REDRAW_MS : now - said > LINE_EVERY_MS) {
      const line = say(step.value);
      err.write(err.isTerminal ? `${CLEAR_LINE}${clippedLine(line, err.columns)}` : `${line}\n`);
      said = now;
      shown = true;
    }
    await world.breathe();
  }
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

const QUIET_MS = 150;
const REDRAW_MS = 100;
const LINE_EVERY_MS = 10_000;
const CLEAR_LINE = '\r\x1b[K';
