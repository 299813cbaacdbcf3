import { ok, type Result } from '@inkling/core/result';
import { canShare, findListedOptimum, type OptimalOptions } from 'inkling/optimal';
import { type ListedGame, listGame } from 'inkling/optimal/listed-game';
import { saySearched } from '../../messages/optimal.ts';
import { runInSteps } from '../../shell/long-work.ts';
import type { Refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { type OptimalRun, readSavedRun, runAndSave, type Searched } from './saved-search.ts';
import type { SearchedGame } from './searched-game.ts';

/**
 * Searches for the best strategy with the given number of threads, and saves the search if a file is given. Ctrl-C
 * stops it with the best so far. In a search for the least total of a plain game, the other threads help; for the
 * total of other games, they divide the proof. A search limited by `nodeBudget` uses one thread, and so does one
 * that is saved to a file, unless the others only help.
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
  const isTotal = (limits.objective ?? 'total') === 'total';
  if (isMany && canShare(listed.value, limits)) {
    const { withHelpers } = await import('./many-threads.ts');
    return withHelpers(searched, limits, workers, (shared) =>
      search(searched, listed.value, { ...limits, shared }, path, world),
    );
  }
  if (isMany && isTotal && path === undefined) {
    const { divide } = await import('./many-threads.ts');
    return divide(searched, limits, workers, world);
  }
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
    const found = await runInSteps(run({}), world, saySearched);
    return ok({ found, trouble: undefined, isStopped: stop.signal.aborted });
  }
  const stored = await readSavedRun(path);
  if (!stored.ok) return stored;
  const savedRun = await runAndSave(run(stored.value ? { state: stored.value } : {}), path, world);
  return ok({ ...savedRun, isStopped: stop.signal.aborted });
}
