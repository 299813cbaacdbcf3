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

/** What a search found, and why it could not be kept, if so. */
export interface SavedRun {
  readonly found: Result<Optimum, OptimalFault>;
  readonly trouble: string | undefined;
}

export interface Searched extends SavedRun {
  /** Ctrl-C ended it before it was done. */
  readonly isStopped: boolean;
}

/** The state in a file: `undefined` when there is no such file yet. */
export async function readSavedRun(path: string): Promise<Result<Uint8Array | undefined, Refusal>> {
  const bytes = await readBytes(path, STATE_SIZE_MAX);
  if (bytes.ok) return bytes;
  return bytes.error.code === 'missing'
    ? ok(undefined)
    : reject('bad-file', `--state: ${sayFileFault(path, bytes.error)}`, '--state');
}

/**
 * Runs a search to its end and keeps it in a file, each minute and when it stops. The file is replaced whole, so
 * that a stop at any moment leaves a search to go on from.
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

/** More than any search that is kept. */
const STATE_SIZE_MAX = 2 ** 30;
