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
 * What a game cost against perfect memory. Before each flip the table is a position: n pairs left, p of them
 * known on both tiles, k on one. Played best from there it takes p + W(n − p, k) moves. A flip loses the
 * difference between the best that could be done and the best after it, before chance decides: an unlucky
 * tile costs nothing, a forgotten one its exact share of a move. Specials are taken to cost nothing, and the
 * rule that mates do not touch is not used; nobody is charged for not using it.
 */
export interface WitchReview {
  /** For the game of one: expected moves of perfect memory from the start. */
  readonly par: { readonly moves: number; readonly exact: string; readonly assumes: ParRules };
  readonly seats: BySeat<SeatReview>;
  /** Every finished turn that was no pass, in order. */
  readonly turns: readonly TurnReview[];
  /** The three that lost most, most first; those that lost nothing are left out. */
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
  /** Moves lost to forgetting. */
  readonly lost: number;
  readonly lostExact: string;
  /** Points less 50 for each move lost, never below 0. */
  readonly total: number;
  /** Moves less par less lost; alone, and when finished. Negative is lucky. */
  readonly luck: number | undefined;
  /** Three for the moves of perfect memory rounded up, two for half as many again, one for finishing; alone. */
  readonly stars: 0 | 1 | 2 | 3;
}

export interface TurnReview {
  /** From 0, as in the log. */
  readonly turn: number;
  readonly seat: WitchSeat;
  readonly lost: number;
  readonly lostExact: string;
  /** A tile that had been seen and was needed or flipped in vain: its square, and the flip that showed it (from 1). */
  readonly seen: { readonly square: number; readonly flip: number } | undefined;
}

const POINTS_A_MOVE = 50;

/** The most moves that earn three and two stars. */
export function starMoves(pairs: number): { readonly three: number; readonly two: number } {
  const three = Math.ceil(toNumber(solitaireTable(pairs).moves(pairs, 0)));
  return { three, two: Math.floor(three * 1.5) };
}

/**
 * What each seat of a table could have expected, move by move, if it had forgotten nothing.
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

/** Tiles that were seen and are face down again: the face, and the last flip that showed it. */
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
  /** Was the last flip a bomb that a peek had shown? */
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

/** What a flip loses, and the tile that had been seen and was needed or flipped in vain. */
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
