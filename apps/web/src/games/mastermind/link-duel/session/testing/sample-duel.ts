import { type Challenge, challengeOf, type Reveal } from '@inkling/games/mastermind/duel/duel-link';

const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

/** The opening of a duel with the code `aabc` and at most three turns. */
export const REVEAL: Reveal = {
  kind: 'reveal',
  rules: { places: 4, symbols: 6, repeats: true },
  turnsMax: 3,
  salt: Uint8Array.from({ length: 32 }, (_, at) => at),
  code: [0, 0, 1, 2],
};
export const CHALLENGE: Challenge = await challengeOf(REVEAL, sha256);
