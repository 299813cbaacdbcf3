import { ok, type Result } from '@inkling/core/result';
import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import { SearchHelpers } from '@inkling/jobs/proof/search-helpers';
import { canShare, findListedOptimum, type OptimalOptions } from 'inkling/optimal';
import { type ListedGame, listGame } from 'inkling/optimal/listed-game';
import { saySearched } from '../../messages/optimal.ts';
import { sayRunFault } from '../../messages/proving.ts';
import { runPatiently } from '../../shell/patience.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { type KeptRun, type OptimalRun, readKept, runKept } from './kept-search.ts';
import { memoryOf, runPatientProof, specOf } from './patient-proof.ts';
import type { SearchedGame } from './searched-game.ts';

export interface Searched extends KeptRun {
  /** Ctrl-C ended it before it was done. */
  readonly isStopped: boolean;
}

/**
 * Searches for the best strategy with so many threads, and keeps the search in a file where one is given; Ctrl-C ends it
 * with the best so far. Threads help a search for the least total of a plain game; elsewhere they divide the proof. What is
 * counted in nodes or kept in a file belongs to one thread, unless the others only help.
 */
export async function searchGame(
  searched: SearchedGame,
  limits: OptimalOptions,
  path: string | undefined,
  workers: number,
  world: World,
): Promise<Result<Searched, Refusal>> {
  const { game } = searched;
  const listed = listGame(game);
  if (!listed.ok) return ok({ found: listed, trouble: undefined, isStopped: false });
  const isMany = workers > 1 && limits.nodeBudget === undefined;
  if (isMany && canShare(listed.value, limits)) {
    const helpers = new SearchHelpers(
      { ...specOf(searched, limits), depthMax: DEPTH_MAX },
      workers - 1,
      limits.tableBytes,
    );
    try {
      return await search(searched, listed.value, { ...limits, shared: helpers.shared }, path, world);
    } finally {
      await helpers.close();
    }
  }
  const isTotal = (limits.objective ?? 'total') === 'total';
  if (isMany && isTotal && path === undefined) return divide(searched, limits, workers, world);
  return search(searched, listed.value, limits, path, world);
}

async function search(
  { game }: SearchedGame,
  listed: ListedGame,
  limits: OptimalOptions,
  path: string | undefined,
  world: World,
): Promise<Result<Searched, Refusal>> {
  const stop = new AbortController();
  world.onInterrupt(() => stop.abort());
  const run = (more: OptimalOptions): OptimalRun =>
    findListedOptimum(game, listed, { ...limits, ...more, signal: stop.signal });
  if (path === undefined) {
    const found = await runPatiently(run({}), world, saySearched);
    return ok({ found, trouble: undefined, isStopped: stop.signal.aborted });
  }
  const kept = await readKept(path);
  if (!kept.ok) return kept;
  const keptRun = await runKept(run(kept.value ? { state: kept.value } : {}), path, world);
  return ok({ ...keptRun, isStopped: stop.signal.aborted });
}

async function divide(
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
