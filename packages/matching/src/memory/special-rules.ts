import { type Rational, rational } from './rational.ts';
import { factorials } from './solitaire.ts';

/**
 * The rules for what a special tile costs, for computing the expected number of moves with t specials among the
 * pairs. The player has perfect memory, flips an unseen tile first, and then takes the known mate, flips another
 * unseen tile, or wastes the second flip on a known one, whichever is best. Specials need not be found.
 *
 * `free`: a special takes effect immediately and uses up no flip. `turn`: it ends the turn. `flip`: it uses up only
 * its own flip. A position is (n, k, t), with U = 2n − k + t unseen tiles; tables store value × U!.
 */
const SPECIAL_RULES = ['free', 'turn', 'flip'] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

export function movesWithSpecials(pairs: number, specials: number, rule: SpecialRule): Rational {
  const count = rule === 'free' ? 0 : specials;
  const value = tabulate(pairs, count, rule)(pairs, 0, count);
  return rational(value, factorials(2 * pairs + count)[2 * pairs + count]);
}

type Table = (pairs: number, known: number, specials: number) => bigint;

function tabulate(pairsMax: number, specialsMax: number, rule: SpecialRule): Table {
  const factorial = factorials(2 * pairsMax + specialsMax);
  const cache = new Map<number, bigint>();
  const value: Table = (n, k, t) => {
    if (n === 0) return 0n;
    const key = (n * (pairsMax + 1) + k) * (specialsMax + 1) + t;
    const stored = cache.get(key);
    if (stored !== undefined) return stored;
    const unseen = 2 * n - k + t;
    let sum = k > 0 ? BigInt(k) * (factorial[unseen - 1] + value(n - 1, k - 1, t)) : 0n;
    if (2 * n - 2 * k > 0) sum += BigInt(2 * n - 2 * k) * afterNewSingle(n, k, t);
    if (t > 0) sum += BigInt(t) * afterSpecial(n, k, t);
    cache.set(key, sum);
    return sum;
  };
  /** After a first flip to a new single: (U − 1)! × the best expected number of moves, including this one. */
  const afterNewSingle: Table = (n, k, t) => {
    const unseen = 2 * n - k + t;
    const unit = factorial[unseen - 2];
    let search = unit + value(n - 1, k, t);
    if (k > 0) search += BigInt(k) * (2n * unit + value(n - 1, k, t));
    const others = 2 * n - 2 * k - 2;
    if (others > 0) search += BigInt(others) * (unit + value(n, k + 2, t));
    if (t > 0) search += BigInt(t) * (unit + value(n, k + 1, t - 1));
    const waste = factorial[unseen - 1] + value(n, k + 1, t);
    return k > 0 && waste < search ? waste : search;
  };
  /** After a first flip to a special: (U − 1)! × the best expected number of moves, including this one. */
  const afterSpecial: Table = (n, k, t) => {
    const left = 2 * n - k + t - 1;
    const stop = factorial[left] + value(n, k, t - 1);
    if (rule === 'turn') return stop;
    const unit = factorial[left - 1];
    let search = 0n;
    if (k > 0) search += BigInt(k) * (2n * unit + value(n - 1, k - 1, t - 1));
    if (2 * n - 2 * k > 0) search += BigInt(2 * n - 2 * k) * (unit + value(n, k + 1, t - 1));
    if (t > 1) search += BigInt(t - 1) * (unit + value(n, k, t - 2));
    return k > 0 && stop < search ? stop : search;
  };
  return value;
}
