import { add, compare, multiply, type Rational, rational, subtract } from '@inkling/matching/memory/rational';
import type { SolitaireTable } from '@inkling/matching/memory/solitaire';

/** The position before a flip: `left` pairs, of which `known` are known on both tiles and `singles` on one. */
export interface Position {
  readonly left: number;
  readonly known: number;
  readonly singles: number;
}

/** Returns the expected number of moves with perfect memory from a position between turns. */
function movesFrom(table: SolitaireTable, left: number, known: number, singles: number): Rational {
  return add(rational(BigInt(known)), table.moves(left - known, singles));
}

export type SecondWay = 'take' | 'search' | 'waste';

/**
 * Returns the expected number of moves, including this turn, for each way to use the second flip. The first tile is
 * face up and counted in the position: in a known pair if its mate has been seen, otherwise as a single.
 */
function secondValues(
  table: SolitaireTable,
  position: Position,
  mateKnown: boolean,
): Map<SecondWay, Rational> {
  const { left, known, singles } = position;
  const values = new Map<SecondWay, Rational>();
  if (mateKnown) values.set('take', add(ONE, movesFrom(table, left - 1, known - 1, singles)));
  const unseen = 2 * (left - known) - singles;
  values.set('waste', add(ONE, movesFrom(table, left, known, singles)));
  if (unseen > 0) {
    const share = (count: number) => rational(BigInt(count), BigInt(unseen));
    const mates = mateKnown ? singles : singles - 1;
    let search = ONE;
    if (!mateKnown) search = add(search, multiply(share(1), movesFrom(table, left - 1, known, singles - 1)));
    if (mates > 0)
      search = add(search, multiply(share(mates), movesFrom(table, left, known + 1, singles - 1)));
    if (unseen > singles)
      search = add(search, multiply(share(unseen - singles), movesFrom(table, left, known, singles + 1)));
    values.set('search', search);
  }
  return values;
}

/** Returns how many moves a second flip loses. */
export function secondLoss(
  table: SolitaireTable,
  position: Position,
  mateKnown: boolean,
  way: SecondWay,
): Rational {
  const values = secondValues(table, position, mateKnown);
  // If only specials are left to find, searching is as good as wasting the flip.
  const value = values.get(way) ?? values.get('waste') ?? ZERO;
  return subtract(value, best(values));
}

/** Returns how many moves are lost by starting with a seen tile whose mate is unknown, instead of an unseen tile. */
export function singleFirstLoss(table: SolitaireTable, position: Position): Rational {
  const { left, known, singles } = position;
  return subtract(best(secondValues(table, position, false)), movesFrom(table, left, known, singles));
}

function best(values: ReadonlyMap<SecondWay, Rational>): Rational {
  return [...values.values()].reduce((a, b) => (compare(b, a) < 0 ? b : a));
}

const ZERO = rational(0n);
const ONE = rational(1n);
