import { type RandomState, seedRandom } from '@inkling/core/random';
import type { DayDice } from 'inkling/daily-challenge';
import { NONCE_BYTES } from 'inkling/joint-draw';
import { jointDice } from '../dice.ts';

/**
 * What a room keeps of its own chance says by itself how it deals: `2.` and 32 bytes in base64url is a draw to which
 * nobody adds a nonce, of 128 bits; bare text is mixed down to 32 and dealt the first rooms, which deal so for ever. A
 * field of the setup was rejected: setups come from clients. Where people add to the draw, the seed stays bare,
 * because it is shown and promised as it is.
 */
export function makeSeed(bytes: string, dice: DayDice = 2): string {
  return dice === 1 ? bytes : `${PREFIX}${bytes}`;
}

/** By which of the two a seed deals that nobody adds to. */
export function diceOfSeed(seed: string): DayDice {
  return seed.startsWith(PREFIX) ? 2 : 1;
}

/** The dice of a seed that nobody adds to; throws for one that a later release has made, or that is damaged. */
export function seedDice(seed: string): RandomState {
  const [version = '', text] = seed.split('.');
  if (text === undefined) return seedRandom(seed);
  const bytes = Buffer.from(text, 'base64url');
  if (
    `${version}.` !== PREFIX ||
    bytes.length !== NONCE_BYTES ||
    makeSeed(bytes.toString('base64url')) !== seed
  )
    throw new Error('a seed that this release cannot read');
  return jointDice({ seed: bytes, nonces: [] });
}

const PREFIX = '2.';
