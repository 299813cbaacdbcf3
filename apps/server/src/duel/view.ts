import type { Mark } from '@inkling/core/marks';
import type { MastermindView } from '@inkling/games/mastermind/game';
import { makeCode } from '@inkling/games/mastermind/notation';
import type { WitchView } from '@inkling/games/witch/view';
import type { WordView } from '@inkling/games/word/game';
import type { Games } from './games.ts';
import { gameOf, isOver, type Lane, type Room, secretOf } from './room.ts';
import { personSeats, seatsOf } from './seats.ts';
import type { GameId, Maker } from './setup.ts';
import { winnerOf } from './winner.ts';
import { wrongTurns } from './wrong-turns.ts';

/**
 * What one seat, or a spectator, may know of a room. Built field by field from public facts; nothing is copied and
 * then removed. Two secrets with the same answers so far give the same bytes.
 */
export interface RoomView {
  readonly id: string;
  readonly version: number;
  readonly game: GameId;
  readonly rules: string;
  readonly maker: Maker;
  /** The seat of whoever looks, or `spectator`. */
  readonly you: string;
  readonly seats: readonly SeatView[];
  readonly phase: 'waiting' | 'playing' | 'over';
  /** Seats that may act now. */
  readonly turn: readonly string[];
  /** Only when it is over; null when nobody wins. */
  readonly winner?: string | null;
  /** Base64url of 32 bytes: the promise about the secret, from the moment that there is one. */
  readonly commitment?: string;
  /** Mastermind and word: one sheet for each breaker. */
  readonly sheets?: readonly SheetView[];
  /** The table of the witches. */
  readonly table?: WitchView;
  /** Turns (from 0) whose answers cannot all be true. No single one of them is accused. */
  readonly conflict?: readonly number[];
  /** The maker sees it once it is there; everybody when the room is over. */
  readonly secret?: string;
  /** Opens the promise, when the room is over. */
  readonly salt?: string;
  /** After the maker who scored by hand has shown the code: the answers that it does not give, with those it gives. */
  readonly wrong?: readonly { readonly turn: number; readonly exact: number; readonly near: number }[];
}

export interface SeatView {
  readonly seat: string;
  readonly taken: boolean;
  /** The computer player who sits here. */
  readonly computer?: string;
}

export interface SheetView {
  readonly seat: string;
  readonly turnsUsed: number;
  readonly over: boolean;
  readonly solved: boolean;
  readonly resigned: boolean;
  /** The turns in order; not there while this is the sheet of a rival in a race. */
  readonly turns?: readonly TurnView[];
  /** A guess that waits for the maker's answer. */
  readonly pending?: string;
}

/** `exact` and `near` in Mastermind; `marks` in word: 0 absent, 1 near, 2 exact. */
export interface TurnView {
  readonly guess: string;
  readonly exact?: number;
  readonly near?: number;
  readonly marks?: readonly Mark[];
}

export type ViewOf = (room: Room, seat: string, games: Games) => RoomView;

export const viewOf: ViewOf = (room, seat, games) => {
  const { id, version, setup, commitment, conflict } = room;
  const over = isOver(room, games);
  const { game } = gameOf(setup, games);
  const secret = over || (seat === 'maker' && setup.maker === 'deposited') ? secretOf(room) : undefined;
  const shown = setup.maker === 'kept' ? room.opened?.code : secret;
  const salt = setup.maker === 'kept' ? room.opened?.salt : over ? room.salt : undefined;
  return {
    id,
    version,
    game: setup.game,
    rules: setup.rules,
    maker: setup.maker,
    you: seat,
    seats: seatsOf(setup).map((each) => ({
      seat: each.seat,
      taken: each.computer !== undefined || room.sitters.has(each.seat),
      ...(each.computer === undefined ? {} : { computer: each.computer }),
    })),
    phase: over ? 'over' : isWaiting(room) ? 'waiting' : 'playing',
    turn: over ? [] : turnOf(room, games),
    ...(over ? { winner: winnerOf(room, games) ?? null } : {}),
    ...(commitment === undefined ? {} : { commitment }),
    ...(setup.game === 'witch'
      ? { table: game.view(room.lanes[0]?.state, 'spectator') as WitchView }
      : { sheets: room.lanes.map((lane) => sheetOf(room, lane, seat, over, games)) }),
    ...(conflict === undefined ? {} : { conflict }),
    ...(shown === undefined ? {} : { secret: shown }),
    ...(shown === undefined || salt === undefined || commitment === undefined ? {} : { salt }),
    ...(room.opened ? { wrong: wrongTurns(room, room.opened.code) } : {}),
  };
};

/** Are there seats that nobody has taken yet? */
export function isWaiting({ setup, sitters }: Room): boolean {
  return personSeats(setup).some((seat) => !sitters.has(seat));
}

/** The seats that may act now, computer players included. */
export function turnOf(room: Room, games: Games): readonly string[] {
  const { setup, lanes } = room;
  const { game } = gameOf(setup, games);
  const status = (lane: Lane) => game.status(lane.state);
  if (setup.maker === 'deposited' && secretOf(room) === undefined) return ['maker'];
  if (isWaiting(room)) return [];
  return lanes.flatMap((lane) => {
    const now = status(lane);
    if (lane.resigned || now.phase === 'over') return [];
    return [now.turn === 'breaker' ? lane.seat : now.turn];
  });
}

function sheetOf(room: Room, lane: Lane, seat: string, over: boolean, games: Games): SheetView {
  const { game } = gameOf(room.setup, games);
  const status = game.status(lane.state);
  const view = game.view(lane.state, 'spectator') as MastermindView | WordView;
  const open = over || room.setup.breakers === 1 || lane.seat === seat || seat === 'maker';
  const pending = 'pending' in view ? view.pending : undefined;
  return {
    seat: lane.seat,
    turnsUsed: view.turns.length,
    over: lane.resigned || status.phase === 'over',
    solved: status.phase === 'over' && status.winner === 'breaker',
    resigned: lane.resigned,
    ...(open ? { turns: view.turns.map(turnView) } : {}),
    ...(open && pending ? { pending: makeCode(pending) } : {}),
  };
}

/** Turns never change, and a view names all of them again, so each is written once. */
const written = new WeakMap<object, TurnView>();

function turnView(turn: MastermindView['turns'][number] | WordView['turns'][number]): TurnView {
  const known = written.get(turn) ?? writeTurn(turn);
  written.set(turn, known);
  return known;
}

function writeTurn(turn: MastermindView['turns'][number] | WordView['turns'][number]): TurnView {
  if ('marks' in turn) return { guess: turn.guess, marks: turn.marks };
  return { guess: makeCode(turn.guess), exact: turn.feedback.exact, near: turn.feedback.near };
}
