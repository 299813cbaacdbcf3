import { HASH_BYTES, type Sha256 } from '../promise/commitment.ts';

/**
 * The keys of the daily challenge. Each year has a hash chain that is used backwards: the key of a day is the
 * SHA-256 of the next day's key. The end of the chain, which is the SHA-256 of the first day's key, is
 * published when the year begins. A key can therefore be checked against the end, and against any other known
 * key of its year.
 */

/** Returns the zero-based day of the year of a day like `2026-11-21`. Undefined if it is not a valid calendar day. */
export function dayOfYear(day: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const [year, month, date] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  if (!match || month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return undefined;
  let before = 0;
  for (let m = 1; m < month; m++) before += daysIn(year, m);
  return before + date - 1;
}

/** Returns the key `days` days earlier in the same year. One day before the first day is the end of the chain. */
export async function keyBefore(key: Uint8Array, days: number, sha256: Sha256): Promise<Uint8Array> {
  let hash = key;
  for (let i = 0; i < days; i++) hash = await sha256(hash);
  return hash;
}

/** Whether this is the key of that day, according to the published end of its year's chain. */
export async function isKeyOf(
  day: string,
  key: Uint8Array,
  end: Uint8Array,
  sha256: Sha256,
): Promise<boolean> {
  const at = dayOfYear(day);
  return at !== undefined && sameBytes(await keyBefore(key, at + 1, sha256), end);
}

/** Computes HMAC-SHA-256 (RFC 2104) with a key of at most 64 bytes. */
export async function hmac(key: Uint8Array, message: Uint8Array, sha256: Sha256): Promise<Uint8Array> {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(key);
  const inner = await sha256(joined(xored(padded, 0x36), message));
  return await sha256(joined(xored(padded, 0x5c), inner));
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}

export const KEY_BYTES: number = HASH_BYTES;
const BLOCK_BYTES = 64;

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function xored(bytes: Uint8Array, mask: number): Uint8Array {
  return bytes.map((byte) => byte ^ mask);
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
