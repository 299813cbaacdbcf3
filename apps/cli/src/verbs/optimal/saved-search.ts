import { ok, type Result } from '@inkling/core/result';
import type { SearchProgress } from '@inkling/deduction/optimum/stages';
import type { OptimalFault, Optimum } from 'inkling/optimal';
import { quoted } from '../../messages/numbers.ts';
import { saySearched } from '../../messages/optimal.ts';
import { sayFileFault } from '../../shell/file-faults.ts';
import { runInSteps } from '../../shell/long-work.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';
import { replaceFile } from '../../shell/replaced-file.ts';
import { readBytes } from '../../shell/text-file.ts';
import type { World } from '../../shell/world.ts';

export type OptimalRun = Generator<SearchProgress, Result<Optimum, OptimalFault>>;

/** What a search found, and why it could not be saved, if that failed. */
export interface SavedRun {
  readonly found: Result<Optimum, OptimalFault>;
  readonly trouble: string | undefined;
}

export interface Searched extends SavedRun {
  /** Whether Ctrl-C stopped it before it was done. */
  readonly isStopped: boolean;
}

/** Reads the state in a file. Returns `undefined` if there is no such file yet. */
export async function readSavedRun(path: string): Promise<Result<Uint8Array | undefined, Refusal>> {
  const bytes = await readBytes(path, STATE_SIZE_MAX);
  if (bytes.ok) return bytes;
  return bytes.error.code === 'missing'
    ? ok(undefined)
    : reject('bad-file', `--state: ${sayFileFault(path, bytes.error)}`, '--state');
}

/**
 * Runs a search to completion and saves it to a file every minute and when it stops. The file is replaced
 * atomically, so that an interruption at any moment leaves a search that can be resumed.
 */
export async function runAndSave(run: OptimalRun, path: string, world: World): Promise<SavedRun> {
  let last: SearchProgress | undefined;
  let keptAt = world.now();
  let trouble: string | undefined;
  const keep = async () => {
    if (!last) return;
    const reason = await replaceFile(path, last.save());
    trouble =
      reason === undefined ? undefined : `The search could not be kept in ${quoted(path)}: ${reason}.`;
    keptAt = world.now();
  };
  const patient: World = {
    ...world,
    pause: async () => {
      if (world.now() - keptAt > KEEP_EVERY_MS && trouble === undefined) await keep();
      await world.pause();
    },
  };
  const found = await runInSteps(
    remembering(run, (step) => {
      last = step;
    }),
    patient,
    saySearched,
  );
  await keep();
  return { found, trouble };
}

function* remembering<Step, Value>(
  run: Generator<Step, Value>,
  take: (step: Step) => void,
): Generator<Step, Value> {
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
    take(step.value);
    yield step.value;
  }
}

const KEEP_EVERY_MS = 60_000;

/** Larger than any search that is saved. */
const STATE_SIZE_MAX = 2 ** 30;
