import { HASH_BYTES, type Sha256 } from '../promise/commitment.ts';

/**
 * The keys of the daily challenge: for each year a chain of hashes that is walked backwards. The key of a day is the
 * SHA-256 of the key of the day after; the SHA-256 of the first day's key, the end of the chain, is published when
 * the year begins. So a key can be checked against the end, and against any other key of its year that is known.
 */

/** 0 for the first of January; `undefined` for what is no day of the calendar (`2026-11-21`). */
export function dayOfYear(day: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const [year, month, date] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  if (!match || month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return undefined;
  let before = 0;
  for (let m = 1; m < month; m++) before += daysIn(year, m);
  return before + date - 1;
}

/** The key of an earlier day of the same year, or with one day more the end of its chain. */
export async function keyBefore(key: Uint8Array, days: number, sha256: Sha256): Promise<Uint8Array> {
  let hash = key;
  for (let i = 0; i < days; i++) hash = await sha256(hash);
  return hash;
}

/** Is this the key of that day, as the published end of its year promised? */
export async function isKeyOf(
  day: string,
  key: Uint8Array,
  end: Uint8Array,
  sha256: Sha256,
): Promise<boolean> {
  const at = dayOfYear(day);
  return at !== undefined && sameBytes(await keyBefore(key, at + 1, sha256), end);
}

/** HMAC-SHA-256 (RFC 2104) of a key of at most 64 bytes. */
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
