import { ok, type Result } from '@inkling/core/result';
import type { OptimalGame, OptimalOptions, Optimum } from 'inkling/optimal';
import { makeForeign } from 'inkling/optimal/foreign-tree';
import type { Refusal } from '../../shell/refusal.ts';
import { refuseBound } from './bound-file.ts';
import type { SearchOptions } from './options.ts';
import type { SearchedGame } from './searched-game.ts';
import { readForm, saveTree, sayTreeWritten } from './tree-file.ts';

/** Why the files of `--out` and `--bound` cannot be written under these options. */
export function refuseFiles(
  options: Pick<SearchOptions, 'out' | 'bound' | 'weights'>,
  game: OptimalGame,
  limits: OptimalOptions,
): Refusal | undefined {
  const form = readForm(options.out, game.game);
  return form.ok ? refuseBound(options, game, limits) : form.error;
}

/** Writes the strategy that was found to the file of `--out`; says where it is. */
export async function saveFound(
  out: string,
  { game, verifyOptions }: SearchedGame,
  found: Optimum,
  weights: string | undefined,
): Promise<Result<string, Refusal>> {
  const error = await saveTree(out, game.game, (form) =>
    form === 'strategy' ? found.file : makeForeign(found.strategy, form, game),
  );
  return error ? { ok: false, error } : ok(sayTreeWritten(out, verifyOptions, weights));
}
