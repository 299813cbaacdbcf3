import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { dealtLanes, promisedText } from './deal.ts';
import { type PlayFault, playIn } from './play.ts';
import { type Entry, isOver, openingOf, type Room, type RoomSeed, type RoomWorld } from './room.ts';
import { personSeats } from './seats.ts';
import { mastermindParams } from './setup.ts';

/** The room before its first entry. */
export function openRoom({ id, setup, seed, salt }: RoomSeed, world: RoomWorld): Room {
  const nonces = new Map<string, string>();
  const lanes = dealtLanes({ setup, seed, nonces }, world.games);
  const bare: Room = {
    id,
    setup,
    version: 0,
    salt,
    seed,
    sitters: new Map(),
    nonces,
    lanes,
    ended: [],
    commitment: setup.commitment,
    conflict: undefined,
    opened: undefined,
  };
  return promised(bare, world);
}

/** The room after one more entry; a fault, and no change, when it may not happen now. */
export function step(room: Room, entry: Entry, world: RoomWorld): Result<Room, RoomFault> {
  const version = room.version + 1;
  if (entry.kind === 'sit') {
    if (!personSeats(room.setup).includes(entry.seat)) return fail({ code: 'no-such-seat' });
    if (room.sitters.has(entry.seat)) return fail({ code: 'seat-taken' });
    return ok({ ...room, version, sitters: new Map([...room.sitters, [entry.seat, entry.guest]]) });
  }
  if (entry.kind === 'open') {
    const opened = readOpening(room, entry.line, world);
    return opened.ok ? ok({ ...room, version, opened: opened.value }) : opened;
  }
  const played = playIn(room, entry.seat, entry.line, world.games);
  if (!played.ok) return played;
  const conflict = entry.note === '' ? undefined : (JSON.parse(entry.note) as readonly number[]);
  return ok(promised({ ...played.value, version, conflict }, world));
}

export type RoomFault =
  | PlayFault
  | {
      readonly code:
        | 'no-such-seat'
        | 'seat-taken'
        | 'nothing-to-open'
        | 'not-over'
        | 'already-open'
        | 'bad-opening'
        | 'promise-broken';
    };

const SALT_TEXT_LENGTH = 43;

/** The server promises what it knows as soon as it knows it. */
function promised(room: Room, world: RoomWorld): Room {
  if (room.commitment !== undefined) return room;
  const text = promisedText(room, world.games);
  return text === undefined ? room : { ...room, commitment: world.commit(openingOf(room, room.salt, text)) };
}

function readOpening(
  room: Room,
  line: string,
  world: RoomWorld,
): Result<{ salt: string; code: string }, RoomFault> {
  if (room.setup.maker !== 'kept') return fail({ code: 'nothing-to-open' });
  if (room.opened) return fail({ code: 'already-open' });
  if (!isOver(room, world.games)) return fail({ code: 'not-over' });
  const [salt = '', text = '', ...rest] = line.split('.');
  const { rules } = mastermindParams(room.setup);
  const code = parseCode(text, rules);
  if (!code.ok || makeCode(code.value) !== text || salt.length !== SALT_TEXT_LENGTH || rest.length > 0)
    return fail({ code: 'bad-opening' });
  if (Buffer.from(salt, 'base64url').toString('base64url') !== salt) return fail({ code: 'bad-opening' });
  if (world.commit(openingOf(room, salt, text)) !== room.commitment) return fail({ code: 'promise-broken' });
  return ok({ salt, code: text });
}
