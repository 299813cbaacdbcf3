import { needRecord } from '@inkling/core/arguments';
import type { OptimumProgress, SearchControl } from './optimum.ts';

/**
 * The part of an `AbortSignal` that a search needs: this package depends on no platform, so that it runs on all of
 * them.
 */
export interface StopSignal {
  readonly aborted: boolean;
}

/**
 * Runs a search in short steps and lets the event loop run between them, so that a signal can come. The work of a step
 * is adjusted to the time that the last one took.
 */
export async function runPatiently<Value>(
  begin: (control: SearchControl) => Generator<OptimumProgress, Value>,
  watch: { readonly signal?: StopSignal; readonly onProgress?: (progress: OptimumProgress) => void },
): Promise<Value> {
  needRecord(watch, 'options');
  const { signal, onProgress } = watch;
  let work = WORK_AT_FIRST;
  let isPaced = false;
  const pace = () => {
    isPaced = true;
    return work;
  };
  const search = begin({ isStopped: () => signal?.aborted === true, pace });
  let begun = Date.now();
  let reported = begun;
  let breathed = begun;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    const now = Date.now();
    // Only steps that searched show how much work fits into a step.
    if (isPaced && now - begun < STEP_MS / 4) work = Math.min(work * 2, WORK_MAX);
    else if (isPaced && now - begun > STEP_MS / 2) work = Math.max(work / 2, WORK_MIN);
    isPaced = false;
    if (onProgress && (now - reported >= REPORT_MS || reported === begun)) {
      reported = now;
      onProgress(step.value);
    }
    if (now - breathed >= STEP_MS) {
      await breathe();
      breathed = Date.now();
    }
    begun = Date.now();
  }
}

/** Runs short steps to their end and lets the event loop run between them. */
export async function takeTurns<Value>(steps: Generator<unknown, Value>): Promise<Value> {
  let breathed = Date.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (Date.now() - breathed < STEP_MS) continue;
    await breathe();
    breathed = Date.now();
  }
}

const STEP_MS = 16;
const REPORT_MS = 50;
const WORK_AT_FIRST = 2 ** 18;
const WORK_MIN = 2 ** 13;
const WORK_MAX = 2 ** 24;

/** Lets timers, messages and aborts happen. Promises alone would not. */
function breathe(): Promise<void> {
  const { setTimeout } = globalThis as unknown as { setTimeout(run: () => void, ms: number): unknown };
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
