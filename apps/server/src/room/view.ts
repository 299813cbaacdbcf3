import type { Mark, Name } from '@inkling/games/contract/names';
import type { Maker, WrongTurn } from '@inkling/games/contract/room';
import { noncesOf } from './deal.ts';
import type { Games } from './games.ts';
import { isOver, type Room, secretOf } from './room.ts';
import { gameOf } from './setup.ts';
import { type SheetView, sheetFacts, sheetRoomOf, turnsShown } from './sheet-view.ts';
import { isWaiting, seatsToMove } from './turn-order.ts';
import { awaitedIn, isSeatless } from './viewer.ts';
import { watchIdOf } from './watch-id.ts';
import { winnerOf } from './winner.ts';

/**
 * What one seat, or a spectator, may know of a room. Built field by field from public facts; nothing is copied and
 * then removed. Two secrets with the same answers so far give the same bytes.
 */
export interface RoomView {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly maker: Maker;
  /** The seat of whoever looks, or `spectator`. */
  readonly you: string;
  readonly seats: readonly SeatView[];
  /** `withdrawn`: somebody was missing, and one of those who waited has taken the invitation back. */
  readonly phase: 'waiting' | 'playing' | 'over' | 'withdrawn';
  /** Seats that may act now. */
  readonly turn: readonly string[];
  /** Only when it is over; null when nobody wins. */
  readonly winner?: string | null;
  /** Base64url of 32 bytes: the promise about the secret, as soon as there is one. */
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
  /** Once a maker who scored by hand has shown the code: the answers that were wrong, and what they should have been. */
  readonly wrong?: readonly WrongTurn[];
  /** The room in which its people play on, once one of them has opened it. */
  readonly next?: string;
  /** For people with a seat: the id under which others may watch, and nothing else. */
  readonly watch?: string;
  /** The viewer came by the link that only watches; `id` is then the id of that link. */
  readonly watching?: true;
  /** The last reaction of each seat since the last move, with the version that came with it. */
  readonly reactions?: readonly { readonly seat: string; readonly reaction: string; readonly at: number }[];
  /** In a game of sheets: one for each breaker. */
  readonly sheets?: readonly SheetView[];
  /** In a game at a table: what everybody sees of it. */
  readonly table?: unknown;
}

export interface SeatView {
  readonly seat: string;
  readonly taken: boolean;
  /** The computer player who sits here. */
  readonly computer?: string;
  /** Free, and kept for a person of the game before: for the viewer, or for another. */
  readonly reserved?: 'you' | 'other';
  /** What the person here is called, and the sign beside it, once they have chosen. */
  readonly name?: Name;
  readonly mark?: Mark;
}

export function viewOf(room: Room, seat: string, games: Games): RoomView {
  const facts = factsOf(room, seat, games);
  if (!sheetRoomOf(room, games)) return { ...facts, table: tableOf(room, games) };
  const sheets = room.playerStates.map((player) => {
    const turns = turnsShown(room, player, seat, games);
    return { ...sheetFacts(room, player, seat, games), ...(turns ? { turns } : {}) };
  });
  return { ...facts, sheets };
}

/** Everything of a view but its sheets or its table. */
export type ViewFacts = Omit<RoomView, 'sheets' | 'table'>;

/** Written for the hot path: an object spread for each optional field would cost more than the rest. */
export function factsOf(room: Room, seat: string, games: Games): ViewFacts {
  const { id, version, setup, commitment, conflict, opened } = room;
  const over = isOver(room);
  const isWatching = seat === 'watcher';
  const facts: { -readonly [Field in keyof ViewFacts]: ViewFacts[Field] } = {
    id: isWatching ? watchIdIn(room) : id,
    version,
    game: setup.game,
    rules: setup.rules,
    maker: setup.maker,
    you: isSeatless(seat) ? 'spectator' : seat,
    seats: gameOf(setup, games).seats.map(({ seat: name, computer }) =>
      computer === undefined ? personSeat(room, name, seat) : { seat: name, taken: true, computer },
    ),
    phase: over ? 'over' : room.isWithdrawn ? 'withdrawn' : isWaiting(room, games) ? 'waiting' : 'playing',
    turn: over ? [] : seatsToMove(room, games),
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
    facts.nonces = noncesOf(room, games);
    if (over) facts.seed = room.seed;
  }
  if (setup.daily !== undefined) facts.daily = setup.daily;
  if (opened) facts.wrong = wrongTurns(room, opened.code, games);
  if (isWatching) facts.watching = true;
  else {
    // Not for watchers: whoever knows the id of the next room can take a seat in it.
    if (room.next !== undefined) facts.next = room.next;
    if (!isSeatless(seat) && setup.daily === undefined) facts.watch = watchIdIn(room);
  }
  if (room.reactions.size > 0)
    facts.reactions = Array.from(room.reactions, ([from, reaction]) => ({ seat: from, ...reaction }));
  return facts;
}

function personSeat({ occupants, reservations, names }: Room, seat: string, viewer: string): SeatView {
  if (occupants.has(seat)) return { seat, taken: true, ...names.get(seat) };
  if (!reservations.has(seat)) return { seat, taken: false };
  return { seat, taken: false, reserved: viewer === awaitedIn(seat) ? 'you' : 'other' };
}

function watchIdIn(room: Room): string {
  return (room.textCache.watchId ??= watchIdOf(room));
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

/** What everybody sees of a table. */
export function tableOf(room: Room, games: Games): unknown {
  return gameOf(room.setup, games).module.rules.view(room.playerStates[0]?.state, 'spectator');
}

/** The turns (from 0) whose answer an opened secret does not give, each with the answer that it gives. */
function wrongTurns(room: Room, secret: string, games: Games): readonly WrongTurn[] {
  return sheetRoomOf(room, games)?.byHand?.wrongTurns(room.playerStates[0]?.state, secret) ?? [];
}
