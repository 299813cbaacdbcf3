import { createHash } from 'node:crypto';
import { type Day, dayOfYear, daysInYear, isDay, yearOf } from '@inkling/games/daily/day';

/** 32 bytes in base64url. */
export type Key = string;

/**
 * The keys of one year, as a hash chain that is used backwards: the root is the key of the last day, and the key of
 * each day is the SHA-256 of the next day's key. The hash of the first day's key is published when the year begins.
 * After a day, its key is released: anybody can hash it repeatedly to the published value, which proves that no day was
 * changed afterwards; and nobody can compute today's key from yesterday's.
 */
export interface YearKeys {
  /** The hash of the first day's key, which is published when the year begins. */
  readonly end: Key;
  keyOf(day: Day): Key;
}

/** Computes the chain of a year once and stores every link, so that `keyOf` needs no hashing. */
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

/** Whether a day's key matches the published end of its year. */
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
