import { createHash } from 'node:crypto';
import { expect as value } from '@inkling/core/result';
import { keyBefore } from '@inkling/games/daily/daily-key';
import { dayRandom } from '@inkling/games/daily/day-draws';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { commit } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, promisedSeed } from '@inkling/games/promise/joint-draw';
import { recordOfRoom } from '@inkling/games/record/finished-room';
import { dealtSecret } from '@inkling/games/record/verify-room';
import { loadGame } from '@inkling/games/registry';

export const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

export const bytes = (n: number) => new Uint8Array(32).fill(n);

const moduleOf = async (id: string, rules: string) => value(optional(await loadGame(id, rules)));

/** Returns the record of a word that was drawn by two parties and found with one guess. */
export async function wordRecord() {
  const rules = 'w5t6@english';
  const draw = { seed: bytes(1), nonces: [{ seat: 'breaker', nonce: bytes(2) }] };
  const module = await moduleOf('word', rules);
  const secret = dealtSecret(module, rules, drawState(sha256(drawBytes(draw)))) ?? '';
  const code = promisedSeed(draw.seed);
  const commitment = await commit({ game: 'word', rules, salt: bytes(3), code }, sha256);
  const marks = Array.from(secret, () => 2);
  return value(
    optional(
      recordOfRoom(
        {
          game: 'word',
          rules,
          maker: 'drawn',
          phase: 'over',
          winner: 'breaker',
          sheets: [{ seat: 'breaker', resigned: false, turns: [{ guess: secret, marks }] }],
          secret,
          salt: makeBase64url(bytes(3)),
          commitment: makeBase64url(commitment),
          seed: makeBase64url(draw.seed),
          nonces: [{ seat: 'breaker', nonce: makeBase64url(bytes(2)) }],
        },
        module,
      ),
    ),
  );
}

export const optional = <T>(one: T | undefined) =>
  one === undefined ? ({ ok: false, error: 'nothing' } as const) : ({ ok: true, value: one } as const);

/** Returns the record of a day's word, found with one guess. */
export async function dayRecord(key: Uint8Array) {
  const rules = 'w5t6@english';
  const module = await moduleOf('word', rules);
  const secret = dealtSecret(module, rules, await dayRandom(key, 'word', sha256)) ?? '';
  const turn = { guess: secret, marks: Array.from(secret, () => 2) };
  const sheets = [{ seat: 'breaker', resigned: false, turns: [turn] }];
  const end = await keyBefore(key, 11, sha256);
  const day = { day: '2027-01-11', key, end, guest: undefined };
  const seen = {
    game: 'word',
    rules,
    maker: 'drawn',
    phase: 'over',
    winner: 'breaker',
    sheets,
    secret,
  } as const;
  return value(optional(recordOfRoom(seen, module, day)));
}
