import type { Mark, Name } from '@inkling/games/contract/names';
import type { Maker, WrongTurn } from '@inkling/games/contract/room';
import { type VoteView, voteView } from './classroom.ts';
import { noncesOf } from './deal.ts';
import type { Games } from './games.ts';
import { isOver, type Room, secretOf } from './room.ts';
import { gameOf } from './setup.ts';
import { type SheetView, sheetFacts, sheetRoomOf, turnsShown } from './sheet-view.ts';
import { isWaiting, seatsToMove } from './turn-order.ts';
import { isSeatless, reservedRole } from './viewer.ts';
import { watchIdOf } from './watch-id.ts';
import { winnerOf } from './winner.ts';

/**
 * What one seat, or a spectator, may know about a room. It is built field by field from public facts; nothing is copied
 * and then removed. Two secrets that have given the same answers so far produce the same bytes.
 */
export interface RoomView {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly maker: Maker;
  /** The viewer's seat, or `spectator`. */
  readonly you: string;
  readonly seats: readonly SeatView[];
  /**
   * `withdrawn`: a seat was still free, and a waiting player has withdrawn the invitation. `ended`: a player has ended
   * the game before it was over, and nobody wins.
   */
  readonly phase: 'waiting' | 'playing' | 'over' | 'withdrawn' | 'ended';
  /** Seats that may act now. */
  readonly turn: readonly string[];
  /** Only present when the game is over. Null if nobody wins. */
  readonly winner?: string | null;
  /** The promise about the secret, as soon as there is one: base64url of 32 bytes. */
  readonly commitment?: string;
  /** Zero-based indexes of turns whose answers cannot all be true. Any of them may be the wrong one. */
  readonly conflict?: readonly number[];
  /** A maker who has deposited the secret sees it immediately. Everybody sees it once it is revealed at the end. */
  readonly secret?: string;
  /** The salt that opens the promise, once the secret has been revealed. */
  readonly salt?: string;
  /** In a joint draw: the nonces that players have added so far, in seat order. */
  readonly nonces?: readonly { readonly seat: string; readonly nonce: string }[];
  /** In a joint draw, once the room is over: the promised seed. */
  readonly seed?: string;
  /** The day of the daily challenge that is played here. */
  readonly daily?: string;
  /** Once a maker who scored by hand has revealed the code: the wrong answers, and what they should have been. */
  readonly wrong?: readonly WrongTurn[];
  /** The id of the next room for the same players, once one of them has opened it. */
  readonly next?: string;
  /** Only for players with a seat: an id that lets others watch the room, but do nothing else. */
  readonly watch?: string;
  /** Set if the viewer used the watch-only link. `id` is then the id of that link. */
  readonly watching?: true;
  /** The last reaction of each seat since the last move; `at` is the room's version after it. */
  readonly reactions?: readonly { readonly seat: string; readonly reaction: string; readonly at: number }[];
  /** If a class plays here: the vote on its next guess. */
  readonly classroom?: VoteView;
  /** In a game of sheets: one sheet for each breaker. */
  readonly sheets?: readonly SheetView[];
  /** In a table game: what everybody sees of the table. */
  readonly table?: unknown;
}

export interface SeatView {
  readonly seat: string;
  readonly taken: boolean;
  /** The computer player who sits here. */
  readonly computer?: string;
  /** Set if the seat is empty and reserved for somebody from the previous game: the viewer or another player. */
  readonly reserved?: 'you' | 'other';
  /** The player's name, and the symbol next to it, once they have been chosen. */
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

/** A view without its sheets or table. */
export type ViewFacts = Omit<RoomView, 'sheets' | 'table'>;

/** Returns a view without its sheets or table. On this hot path, a spread per optional field would dominate the cost. */
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
    phase: over ? 'over' : unfinishedPhase(room, games),
    turn: over ? [] : seatsToMove(room, games),
  };
  if (over) facts.winner = winnerOf(room, games) ?? null;
  if (commitment !== undefined) facts.commitment = commitment;
  if (conflict !== undefined) facts.conflict = conflict;
  const { secret, salt } =
    setup.maker === 'kept' ? byHand(room) : scored(room, seat, over || room.isEnded, games);
  if (secret !== undefined) {
    facts.secret = secret;
    if (salt !== undefined && commitment !== undefined) facts.salt = salt;
  }
  if (setup.joint) {
    facts.nonces = noncesOf(room, games);
    if (over || room.isEnded) facts.seed = room.seed;
  }
  if (setup.daily !== undefined) facts.daily = setup.daily;
  if (opened) facts.wrong = wrongTurns(room, opened.code, games);
  if (isWatching) facts.watching = true;
  else {
    // Watchers must not learn the id of the next room, because that id lets anybody take a seat in it.
    if (room.next !== undefined) facts.next = room.next;
    if (!isSeatless(seat) && setup.daily === undefined) facts.watch = watchIdIn(room);
  }
  if (room.reactions.size > 0)
    facts.reactions = Array.from(room.reactions, ([from, reaction]) => ({ seat: from, ...reaction }));
  const vote = voteView(room, isWatching);
  if (vote) facts.classroom = vote;
  return facts;
}

function unfinishedPhase(room: Room, games: Games): RoomView['phase'] {
  if (room.isEnded) return 'ended';
  return room.isWithdrawn ? 'withdrawn' : isWaiting(room, games) ? 'waiting' : 'playing';
}

function personSeat({ occupants, reservations, names }: Room, seat: string, viewer: string): SeatView {
  if (occupants.has(seat)) return { seat, taken: true, ...names.get(seat) };
  if (!reservations.has(seat)) return { seat, taken: false };
  return { seat, taken: false, reserved: viewer === reservedRole(seat) ? 'you' : 'other' };
}

function watchIdIn(room: Room): string {
  return (room.textCache.watchId ??= watchIdOf(room));
}

interface Shown {
  readonly secret: string | undefined;
  readonly salt: string | undefined;
}

const NOTHING: Shown = { secret: undefined, salt: undefined };

/** A maker who scores by hand may or may not reveal the code after the game. */
function byHand({ opened }: Room): Shown {
  return opened ? { secret: opened.code, salt: opened.salt } : NOTHING;
}

/** If the server scores, a maker always sees the code that they deposited, and everybody sees the secret at the end. */
function scored(room: Room, seat: string, isShown: boolean, games: Games): Shown {
  if (isShown) return { secret: secretOf(room, games), salt: room.salt };
  return seat === 'maker' && room.setup.maker === 'deposited'
    ? { secret: secretOf(room, games), salt: undefined }
    : NOTHING;
}

/** Returns what everybody sees of a table. */
export function tableOf(room: Room, games: Games): unknown {
  return gameOf(room.setup, games).module.rules.view(room.playerStates[0]?.state, 'spectator');
}

/** Returns the turns (zero-based) whose answers contradict an opened secret, each with the correct answer. */
function wrongTurns(room: Room, secret: string, games: Games): readonly WrongTurn[] {
  return sheetRoomOf(room, games)?.byHand?.wrongTurns(room.playerStates[0]?.state, secret) ?? [];
}
