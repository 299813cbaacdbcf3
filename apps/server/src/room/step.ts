import { fail, ok, type Result } from '@inkling/core/result';
import { parseName } from '@inkling/games/contract/names';
import { REACTIONS, REACTIONS_MAX, type RoomFault } from '@inkling/games/contract/room';
import { castVote, directVote, firstVote, nextVote, type VoteFault } from './classroom.ts';
import { dealtStates, promisedText } from './deal.ts';
import { playIn } from './play.ts';
import { type Entry, isOver, type NewRoom, openingOf, type Room, type RoomContext } from './room.ts';
import { gameOf } from './setup.ts';
import { hasFreeSeat, hasKeptSeat, mayEnd } from './turn-order.ts';
import { emptyTextCache } from './view-text-cache.ts';
import { reservationOf } from './viewer.ts';

/** Returns a new room, before its first entry. */
export function openRoom({ id, setup, seed, salt }: NewRoom, context: RoomContext): Room {
  const nonces = NONE;
  const playerStates = dealtStates({ setup, seed, nonces }, context.games);
  const bare: Room = {
    id,
    setup,
    version: 0,
    salt,
    seed,
    occupants: NONE,
    reservations: NONE,
    nonces,
    playerStates,
    ended: [],
    commitment: setup.commitment,
    conflict: undefined,
    opened: undefined,
    next: undefined,
    isWithdrawn: false,
    isEnded: false,
    reactions: NONE,
    saidCount: 0,
    names: NONE,
    vote: firstVote(setup),
    textCache: emptyTextCache(),
  };
  return promised(bare, context);
}

/** Safe to share between all rooms, because maps are replaced instead of modified. */
const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** Returns the room after one more entry, or a fault if the entry is not allowed now. */
export function step(room: Room, entry: Entry, context: RoomContext): Result<Room, EntryFault> {
  const version = room.version + 1;
  if (room.isWithdrawn) return fail({ code: 'room-withdrawn' });
  if (room.isEnded) return fail({ code: 'game-over' });
  if (entry.kind === 'end')
    return mayEnd(room, entry.seat, context.games)
      ? ok({ ...room, version, isEnded: true })
      : fail({ code: 'not-your-move' });
  if (entry.kind === 'withdraw')
    return hasFreeSeat(room, context.games)
      ? ok({ ...room, version, isWithdrawn: true })
      : fail({ code: 'nothing-to-withdraw' });
  if (entry.kind === 'invite')
    return hasKeptSeat(room)
      ? ok({ ...room, version, reservations: NONE })
      : fail({ code: 'nobody-awaited' });
  if (entry.kind === 'sit' || entry.kind === 'reserve') return seated(room, entry, context);
  if (entry.kind === 'open') {
    const opened = readOpening(room, entry.line, context);
    return opened.ok ? ok({ ...room, version, opened: opened.value }) : opened;
  }
  if (entry.kind === 'next') {
    if (!isOver(room)) return fail({ code: 'not-over' });
    if (room.next !== undefined) return fail({ code: 'already-followed' });
    return ok({ ...room, version, next: entry.line });
  }
  if (entry.kind === 'react' || entry.kind === 'name') {
    if (room.saidCount >= REACTIONS_MAX) return fail({ code: 'enough-said' });
    return entry.kind === 'react' ? react(room, entry, context) : takeName(room, entry, context);
  }
  if (entry.kind === 'vote' || entry.kind === 'direct-vote') {
    const voted =
      entry.kind === 'vote'
        ? castVote(room, entry.seat, entry.line, context.games)
        : directVote(room, entry.line);
    return voted.ok ? ok({ ...voted.value, version }) : voted;
  }
  const played = playIn(room, entry.seat, entry.line, context.games);
  if (!played.ok) return played;
  const conflict = entry.note === '' ? undefined : (JSON.parse(entry.note) as readonly number[]);
  // A move clears the reactions, because they referred to the previous state.
  const vote = nextVote(room.vote);
  return ok(promised({ ...played.value, version, conflict, reactions: NONE, vote }, context));
}

export type EntryFault =
  | RoomFault
  | VoteFault
  | {
      readonly code:
        | 'no-such-seat'
        | 'seat-taken'
        | 'seat-reserved'
        | 'nothing-to-open'
        | 'not-over'
        | 'already-open'
        | 'already-followed'
        | 'nothing-to-withdraw'
        | 'nobody-awaited'
        | 'room-withdrawn'
        | 'enough-said'
        | 'nobody-to-tell'
        | 'bad-opening'
        | 'promise-broken';
    };

/** Takes a seat for a guest, or reserves it. */
function seated(
  room: Room,
  { kind, seat, guest, line }: Entry,
  { games }: RoomContext,
): Result<Room, EntryFault> {
  const version = room.version + 1;
  const { occupants, reservations } = room;
  if (!gameOf(room.setup, games).persons.includes(seat)) return fail({ code: 'no-such-seat' });
  if (occupants.has(seat)) return fail({ code: 'seat-taken' });
  const reservation = reservations.get(seat);
  // A null guest has been forgotten since. When this entry was written, the guest was allowed to take the seat.
  const isOthers =
    reservation !== undefined && guest !== null && reservation !== reservationOf(room.id, guest);
  if (isOthers || (kind === 'reserve' && reservation !== undefined)) return fail({ code: 'seat-reserved' });
  return kind === 'reserve'
    ? ok({ ...room, version, reservations: new Map([...reservations, [seat, line]]) })
    : ok({ ...room, version, occupants: new Map([...occupants, [seat, guest]]) });
}

/** Refuses reactions that no other player would see: they would only make a computer player compute its move again. */
function react(room: Room, { seat, line }: Entry, { games }: RoomContext): Result<Room, EntryFault> {
  const persons = gameOf(room.setup, games).persons.filter((other) => room.occupants.has(other));
  if (persons.length < 2) return fail({ code: 'waiting-for-players' });
  if (!REACTIONS.some((name) => name === line)) return fail({ code: 'not-a-move' });
  const version = room.version + 1;
  const reactions = new Map([...room.reactions, [seat, { reaction: line, at: version }]]);
  return ok({ ...room, version, reactions, saidCount: room.saidCount + 1 });
}

/** Sets a player's name. Refused in a room for a single player, because nobody else would see the name. */
function takeName(room: Room, { seat, line }: Entry, { games }: RoomContext): Result<Room, EntryFault> {
  if (gameOf(room.setup, games).persons.length < 2) return fail({ code: 'nobody-to-tell' });
  const named = parseName(line);
  if (!named) return fail({ code: 'not-a-move' });
  const names = new Map([...room.names, [seat, named]]);
  return ok({ ...room, version: room.version + 1, names, saidCount: room.saidCount + 1 });
}

const SALT_TEXT_LENGTH = 43;

/** Adds the server's promise to the room as soon as there is something to promise. */
function promised(room: Room, context: RoomContext): Room {
  if (room.commitment !== undefined) return room;
  const text = promisedText(room, context.games);
  return text === undefined
    ? room
    : { ...room, commitment: context.commit(openingOf(room, room.salt, text)) };
}

function readOpening(
  room: Room,
  line: string,
  context: RoomContext,
): Result<{ salt: string; code: string }, EntryFault> {
  if (room.setup.maker !== 'kept') return fail({ code: 'nothing-to-open' });
  if (room.opened) return fail({ code: 'already-open' });
  if (!isOver(room)) return fail({ code: 'not-over' });
  const { module, params } = gameOf(room.setup, context.games);
  const [salt, text] = [line.slice(0, SALT_TEXT_LENGTH), line.slice(SALT_TEXT_LENGTH + 1)];
  if (line[SALT_TEXT_LENGTH] !== '.' || !module.room.isSecret(params, text))
    return fail({ code: 'bad-opening' });
  if (Buffer.from(salt, 'base64url').toString('base64url') !== salt) return fail({ code: 'bad-opening' });
  if (context.commit(openingOf(room, salt, text)) !== room.commitment)
    return fail({ code: 'promise-broken' });
  return ok({ salt, code: text });
}
