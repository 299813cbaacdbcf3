import { fail, ok, type Result } from '@inkling/core/result';
import { fittingCodes } from '@inkling/deduction/last-code/check-proof';
import { provePuzzle } from '@inkling/deduction/last-code/proof';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import type { PageServices } from '../../../shell/page.ts';
import type { ShownPuzzle } from './shown-puzzle.ts';

/** Why an address holds no puzzle. */
export type AddressFault =
  | { readonly code: 'address' | 'none' | 'many' | 'hard' }
  | { readonly code: 'clue'; readonly clue: number };

/** Reads `GAME/RULES/CLUES` and proves the puzzle. Total. */
export async function openPuzzle(
  path: string,
  services: PageServices,
): Promise<Result<ShownPuzzle, AddressFault>> {
  const [gameId = '', rules = '', clues = '', ...rest] = path.split('/');
  const part = await services.games.find(({ id }) => id === gameId)?.puzzles?.();
  const spec = await part?.spec();
  const game = rest.length === 0 ? await spec?.open(decoded(rules)) : undefined;
  if (!part || !game) return fail({ code: 'address' });
  const puzzle = parseClues(decoded(clues), game);
  if (!puzzle.ok)
    return fail(
      puzzle.error.code === 'bad-clue' ? { code: 'clue', clue: puzzle.error.clue + 1 } : { code: 'address' },
    );
  const proof = provePuzzle(puzzle.value);
  if (proof) {
    const look = (await part.looks(services.saved))(game.rules);
    return ok({ address: path, gameId, game, look, puzzle: puzzle.value, proof });
  }
  const answers = fittingCodes(puzzle.value).length;
  return fail({ code: answers === 0 ? 'none' : answers > 1 ? 'many' : 'hard' });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
