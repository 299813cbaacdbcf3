import { fail, ok, type Result } from '@inkling/core/result';
import type { Grid, Pair, TouchRule } from './grid.ts';
import { touch } from './grid.ts';
import { FREE_MAX, pairingTable } from './pairings.ts';

/**
 * A board that can be shared as a short code such as `w1-5x5-k0-12-3.20-4fk2s-7qd`: version, size, rule with the
 * number of touching pairs, squares of the bonuses, squares of the bombs, number of the pairing in base 36, and a
 * checksum. The checksum detects every single wrong character and nearly all other damage; codes that pass it are
 * still validated, so every code accepted gives a legal board. For up to 24 free squares.
 */
export interface SharedBoard {
  readonly grid: Grid;
  readonly rule: TouchRule;
  readonly touching: number;
  /** Ascending, like `bombs`. */
  readonly bonuses: readonly number[];
  readonly bombs: readonly number[];
  readonly pairs: readonly Pair[];
}

export type ShareFault =
  | {
      readonly code:
        | 'not-a-code'
        | 'damaged'
        | 'size-out-of-range'
        | 'bad-square'
        | 'specials-touch'
        | 'bad-free-squares'
        | 'bad-number';
    }
  /** `version` is the version in the code. */
  | { readonly code: 'unknown-version'; readonly version: string };

const SIDE_MAX = 20;

/** Creates the code of a board. Returns `undefined` if it breaks its rule or has more than 24 free squares. */
export function makeShareCode(board: SharedBoard): string | undefined {
  const { grid, rule, touching } = board;
  const bonuses = board.bonuses.toSorted((a, b) => a - b);
  const bombs = board.bombs.toSorted((a, b) => a - b);
  const rank = pairingTable(grid, rule, [...bonuses, ...bombs], touching)?.rank(board.pairs);
  if (rank === undefined) return undefined;
  const size = `${grid.rows}x${grid.cols}`;
  const body = ['w1', size, rule[0] + touching, bonuses.join('.'), bombs.join('.'), rank.toString(36)].join(
    '-',
  );
  const code = `${body}-${checkOf(body)}`;
  return parseShareCode(code).ok ? code : undefined;
}

/** Parses a code. Case and surrounding blanks do not matter. */
export function parseShareCode(text: string): Result<SharedBoard, ShareFault> {
  const parts = SHAPE.exec(
    text
      .slice(0, LENGTH_MAX + 1)
      .trim()
      .toLowerCase(),
  );
  if (!parts) return fail({ code: 'not-a-code' });
  const [, body = '', version, rows, cols, rule, touching, bonuses = '', bombs = '', number = '', check] =
    parts;
  if (version !== '1') return fail({ code: 'unknown-version', version: version ?? '' });
  if (check !== checkOf(body)) return fail({ code: 'damaged' });
  const grid = { rows: Number(rows), cols: Number(cols) };
  const side = (n: number) => n >= 1 && n <= SIDE_MAX;
  if (!side(grid.rows) || !side(grid.cols)) return fail({ code: 'size-out-of-range' });
  const lists = [bonuses, bombs].map((list) => (list === '' ? [] : list.split('.').map(Number)));
  const specials = lists.flat();
  const size = grid.rows * grid.cols;
  const ascending = lists.every((list) => list.every((square, i) => i === 0 || square > list[i - 1]));
  if (!ascending || new Set(specials).size < specials.length || specials.some((square) => square >= size))
    return fail({ code: 'bad-square' });
  if (specials.some((a) => specials.some((b) => touch(grid, 'king', a, b))))
    return fail({ code: 'specials-touch' });
  const free = size - specials.length;
  if (free % 2 === 1 || free > FREE_MAX || free === 0) return fail({ code: 'bad-free-squares' });
  const board = {
    grid,
    rule: rule === 'k' ? ('king' as const) : ('rook' as const),
    touching: Number(touching),
    bonuses: lists[0],
    bombs: lists[1],
  };
  const pairs = pairingTable(grid, board.rule, specials, board.touching)?.at(Number.parseInt(number, 36));
  return pairs ? ok({ ...board, pairs }) : fail({ code: 'bad-number' });
}

const LENGTH_MAX = 1000;
const SHAPE =
  /^(w(\d{1,3})-(\d{1,2})x(\d{1,2})-([kr])(\d{1,2})-((?:\d{1,3}(?:\.\d{1,3})*)?)-((?:\d{1,3}(?:\.\d{1,3})*)?)-([0-9a-z]{1,10}))-([0-9a-z]{3})$/;

/**
 * Computes the checksum, three digits in base 36: a polynomial in the character codes modulo a prime just below 36³,
 * so that it detects every single wrong character.
 */
function checkOf(body: string): string {
  const prime = 46649;
  let sum = 7;
  for (let i = 0; i < body.length; i++) sum = (sum * 263 + body.charCodeAt(i)) % prime;
  return sum.toString(36).padStart(3, '0');
}
