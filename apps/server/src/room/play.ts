import { fail, ok, type Result } from '@inkling/core/result';
import type { RoomFault, RoomSeat, SheetRoom } from '@inkling/games/contract/room';
import { dealtStates, isNonce, owingSeats } from './deal.ts';
import type { Games } from './games.ts';
import { isOver, type PlayerState, type Room } from './room.ts';
import { gameOf } from './setup.ts';

/**
 * Plays one move of a seat. Refuses it if it is not this seat's turn, if players or nonces are missing, or if the game
 * is over.
 */
export function playIn(room: Room, seat: string, line: string, games: Games): Result<Room, RoomFault> {
  const { module, persons } = gameOf(room.setup, games);
  const spec = module.room;
  if (room.opened) return fail({ code: 'game-over' });
  if (line.startsWith(NONCE)) return addNonce(room, seat, line.slice(NONCE.length), games);
  const isDeposit = seat === 'maker' && room.setup.maker === 'deposited';
  const waiting = persons.some((other) => !room.occupants.has(other));
  if (waiting && !isDeposit) return fail({ code: 'waiting-for-players' });
  if (owingSeats(room, games).length > 0) return fail({ code: 'nonce-first' });
  const corrects = spec.kind === 'sheets' && spec.byHand?.corrects(line);
  if (isOver(room) && !corrects) return fail({ code: 'game-over' });
  return spec.kind === 'table'
    ? playAll(room, seat as RoomSeat, line, games)
    : playSheets(room, seat, line, spec, games);
}

const NONCE = 'nonce ';

/** Adds a player's nonce to the joint draw. Nobody has moved yet, so the secret is simply drawn again. */
function addNonce(room: Room, seat: string, nonce: string, games: Games): Result<Room, RoomFault> {
  if (!owingSeats(room, games).includes(seat)) return fail({ code: 'not-your-move' });
  if (!isNonce(nonce)) return fail({ code: 'bad-nonce' });
  const nonces = new Map([...room.nonces, [seat, nonce]]);
  return ok({ ...room, nonces, playerStates: dealtStates({ ...room, nonces }, games) });
}

/** A maker's move applies to all sheets; a breaker's move only to the breaker's own sheet. */
function playSheets(
  room: Room,
  seat: string,
  line: string,
  spec: SheetRoom<unknown, unknown, unknown>,
  games: Games,
): Result<Room, RoomFault> {
  if (seat === 'maker') return playAll(room, 'maker', line, games);
  const player = room.playerStates.find((other) => other.seat === seat);
  if (!player) return fail({ code: 'not-your-move' });
  if (player.isOver) return fail({ code: 'game-over' });
  if (line === 'resign') return ok(withState(room, { ...player, resigned: true }, games));
  const state = spec.play(player.state, 'breaker', line);
  return state.ok ? ok(withState(room, { ...player, state: state.value }, games)) : state;
}

/** Applies a move to every player state. */
function playAll(room: Room, seat: RoomSeat, line: string, games: Games): Result<Room, RoomFault> {
  const { module } = gameOf(room.setup, games);
  let next = room;
  for (const player of room.playerStates) {
    const state = module.room.play(player.state, seat, line);
    if (!state.ok) return state;
    next = withState(next, { ...player, state: state.value }, games);
  }
  return ok(next);
}

function withState(room: Room, { seat, state, resigned }: PlayerState, games: Games): Room {
  const over = resigned || gameOf(room.setup, games).module.rules.status(state).phase === 'over';
  const player = { seat, state, resigned, isOver: over };
  const playerStates = room.playerStates.map((other) => (other.seat === seat ? player : other));
  if (over === room.ended.includes(seat)) return { ...room, playerStates };
  const ended = over ? [...room.ended, seat] : room.ended.filter((other) => other !== seat);
  return { ...room, playerStates, ended };
}
