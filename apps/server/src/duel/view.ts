import type { Mark } from '@inkling/core/marks';
import type { MastermindState, ScoredTurn } from '@inkling/games/mastermind/game';
import { makeCode } from '@inkling/games/mastermind/notation';
import type { WitchView } from '@inkling/games/witch/view';
import type { WordTurn } from '@inkling/games/word/game';
import { noncesOf, owingSeats } from './deal.ts';
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
  /** Turns (from 0) whose answers cannot all be true. No single one of them is accused. */
  readonly conflict?: readonly number[];
  /** The maker sees it once it is there; everybody when the room is over. */
  readonly secret?: string;
  /** Opens the promise, when the room is over. */
  readonly salt?: string;
  /** In a joint draw: what people have added so far, in the order of the seats. */
  readonly nonces?: readonly { readonly seat: string; readonly nonce: string }[];
  /** In a joint draw, when the room is over: the seed that was promised. */
  readonly seed?: string;
  /** The day whose challenge this is. */
  readonly daily?: string;
  /** After the maker who scored by hand has shown the code: the answers that it does not give, with those it gives. */
  readonly wrong?: readonly { readonly turn: number; readonly exact: number; readonly near: number }[];
  /** Mastermind and word: one sheet for each breaker. */
  readonly sheets?: readonly SheetView[];
  /** The table of the witches. */
  readonly table?: WitchView;
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
  /** A guess that waits for the maker's answer. */
  readonly pending?: string;
  /** The turns in order; not there while this is the sheet of a rival in a race. */
  readonly turns?: readonly TurnView[];
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
  const facts = factsOf(room, seat, games);
  if (room.setup.game === 'witch') return { ...facts, table: tableOf(room, games) };
  const sheets = room.lanes.map((lane) => {
    const turns = turnsShown(room, lane, seat, games)?.map(turnView);
    return { ...sheetFacts(room, lane, seat, games), ...(turns ? { turns } : {}) };
  });
  return { ...facts, sheets };
};

/** Everything of a view but its sheets or its table. */
export type ViewFacts = Omit<RoomView, 'sheets' | 'table'>;

/** Written for the hot path: an object spread for each optional field would cost more than the rest. */
export function factsOf(room: Room, seat: string, games: Games): ViewFacts {
  const { id, version, setup, sitters, commitment, conflict, opened } = room;
  const over = isOver(room, games);
  const facts: { -readonly [Field in keyof ViewFacts]: ViewFacts[Field] } = {
    id,
    version,
    game: setup.game,
    rules: setup.rules,
    maker: setup.maker,
    you: seat,
    seats: seatsOf(setup).map(({ seat: name, computer }) =>
      computer === undefined
        ? { seat: name, taken: sitters.has(name) }
        : { seat: name, taken: true, computer },
    ),
    phase: over ? 'over' : isWaiting(room) ? 'waiting' : 'playing',
    turn: over ? [] : turnOf(room, games),
  };
  if (over) facts.winner = winnerOf(room, games) ?? null;
  if (commitment !== undefined) facts.commitment = commitment;
  if (conflict !== undefined) facts.conflict = conflict;
  const { secret, salt } = setup.maker === 'kept' ? byHand(room) : scored(room, seat, over, games);
  if (secret !== undefined) {
    facts.secret = secret;
    if (salt !== undefined && commitment !== undefined) facts.salt = salt;
  }
  if (setup.joint) {
    facts.nonces = noncesOf(room);
    if (over) facts.seed = room.seed;
  }
  if (setup.daily !== undefined) facts.daily = setup.daily;
  if (opened) facts.wrong = wrongTurns(room, opened.code);
  return facts;
}

interface Shown {
  readonly secret: string | undefined;
  readonly salt: string | undefined;
}

const NOTHING: Shown = { secret: undefined, salt: undefined };

/** A maker who scores by hand shows the code after the game, or does not. */
function byHand({ opened }: Room): Shown {
  return opened ? { secret: opened.code, salt: opened.salt } : NOTHING;
}

/** Where the server scores, the maker sees the code that was handed in, and everybody sees it when it is over. */
function scored(room: Room, seat: string, over: boolean, games: Games): Shown {
  if (over) return { secret: secretOf(room, games), salt: room.salt };
  return seat === 'maker' && room.setup.maker === 'deposited'
    ? { secret: secretOf(room, games), salt: undefined }
    : NOTHING;
}

export function tableOf(room: Room, games: Games): WitchView {
  return gameOf(room.setup, games).game.view(room.lanes[0]?.state, 'spectator') as WitchView;
}

/** Everything of a sheet but its turns. */
export function sheetFacts(room: Room, lane: Lane, seat: string, games: Games): Omit<SheetView, 'turns'> {
  const status = gameOf(room.setup, games).game.status(lane.state);
  const { turns, pending } = lane.state as Partial<MastermindState> & Pick<MastermindState, 'turns'>;
  const facts = {
    seat: lane.seat,
    turnsUsed: turns.length,
    over: lane.resigned || status.phase === 'over',
    solved: status.phase === 'over' && status.winner === 'breaker',
    resigned: lane.resigned,
  };
  return pending && isOpen(room, lane, seat, games) ? { ...facts, pending: makeCode(pending) } : facts;
}

/** The turns of a sheet, where this seat may see them. */
export function turnsShown(room: Room, lane: Lane, seat: string, games: Games): readonly Turn[] | undefined {
  return isOpen(room, lane, seat, games)
    ? (lane.state as { readonly turns: readonly Turn[] }).turns
    : undefined;
}

export type Turn = ScoredTurn | WordTurn;

/** What is public of a turn, field by field. */
export function turnView(turn: Turn): TurnView {
  if ('marks' in turn) return { guess: turn.guess, marks: turn.marks };
  return { guess: makeCode(turn.guess), exact: turn.feedback.exact, near: turn.feedback.near };
}

/** Are there seats that nobody has taken yet, or people whose share in the draw is still to come? */
export function isWaiting(room: Room): boolean {
  const { setup, sitters } = room;
  return personSeats(setup).some((seat) => !sitters.has(seat)) || owingSeats(room).length > 0;
}

/** The seats that may act now, computer players included. */
export function turnOf(room: Room, games: Games): readonly string[] {
  const { setup, lanes } = room;
  const { game } = gameOf(setup, games);
  const status = (lane: Lane) => game.status(lane.state);
  if (setup.maker === 'deposited' && secretOf(room, games) === undefined) return ['maker'];
  if (isWaiting(room)) return [];
  return lanes.flatMap((lane) => {
    const now = status(lane);
    if (lane.resigned || now.phase === 'over') return [];
    return [now.turn === 'breaker' ? lane.seat : now.turn];
  });
}

/** Racers do not see each other's sheets before the end. */
function isOpen(room: Room, lane: Lane, seat: string, games: Games): boolean {
  return room.setup.breakers === 1 || lane.seat === seat || seat === 'maker' || isOver(room, games);
}
