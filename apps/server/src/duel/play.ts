import { fail, ok, type Result } from '@inkling/core/result';
import type { AnyGame } from '@inkling/games/catalog';
import { dealtLanes, isNonce, owingSeats } from './deal.ts';
import type { Games } from './games.ts';
import { gameOf, isOver, type Lane, type Room } from './room.ts';
import { personSeats } from './seats.ts';

/** Why a move was refused: a code of ours or of the game, and what it is about. */
export interface PlayFault {
  readonly code: string;
  /** 0-based. */
  readonly place?: number;
  readonly letter?: string;
  readonly count?: number;
}

/** One move of one seat. Says no to moves of other seats, before the players are there, and after the end. */
export function playIn(room: Room, seat: string, line: string, games: Games): Result<Room, PlayFault> {
  const { game } = gameOf(room.setup, games);
  const [kind = ''] = line.split(' ', 1);
  if (room.opened) return fail({ code: 'game-over' });
  if (kind === 'nonce') return addNonce(room, seat, line, games);
  const deposits = seat === 'maker' && kind === 'deposit' && room.setup.maker === 'deposited';
  const waiting = personSeats(room.setup).some((other) => !room.sitters.has(other));
  if (waiting && !deposits) return fail({ code: 'waiting-for-players' });
  if (owingSeats(room).length > 0) return fail({ code: 'nonce-first' });
  if (isOver(room, games) && kind !== 'rescore') return fail({ code: 'game-over' });
  if (room.setup.game === 'witch') return playWitch(room, seat, line, game);
  if (seat === 'maker') return playMaker(room, kind, line, game);
  const lane = room.lanes.find((other) => other.seat === seat);
  if (!lane || (kind !== 'guess' && line !== 'resign')) return fail({ code: 'not-your-move' });
  if (lane.resigned || game.status(lane.state).phase === 'over') return fail({ code: 'game-over' });
  if (line === 'resign') return ok(withLane(room, { ...lane, resigned: true }, game));
  const next = room.setup.game === 'word' ? guessWord(lane, line, game) : moved(lane, line, game);
  return next.ok ? ok(withLane(room, next.value, game)) : next;
}

/** A person's share in the draw. Nobody has moved yet, so the secret is drawn anew. */
function addNonce(room: Room, seat: string, line: string, games: Games): Result<Room, PlayFault> {
  if (!owingSeats(room).includes(seat)) return fail({ code: 'not-your-move' });
  const nonce = line.slice('nonce '.length);
  if (!isNonce(nonce)) return fail({ code: 'bad-nonce' });
  const nonces = new Map([...room.nonces, [seat, nonce]]);
  return ok({ ...room, nonces, lanes: dealtLanes({ ...room, nonces }, games) });
}

function playWitch(room: Room, seat: string, line: string, game: AnyGame): Result<Room, PlayFault> {
  const lane = room.lanes[0] as Lane;
  if (lane.state.seat !== seat) return fail({ code: 'not-your-turn' });
  const next = moved(lane, line, game);
  return next.ok ? ok(withLane(room, next.value, game)) : next;
}

function playMaker(room: Room, kind: string, line: string, game: AnyGame): Result<Room, PlayFault> {
  const legal = room.setup.maker === 'kept' ? ['score', 'rescore'] : ['deposit'];
  if (!legal.includes(kind)) return fail({ code: 'not-your-move' });
  let next = room;
  for (const lane of room.lanes) {
    const after = room.setup.game === 'word' ? depositWord(lane, line, game) : moved(lane, line, game);
    if (!after.ok) return after;
    next = withLane(next, after.value, game);
  }
  return ok(next);
}

/** Only the normal form of a move is one: then the log, the record and the screen agree about it. */
function moved(lane: Lane, line: string, game: AnyGame): Result<Lane, PlayFault> {
  const move = game.parseMove(line);
  if (!move.ok) return fail(plain(move.error));
  if (game.makeMove(move.value) !== line) return fail({ code: 'not-a-move' });
  const state = game.apply(lane.state, move.value);
  return state.ok ? ok({ ...lane, state: state.value }) : fail(plain(state.error));
}

function guessWord(lane: Lane, line: string, game: AnyGame): Result<Lane, PlayFault> {
  if (lane.state.secret === '') return fail({ code: 'no-code-yet' });
  const word = line.slice('guess '.length);
  const state = game.apply(lane.state, word);
  if (!state.ok) return fail(plain(state.error));
  return state.value.turns.at(-1).guess === word
    ? ok({ ...lane, state: state.value })
    : fail({ code: 'not-a-word' });
}

/** The maker's word has to be one that might be guessed. */
function depositWord(lane: Lane, line: string, game: AnyGame): Result<Lane, PlayFault> {
  if (lane.state.secret !== '') return fail({ code: 'not-your-move' });
  const text = line.slice('deposit '.length);
  const word = game.interpret({ ...lane.state, turns: [] }, 'breaker', text);
  if (!word.ok) return fail(plain(word.error));
  return word.value === text
    ? ok({ ...lane, state: { ...lane.state, secret: text } })
    : fail({ code: 'not-a-word' });
}

function withLane(room: Room, lane: Lane, game: AnyGame): Room {
  const lanes = room.lanes.map((other) => (other.seat === lane.seat ? lane : other));
  const over = lane.resigned || game.status(lane.state).phase === 'over';
  const ended = over && !room.ended.includes(lane.seat) ? [...room.ended, lane.seat] : room.ended;
  return { ...room, lanes, ended: over ? ended : ended.filter((seat) => seat !== lane.seat) };
}

/** A fault of a game with only what the answer may hold. */
function plain(fault: { readonly code: string } & Partial<Record<string, unknown>>): PlayFault {
  const { code } = fault;
  const place = typeof fault['place'] === 'number' ? { place: fault['place'] } : {};
  const letter = typeof fault['letter'] === 'string' ? { letter: fault['letter'].slice(0, 20) } : {};
  const count = typeof fault['count'] === 'number' ? { count: fault['count'] } : {};
  return { code, ...place, ...letter, ...count };
}
