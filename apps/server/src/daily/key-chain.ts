import { createHash } from 'node:crypto';
import { type Day, dayOfYear, daysInYear, isDay, yearOf } from '@inkling/games/daily/day';

/** 32 bytes in base64url. */
export type Key = string;

/**
 * The keys of one year, as a hash chain that is walked backwards: the root is the key of the last day, and the key of
 * each day is the SHA-256 of the key of the day after. The hash of the first day's key is published when the year
 * begins. When a day is over its key is released: anybody can hash it back to what was published, so no day was
 * changed afterwards; and nobody can go forward, from yesterday's key to today's.
 */
export interface YearKeys {
  /** What is published when the year begins. */
  readonly end: Key;
  keyOf(day: Day): Key;
}

/** Walks the chain of a year once and keeps every link, so that asking for a key costs no hashing. */
export function walkYear(root: Key, year: number): YearKeys {
  const links: Key[] = [root];
  for (let left = daysInYear(year); left > 0; left--) links.push(hashed(links.at(-1) as Key, 1));
  const end = links.pop() as Key;
  const keys = links.toReversed();
  return {
    end,
    keyOf(day) {
      const key = yearOf(day) === year ? keys[dayOfYear(day)] : undefined;
      if (key === undefined) throw new Error(`${day} is not a day of ${year}`);
      return key;
    },
  };
}

/** Is this the key of that day, as the published end of its year promised? */
export function checkDay(publishedEnd: Key, day: Day, key: Key): boolean {
  if (!isDay(day) || !isKey(key)) return false;
  return hashed(key, dayOfYear(day) + 1) === publishedEnd;
}

function isKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === KEY_BYTES && bytes.toString('base64url') === text;
}

const KEY_BYTES = 32;

function hashed(key: Key, times: number): Key {
  let bytes: Uint8Array = Buffer.from(key, 'base64url');
  for (let i = 0; i < times; i++) bytes = createHash('sha256').update(bytes).digest();
  return Buffer.from(bytes).toString('base64url');
}
