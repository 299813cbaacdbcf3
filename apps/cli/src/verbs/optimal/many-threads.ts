import { ok, type Result } from '@inkling/core/result';
import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import { SearchHelpers } from '@inkling/jobs/proof/search-helpers';
import type { OptimalOptions } from 'inkling/optimal';
import { sayRunFault } from '../../messages/proving.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { memoryOf, runPatientProof, specOf } from './patient-proof.ts';
import type { Searched } from './saved-search.ts';
import type { SearchedGame } from './searched-game.ts';

/** Runs a search while other threads help it; passes it the memory that it shares with them. */
export async function withHelpers<Value>(
  searched: SearchedGame,
  limits: OptimalOptions,
  workers: number,
  run: (shared: NonNullable<OptimalOptions['shared']>) => Promise<Value>,
): Promise<Value> {
  const spec = { ...specOf(searched, limits), depthMax: DEPTH_MAX };
  const helpers = new SearchHelpers(spec, workers - 1, limits.tableBytes);
  try {
    return await run(helpers.shared);
  } finally {
    await helpers.close();
  }
}

/** Divides a proof among threads. */
export async function divide(
  searched: SearchedGame,
  limits: OptimalOptions,
  workers: number,
  world: World,
): Promise<Result<Searched, Refusal>> {
  const spec = specOf(searched, limits);
  const run = await runPatientProof(spec, { workers, ...memoryOf(limits) }, world);
  if (!run.ok)
    return reject('unavailable', 'message' in run.error ? run.error.message : sayRunFault(run.error));
  const { optimum, proved } = run.value;
  return ok({ found: optimum, trouble: undefined, isStopped: proved.end === 'stopped' });
}
