import { ok, type Result } from '@inkling/core/result';
import type { OptimalGame, OptimalOptions, Optimum } from 'inkling/optimal';
import { makeForeign } from 'inkling/optimal/foreign-tree';
import type { Refusal } from '../../shell/refusal.ts';
import { refusePaths, type WantedPath } from '../../shell/wanted-paths.ts';
import { lemmasBeside, refuseBound } from './bound-file.ts';
import type { ProofOptions, SearchOptions } from './options.ts';
import type { SearchedGame } from './searched-game.ts';
import { readForm, saveTree, sayTreeWritten } from './tree-file.ts';

/**
 * Says why the files that a search or a proof will write cannot be written with these options, before the work
 * begins.
 */
export async function refuseFiles(
  options: Pick<SearchOptions, 'out' | 'bound' | 'weights' | 'state'> & Pick<ProofOptions, 'facts'>,
  game: OptimalGame,
  limits: OptimalOptions,
): Promise<Refusal | undefined> {
  const form = readForm(options.out, game.game);
  if (!form.ok) return form.error;
  return refuseBound(options, game, limits) ?? refusePaths(pathsOf(options));
}

function pathsOf({
  out,
  bound,
  state,
  facts,
}: Pick<SearchOptions, 'out' | 'bound' | 'state'> & Pick<ProofOptions, 'facts'>): readonly WantedPath[] {
  const kept = (option: WantedPath['option'], path: string | undefined): readonly WantedPath[] =>
    path === undefined
      ? []
      : [
          { option, path, isReplaced: true },
          // The proof in progress is saved next to it.
          ...(bound === undefined ? [] : [{ option, path: lemmasBeside(path), isReplaced: true } as const]),
        ];
  return [
    ...kept('--state', state),
    ...kept('--facts', facts),
    ...(out === undefined ? [] : [{ option: '--out', path: out } as const]),
    ...(bound === undefined ? [] : [{ option: '--bound', path: bound } as const]),
  ];
}

/** Writes the strategy that was found to the file of `--out`. Returns a sentence that says where it is. */
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
