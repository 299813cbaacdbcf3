import type { Games } from '../room/games.ts';

/** The server's own refusal codes and their HTTP statuses. */
const CODES = {
  'bad-request': 400,
  'bad-json': 400,
  'no-guest': 401,
  'bad-token': 401,
  'expired-token': 401,
  'cross-origin': 403,
  'wrong-host': 421,
  'not-your-seat': 403,
  'not-yet-shown': 403,
  'not-found': 404,
  'no-such-room': 404,
  'no-such-game': 404,
  'no-such-recovery': 404,
  'no-record': 404,
  'no-attempt': 404,
  'no-such-puzzle': 404,
  stale: 409,
  'seat-taken': 409,
  'seat-reserved': 409,
  'already-seated': 409,
  'request-reused': 409,
  'too-large': 413,
  'not-json': 415,
  'too-many-requests': 429,
  'too-many-rooms': 422,
  'too-many-streams': 503,
  'too-many-watchers': 503,
  unavailable: 503,
  busy: 503,
  overloaded: 503,
  fault: 500,
  // Setups that cannot be played.
  'bad-rules': 422,
  'rules-too-large': 422,
  'maker-not-for-this-game': 422,
  'no-race-by-hand': 422,
  'computer-not-for-this-game': 422,
  'commitment-missing': 422,
  'bad-commitment': 422,
  'nothing-to-draw': 422,
  'not-for-a-class': 422,
  'no-such-seat': 422,
  // Moves that are not allowed now, or not at all. Each game has further codes.
  'waiting-for-players': 422,
  'nonce-first': 422,
  'bad-nonce': 422,
  'game-over': 422,
  'not-your-move': 422,
  // The daily challenge.
  'already-over': 422,
  'bad-pause': 422,
  'clock-behind': 503,
  // Puzzle ratings.
  'not-for-programs': 422,
  // Opening a promise.
  'nothing-to-open': 422,
  'not-over': 422,
  'already-open': 422,
  'bad-opening': 422,
  'promise-broken': 422,
  // Reactions, and announcing the next room.
  'enough-said': 422,
  'nobody-to-tell': 422,
  'already-followed': 422,
  // Withdrawing a room, or opening its reserved seats to everybody.
  'room-withdrawn': 409,
  'nothing-to-withdraw': 422,
  'nobody-awaited': 422,
  // The vote of a class.
  'no-such-classroom': 404,
  'no-vote-here': 422,
  'vote-closed': 422,
  'class-full': 422,
  'too-many-votes': 422,
  'too-many-moves': 422,
} as const;

export type Code = keyof typeof CODES;

/** Returns the HTTP status of every code that a server with these games can send. Any other code is a bug. */
export function faultStatuses(games: Games): ReadonlyMap<string, number> {
  const ofGames = [...games.values()].flatMap(({ room }) => room.faults);
  return new Map([...ofGames.map((code) => [code, 422] as const), ...Object.entries(CODES)]);
}
