import { needShape } from '@inkling/core/arguments';
import {
  add,
  compare,
  makeRational,
  type Rational,
  rational,
  subtract,
  toNumber,
} from '@inkling/matching/memory/rational';
import { type SolitaireTable, solitaireTable } from '@inkling/matching/memory/solitaire';
import type { WitchParams } from '../rules/params.ts';
import { freeSquares } from '../rules/setting.ts';
import type { BySeat, WitchEvent, WitchSeat } from '../rules/state.ts';
import type { WitchView } from '../rules/view.ts';
import { secondLoss, singleFirstLoss } from './perfect-memory.ts';

/**
 * What a game cost compared with perfect memory. Before each flip, the table is a position: n pairs are left, p of
 * them known on both tiles and k on one. Optimal play from there takes p + W(n − p, k) moves. A flip loses the
 * difference between the best possible expectation and the expectation of that flip, before chance decides: an unlucky
 * tile costs nothing, a forgotten one its exact share of a move. Specials are assumed to cost nothing. The rule that
 * mates do not touch is not used, and players are not charged for not using it.
 */
export interface WitchReview {
  /** For single-player games: the expected number of moves with perfect memory from the start. */
  readonly par: { readonly moves: number; readonly exact: string; readonly assumes: ParRules };
  readonly seats: BySeat<SeatReview>;
  /** Every finished turn except passes, in order. */
  readonly turns: readonly TurnReview[];
  /** The three turns that lost most, the worst first. Turns that lost nothing are excluded. */
  readonly costliest: readonly TurnReview[];
}

export interface ParRules {
  readonly memory: 'perfect';
  readonly specials: 'free';
  readonly touching: 'unused';
}

export interface SeatReview {
  readonly moves: number;
  readonly points: number;
  /** Number of moves lost to forgetting. */
  readonly lost: number;
  readonly lostExact: string;
  /** Points minus 50 for each lost move, never below 0. */
  readonly total: number;
  /** Moves minus par minus lost moves; negative is lucky. Only set for a finished single-player game. */
  readonly luck: number | undefined;
  /**
   * Three for at most the moves of perfect memory, rounded up; two for at most half as many again; one for finishing.
   * Always 0 unless it is a finished single-player game.
   */
  readonly stars: 0 | 1 | 2 | 3;
}

export interface TurnReview {
  /** Zero-based, as in the log. */
  readonly turn: number;
  readonly seat: WitchSeat;
  readonly lost: number;
  readonly lostExact: string;
  /** A seen tile that was needed or flipped in vain: its square, and the flip that showed it (one-based). */
  readonly seen: { readonly square: number; readonly flip: number } | undefined;
}

const POINTS_A_MOVE = 50;

/** Returns the maximum numbers of moves that earn three and two stars. */
export function starMoves(pairs: number): { readonly three: number; readonly two: number } {
  const three = Math.ceil(toNumber(solitaireTable(pairs).moves(pairs, 0)));
  return { three, two: Math.floor(three * 1.5) };
}

/**
 * Compares each seat's turns with what it could have expected if it had forgotten nothing.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function reviewWitch(
  view: Pick<WitchView, 'params' | 'log' | 'points' | 'moves' | 'status' | 'found'>,
): WitchReview {
  needShape(view, 'view', { params: { board: { shape: 'object' } }, log: 'list', found: 'list' });
  const pairs = freeSquares(view.params.board) / 2;
  const table = solitaireTable(pairs);
  const turns = reviewTurns(view.log, pairs, table, view.params.calm);
  const par = table.moves(pairs, 0);
  const seatOf = (seat: WitchSeat): SeatReview => {
    const lost = turns.filter((turn) => turn.seat === seat).reduce((sum, turn) => add(sum, turn.exact), ZERO);
    const moves = view.moves[seat];
    const points = view.points[seat];
    const alone = isAlone(view.params) && seat === 'first' && view.found.length === pairs;
    const { three, two } = starMoves(pairs);
    return {
      moves,
      points,
      lost: toNumber(lost),
      lostExact: makeRational(lost),
      total: Math.max(0, points - Math.round(toNumber(lost) * POINTS_A_MOVE)),
      luck: alone ? toNumber(subtract(subtract(rational(BigInt(moves)), par), lost)) : undefined,
      stars: !alone ? 0 : moves <= three ? 3 : moves <= two ? 2 : 1,
    };
  };
  const shown = turns.map(({ exact, ...turn }): TurnReview => {
    return { ...turn, lost: toNumber(exact), lostExact: makeRational(exact) };
  });
  return {
    par: {
      moves: toNumber(par),
      exact: makeRational(par),
      assumes: { memory: 'perfect', specials: 'free', touching: 'unused' },
    },
    seats: { first: seatOf('first'), second: seatOf('second') },
    turns: shown,
    costliest: shown
      .filter(({ lost }) => lost > 0)
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, 3),
  };
}

const ZERO = rational(0n);
const ONE = rational(1n);

function isAlone(params: WitchParams): boolean {
  return params.opponent === 'nobody';
}

interface ExactTurn {
  readonly turn: number;
  readonly seat: WitchSeat;
  readonly exact: Rational;
  readonly seen: { readonly square: number; readonly flip: number } | undefined;
}

/** Tiles in play that were seen, by square: the witch (undefined for a special) and the last flip that showed it. */
type Seen = Map<number, { readonly witch: number | undefined; readonly flip: number }>;

function reviewTurns(
  log: readonly WitchEvent[],
  pairs: number,
  table: SolitaireTable,
  calm: boolean,
): readonly ExactTurn[] {
  const seen: Seen = new Map();
  const turns: ExactTurn[] = [];
  let left = pairs;
  let flip = 0;
  let first: { readonly square: number; readonly witch: number } | undefined;
  let lost = ZERO;
  let needed: ExactTurn['seen'];
  /** Whether the last flip was a bomb that a peek had shown. */
  let foolhardy = false;
  for (const event of log) {
    switch (event.kind) {
      case 'peek':
        seen.set(event.square, { witch: witchOf(event), flip: ++flip });
        break;
      case 'flip': {
        const { square } = event;
        const witch = witchOf(event);
        flip++;
        if (event.face.type === 'bonus' || (event.face.type === 'bomb' && calm)) {
          seen.delete(square);
          break;
        }
        foolhardy = witch === undefined && seen.has(square);
        const loss = lossOfFlip(table, seen, left, first, { square, witch, flip });
        lost = add(lost, loss.lost);
        needed ??= loss.seen;
        if (witch === undefined) seen.delete(square);
        else {
          seen.set(square, { witch, flip });
          first ??= { square, witch };
        }
        break;
      }
      case 'match':
      case 'miss':
      case 'bomb': {
        if (event.kind === 'match') {
          left--;
          for (const square of event.squares) seen.delete(square);
        }
        if (event.kind === 'bomb' && event.covered) {
          left++;
          if (foolhardy) lost = add(lost, ONE);
          for (const square of event.covered.squares) seen.set(square, { witch: event.covered.witch, flip });
        }
        turns.push({ turn: event.turn, seat: event.seat, exact: lost, seen: needed });
        [first, lost, needed] = [undefined, ZERO, undefined];
        break;
      }
    }
  }
  return turns;
}

function witchOf(event: WitchEvent & { readonly kind: 'flip' | 'peek' }): number | undefined {
  return event.face.type === 'gameTile' ? event.face.witch : undefined;
}

/** Returns how many moves a flip loses, and the seen tile that was needed or flipped in vain. */
function lossOfFlip(
  table: SolitaireTable,
  seen: Seen,
  left: number,
  first: { readonly square: number; readonly witch: number } | undefined,
  {
    square,
    witch,
    flip,
  }: { readonly square: number; readonly witch: number | undefined; readonly flip: number },
): { readonly lost: Rational; readonly seen: ExactTurn['seen'] } {
  const position = { left, ...countKnown(seen) };
  const before = seen.get(square);
  if (first) {
    const mate = mateSeen(seen, first);
    const way = mate === square ? 'take' : before ? 'waste' : 'search';
    const lost = secondLoss(table, position, mate !== undefined, way);
    const tile = mate ?? square;
    const isLost = compare(lost, ZERO) > 0;
    return { lost, seen: isLost ? { square: tile, flip: (seen.get(tile) ?? { flip }).flip } : undefined };
  }
  const again = before && { square, flip: before.flip };
  if (witch !== undefined && again && mateSeen(seen, { square, witch }) === undefined)
    return { lost: singleFirstLoss(table, position), seen: again };
  if (witch === undefined && (again || left === position.known)) return { lost: ONE, seen: again };
  return { lost: ZERO, seen: undefined };
}

function countKnown(seen: Seen): { readonly known: number; readonly singles: number } {
  const tiles = new Map<number, number>();
  for (const { witch } of seen.values())
    if (witch !== undefined) tiles.set(witch, (tiles.get(witch) ?? 0) + 1);
  const known = [...tiles.values()].filter((count) => count === 2).length;
  return { known, singles: tiles.size - known };
}

function mateSeen(seen: Seen, first: { square: number; witch: number }): number | undefined {
  for (const [square, { witch }] of seen) if (witch === first.witch && square !== first.square) return square;
  return undefined;
}
