import type { DailyView } from '@inkling/client/generated/api';
import { KEY_BYTES } from '@inkling/games/daily/daily-key';
import { parseBase64url } from '@inkling/games/encoding/base64url';
import { type DayKey, verifyDayKeys } from '@inkling/games/record/day-keys';
import type { ServerCalls } from './server-calls.ts';

/**
 * Whether the published keys lead to the end values of their years, as this device first saw them. Returns
 * undefined if nothing can be checked.
 */
export async function checkKeys(
  view: DailyView,
  { storage, sha256 }: Pick<ServerCalls, 'storage' | 'sha256'>,
): Promise<boolean | undefined> {
  if (!sha256 || view.past.length === 0) return undefined;
  const ends = new Map<string, string>();
  for (const { day, end } of [view, ...view.past]) {
    const year = day.slice(0, 4);
    const first = ends.get(year) ?? (await storage.keysEnd(year)) ?? end;
    if (first !== end) return false;
    if (!ends.has(year)) void storage.keepKeysEnd(year, end);
    ends.set(year, end);
  }
  const keys = keysOf(view);
  return keys.length === view.past.length && (await verifyDayKeys(keys, sha256)).ok;
}

/** Returns the keys of past days as bytes. Invalid keys are left out. */
export function keysOf({ past }: DailyView): readonly DayKey[] {
  return past.flatMap(({ day, key, end }) => {
    const bytes = parseBase64url(key, KEY_BYTES);
    return bytes ? [{ day, key: bytes, end: parseBase64url(end, KEY_BYTES) }] : [];
  });
}
