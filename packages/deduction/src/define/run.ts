import { needRecord } from '@inkling/core/arguments';
import type { OptimumProgress, SearchControl } from './optimum.ts';

/**
 * The part of an `AbortSignal` that a search needs. It is declared here because this package depends on no platform, so
 * that it runs on all of them.
 */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Checks a signal: an untyped caller may pass something that would never stop a search. @throws TypeError if so */
export function needSignal(signal: StopSignal | undefined): void {
  if (signal && typeof signal.aborted !== 'boolean')
    throw new TypeError('signal must be an AbortSignal, such as the signal of an AbortController');
}

/** The current time in milliseconds, and a pause that lets the event loop run. */
export interface Clock {
  readonly now: () => number;
  readonly pause: () => Promise<void>;
}

/**
 * Runs a search in short steps and lets the event loop run between them, so that it can be aborted. The work of a step
 * is adjusted to the time that earlier steps took.
 */
export async function runInSteps<Value>(
  begin: (control: SearchControl) => Generator<OptimumProgress, Value>,
  watch: { readonly signal?: StopSignal; readonly onProgress?: (progress: OptimumProgress) => void },
  clock: Clock = { now: Date.now, pause },
): Promise<Value> {
  needRecord(watch, 'options');
  const { signal, onProgress } = watch;
  needSignal(signal);
  const allowance = new Allowance();
  const search = begin({
    isStopped: () => signal?.aborted === true,
    pace: (done) => allowance.after(done),
  });
  let reported: number | undefined;
  let begun = clock.now();
  let breathed = begun;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    const now = clock.now();
    allowance.took(now - begun);
    if (onProgress && (reported === undefined || now - reported >= REPORT_MS)) {
      reported = now;
      onProgress(step.value);
    }
    if (now - breathed >= STEP_MS) {
      await clock.pause();
      breathed = clock.now();
    }
    begun = clock.now();
  }
}

/** How much work a step may do: as much as fits into its time, judging by the steps that used up their allowance. */
class Allowance {
  #work = WORK_AT_FIRST;
  #done = 0;
  #isAsked = false;
  #milliseconds = 0;

  /** Called before a step that searches, with the total work so far. Returns how much work the step may do. */
  after(done: number): number {
    const used = done - this.#done;
    this.#done = done;
    this.#isAsked = true;
    if (this.#milliseconds > STEP_MS / 2) this.#work = Math.max(this.#work / 2, WORK_MIN);
    else if (this.#milliseconds < STEP_MS / 4 && used >= this.#work / 2)
      this.#work = Math.min(this.#work * 2, WORK_MAX);
    return this.#work;
  }

  /** Records the time of a step. Only steps that searched count, since only they show how much work fits. */
  took(milliseconds: number): void {
    if (this.#isAsked) this.#milliseconds = milliseconds;
    this.#isAsked = false;
  }
}

/** Runs a generator of short steps to its end and lets the event loop run in between. */
export async function runWithPauses<Value>(
  steps: Generator<unknown, Value>,
  signal?: StopSignal,
): Promise<Value> {
  needSignal(signal);
  let breathed = Date.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (Date.now() - breathed < STEP_MS) continue;
    await pause();
    breathed = Date.now();
  }
}

const STEP_MS = 16;
const REPORT_MS = 50;
const WORK_AT_FIRST = 2 ** 17;
const WORK_MIN = 2 ** 13;
/** A computer that does this much work in one step reports often enough without larger steps. */
const WORK_MAX = 2 ** 22;

/** Lets the event loop handle timers, messages and aborts, which awaiting a resolved promise would not do. */
function pause(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { setTimeout(run: () => void, ms: number): unknown };
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
