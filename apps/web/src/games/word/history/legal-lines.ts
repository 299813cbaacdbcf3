import { childrenOf, lineOf, type Sheet } from '@inkling/core/sheet';
import { type GameFormat, parseSavedGame } from '../../../shell/saved/saved-game.ts';
import type { GameMoves } from '../engine/served-game.ts';
import type { WordGameState } from '../session/format.ts';

/**
 * Returns for each saved value whether it is a game of this format of which every branch is legal. Asks about games with
 * the same rules one after another, so that their list of words is loaded only once.
 *
 * @param isLegal whether the moves are a game by these rules
 */
export async function haveLegalLines(
  format: GameFormat<WordGameState>,
  values: readonly unknown[],
  isLegal: (line: GameMoves) => Promise<boolean>,
): Promise<readonly boolean[]> {
  const found = values.map(() => false);
  const games = values.flatMap((value, at) => {
    const sheet = parseSavedGame(format, value)?.sheet;
    return sheet ? [{ at, sheet }] : [];
  });
  for (const { at, sheet } of games.toSorted((a, b) => (a.sheet.params < b.sheet.params ? -1 : 1)))
    found[at] = await areLegal(linesOf(sheet), isLegal);
  return found;
}

async function areLegal(
  lines: readonly GameMoves[],
  isLegal: (line: GameMoves) => Promise<boolean>,
): Promise<boolean> {
  for (const line of lines) if (!(await isLegal(line))) return false;
  return true;
}

/** Returns the moves from the start to each end of a branch. */
function linesOf(sheet: Sheet): readonly GameMoves[] {
  const { params, seed } = sheet;
  return sheet.nodes.flatMap((_, at) =>
    childrenOf(sheet, at).length > 0 ? [] : [{ params, seed, moves: lineOf(sheet, at) }],
  );
}
