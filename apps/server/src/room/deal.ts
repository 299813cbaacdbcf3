import type { RandomState } from '@inkling/core/random';
import { sheetSeats } from '@inkling/games/contract/room-setup';
import { promisedSeed } from '@inkling/games/promise/joint-draw';
import type { Games } from './games.ts';
import { jointRandom } from './promise.ts';
import { type PlayerState, type Room, secretOf } from './room.ts';
import { gameOf } from './setup.ts';

/** The nonce that a player has added to a joint draw: 32 bytes in base64url. */
export interface SeatNonce {
  readonly seat: string;
  readonly nonce: string;
}

type Undealt = Pick<Room, 'setup' | 'seed' | 'nonces'>;

/** Returns the initial player states of a room, before any move. */
export function dealtStates(room: Undealt, games: Games): readonly PlayerState[] {
  const { setup, seed } = room;
  const { module, params } = gameOf(setup, games);
  const state: unknown = module.room.start(params, setup.maker, randomOf(seed, noncesOf(room, games)));
  const seats = module.room.kind === 'table' ? ['table'] : sheetSeats(setup);
  const over = module.rules.status(state).phase === 'over';
  return seats.map((seat) => ({ seat, state, resigned: false, isOver: over }));
}

/**
 * Returns the string to which the server's promise commits it. In a joint draw this is the seed, because the promise is
 * made before the players add their nonces; otherwise it is the secret, or undefined while there is none.
 */
export function promisedText(room: Undealt & Pick<Room, 'playerStates'>, games: Games): string | undefined {
  return room.setup.joint ? promisedSeed(bytesOf(room.seed)) : secretOf(room, games);
}

/** Returns the seats whose players still have to add a nonce. Nobody may move until all nonces have been added. */
export function owingSeats(
  { setup, nonces }: Pick<Room, 'setup' | 'nonces'>,
  games: Games,
): readonly string[] {
  return setup.joint ? gameOf(setup, games).persons.filter((seat) => !nonces.has(seat)) : [];
}

/** Returns the nonces in seat order, which is the order in which the draw uses them. */
export function noncesOf(
  { setup, nonces }: Pick<Room, 'setup' | 'nonces'>,
  games: Games,
): readonly SeatNonce[] {
  return gameOf(setup, games).persons.flatMap((seat) => {
    const nonce = nonces.get(seat);
    return nonce === undefined ? [] : [{ seat, nonce }];
  });
}

export function isNonce(text: string): boolean {
  return text.length === NONCE_TEXT_LENGTH && bytesOf(text).toString('base64url') === text;
}

const NONCE_TEXT_LENGTH = 43;

/**
 * Returns the initial random state of a room: 128 bits of the hash of its seed and of the players' nonces, in seat
 * order. Throws if the seed or a nonce is not base64url of 32 bytes.
 */
export function randomOf(seed: string, nonces: readonly SeatNonce[] = []): RandomState {
  const bytes = nonces.map(({ seat, nonce }) => ({ seat, nonce: bytesOf(nonce) }));
  return jointRandom({ seed: bytesOf(seed), nonces: bytes });
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
