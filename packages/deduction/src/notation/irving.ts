/**
 * The notation of Knuth (J. Recreational Math. 9, 1976–77) and Irving (JRM 11, 1978–79):
 *
 *     1296(1122: 1,16(1213: …),96A,256B,256C;0,36D,208E,256F;4,32G,114H;0,20I;1)
 *     A = (2344: …)
 *
 * A guess is followed by the sizes of its cells, in groups by exact count, ascending, which semicolons separate;
 * within a group, near counts descend. There are two dialects for four places: 15 slots include the impossible (3,1),
 * 14 omit it. A cell of one or two codes needs no guess (the lowest code is guessed first); a larger cell has its
 * tree, or a label whose tree follows later. `x` or `*` after a guess says that it cannot be the secret; the parser
 * accepts and ignores it.
 *
 * Sizes are checked against the game while parsing, so the resulting tree fits the rules. Whether it is a good one is
 * for `verify.ts` to check.
 */
import type { Strategy } from '../optimum/strategy.ts';
import { cellsOf, everySecret, type IrvingDialect, type IrvingGame, slotsOf } from './irving-cells.ts';

/** Cells of the first guess with at least this many codes get a label. */
const LABEL_SIZE_MIN = 17;

/** Writes a tree. `parseIrving` reads it back as the same tree, except for the guesses in cells of one or two codes. */
export function makeIrving(root: Strategy, game: IrvingGame, dialect: IrvingDialect = 14): string {
  const labelled: string[] = [];
  const body = (node: Strategy, secrets: readonly number[], top: boolean): string => {
    const cells = cellsOf(node.guess, secrets, game);
    const nexts = new Map(node.branches.map(({ cls, next }) => [cls, next]));
    const groups = slotsOf(game.places, dialect).map((group) =>
      group
        .map((cls) => {
          const cell = cells.get(cls) ?? [];
          const next = nexts.get(cls);
          if (!next || cell.length < 3) return `${cell.length}`;
          const tree = body(next, cell, false);
          if (!top || cell.length < LABEL_SIZE_MIN) return `${cell.length}${tree}`;
          const label = labelOf(labelled.length);
          labelled.push(`${label} = ${tree}`);
          return `${cell.length}${label}`;
        })
        .join(','),
    );
    return `(${game.codec.makeGuess(node.guess)}: ${groups.join(';')})`;
  };
  const first = body(root, everySecret(game), true);
  return `${[`${game.secretCount}${first}`, ...labelled].join('\n')}\n`;
}

/** Returns the label with this index: A … Z, then AA, AB … */
function labelOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${labelOf(Math.floor(index / 26) - 1)}${letter}`;
}
