import { createHash } from 'node:crypto';
import { type Day, dayOfYear, daysInYear, isDay, yearOf } from './day.ts';

/** 32 bytes in base64url. */
export type Key = string;

/**
 * The keys of a year as a hash chain that is walked backwards: the root is the key of the last day, and the key of
 * each day is the SHA-256 of the key of the day after. The hash of the first day's key is published when the year
 * begins. When a day is over its key is released: anybody can hash it back to what was published, so no day was
 * changed afterwards; and nobody can go forward, from yesterday's key to today's.
 */
export function keyOf(root: Key, day: Day): Key {
  return hashed(root, daysInYear(yearOf(day)) - 1 - dayOfYear(day));
}

/** What is published when the year begins. */
export function endOf(root: Key, year: number): Key {
  return hashed(root, daysInYear(year));
}

/** Is this the key of that day, as the published end of its year promised? */
export function checkDay(publishedEnd: Key, day: Day, key: Key): boolean {
  if (!isDay(day) || !isKey(key)) return false;
  return hashed(key, dayOfYear(day) + 1) === publishedEnd;
}

export function isKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === KEY_BYTES && bytes.toString('base64url') === text;
}

const KEY_BYTES = 32;

function hashed(key: Key, times: number): Key {
  let bytes: Uint8Array = Buffer.from(key, 'base64url');
  for (let i = 0; i < times; i++) bytes = createHash('sha256').update(bytes).digest();
  return Buffer.from(bytes).toString('base64url');
}
