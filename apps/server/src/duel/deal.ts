import type { RandomState } from '@inkling/core/random';
import { promisedSeed } from 'inkling/joint-draw';
import { jointDice } from '../dice.ts';
import type { Games } from './games.ts';
import { gameOf, type Lane, type Room, secretOf } from './room.ts';
import { seedDice } from './room-seed.ts';
import { laneSeats, personSeats } from './seats.ts';

type Undealt = Pick<Room, 'setup' | 'seed' | 'nonces'>;

/** The lanes of a room in which nobody has moved. */
export function dealtLanes(room: Undealt, games: Games): readonly Lane[] {
  const { setup } = room;
  const { game, params } = gameOf(setup, games);
  const dealt = game.start(params, diceOf(room));
  const state = setup.game === 'word' && setup.maker !== 'drawn' ? { ...dealt, secret: '' } : dealt;
  return laneSeats(setup).map((seat) => ({ seat, state, resigned: false }));
}

/**
 * What the server promises: the seed where people have a hand in the draw, because the promise comes before their
 * nonces; else the secret, once there is one.
 */
export function promisedText(room: Undealt & Pick<Room, 'lanes'>, games: Games): string | undefined {
  return room.setup.joint ? promisedSeed(bytesOf(room.seed)) : secretOf(room, games);
}

/** People whose nonce is still to come; nobody moves before. */
export function owingSeats({ setup, nonces }: Pick<Room, 'setup' | 'nonces'>): readonly string[] {
  return setup.joint ? personSeats(setup).filter((seat) => !nonces.has(seat)) : [];
}

/** The nonces in the order of the seats, in which they are drawn from. */
export function noncesOf({
  setup,
  nonces,
}: Pick<Room, 'setup' | 'nonces'>): readonly { readonly seat: string; readonly nonce: string }[] {
  return personSeats(setup).flatMap((seat) => {
    const nonce = nonces.get(seat);
    return nonce === undefined ? [] : [{ seat, nonce }];
  });
}

export function isNonce(text: string): boolean {
  return text.length === NONCE_TEXT_LENGTH && bytesOf(text).toString('base64url') === text;
}

const NONCE_TEXT_LENGTH = 43;

function diceOf(room: Undealt): RandomState {
  if (!room.setup.joint) return seedDice(room.seed);
  const nonces = noncesOf(room).map(({ seat, nonce }) => ({ seat, nonce: bytesOf(nonce) }));
  return jointDice({ seed: bytesOf(room.seed), nonces });
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
