import { fail, ok, type Result } from '@inkling/core/result';
import { dayOfYear, KEY_BYTES, keyBefore, sameBytes } from '../daily/daily-key.ts';
import { makeBase64url, parseBase64url } from '../encoding/base64url.ts';
import { isFields, type JsonFault, readJson, textOf, versionText } from '../encoding/json-file.ts';
import type { Sha256 } from '../promise/commitment.ts';

/** The key of a day that is over, and the published end of its year's hash chain, if that is known. */
export interface DayKey {
  readonly day: string;
  readonly key: Uint8Array;
  readonly end: Uint8Array | undefined;
}

export type DayKeysFault =
  | JsonFault
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'bad-field'; readonly field: string };

export interface DayKeysVerdict {
  readonly ok: boolean;
  /** In chronological order. */
  readonly days: readonly {
    readonly day: string;
    /**
     * What the key hashes to. `end`: the published end of its year. `earlier`: the key of an earlier day, as no
     * end is known. `alone`: nothing is known to compare it with. `nowhere`: it matches neither the end nor the
     * earlier key.
     */
    readonly leads: 'end' | 'earlier' | 'alone' | 'nowhere';
  }[];
}

/** Writes `{"inkling": "days", "v": 1, "days": [{"day": "2026-11-20", "key": …, "end": …}]}`, bytes in base64url. */
export function makeDayKeys(keys: readonly DayKey[]): string {
  const days = keys.map(({ day, key, end }) => ({
    day,
    key: makeBase64url(key),
    ...(end ? { end: makeBase64url(end) } : {}),
  }));
  return JSON.stringify({ inkling: 'days', v: VERSION, days });
}

/** Parses such a file, or the server's response about today, which has the keys in `past`. Never throws. */
export function parseDayKeys(text: string): Result<readonly DayKey[], DayKeysFault> {
  const read = readJson(text, KEYS_LENGTH_MAX);
  if (!read.ok) return read;
  const file = read.value;
  const name = Array.isArray(file['past']) ? 'past' : 'days';
  if (name === 'days' && file['inkling'] !== 'days') return fail({ code: 'not-a-record' });
  if (name === 'days' && file['v'] !== VERSION)
    return fail({ code: 'unknown-version', version: versionText(file['v']) });
  const list: unknown = file[name];
  if (!Array.isArray(list) || list.length > DAYS_MAX) return fail({ code: 'bad-field', field: name });
  const keys: DayKey[] = [];
  for (const [at, entry] of list.entries()) {
    const known = readDay(entry);
    if (typeof known === 'string') return fail({ code: 'bad-field', field: `${name}[${at}]${known}` });
    keys.push(known);
  }
  return ok(keys);
}

/** Checks that each key hashes to the nearest earlier valid key of its year, or else to the year's published end. */
export async function verifyDayKeys(keys: readonly DayKey[], sha256: Sha256): Promise<DayKeysVerdict> {
  const sorted = keys.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const trusted = new Map<string, { readonly at: number; readonly key: Uint8Array }>();
  const days: DayKeysVerdict['days'][number][] = [];
  for (const { day, key, end } of sorted) {
    const at = dayOfYear(day) as number;
    const chain = `${day.slice(0, 4)} ${end ? makeBase64url(end) : ''}`;
    const before = trusted.get(chain) ?? (end && { at: -1, key: end });
    const fits = !before || sameBytes(await keyBefore(key, at - before.at, sha256), before.key);
    if (fits) trusted.set(chain, { at, key });
    days.push({ day, leads: !fits ? 'nowhere' : end ? 'end' : before ? 'earlier' : 'alone' });
  }
  return { ok: days.every(({ leads }) => leads !== 'nowhere'), days };
}

/** Returns the key of a day, from its own entry or derived from that of a later day of its year. */
export async function keyFrom(
  keys: readonly DayKey[],
  day: string,
  sha256: Sha256,
): Promise<DayKey | undefined> {
  const at = dayOfYear(day);
  const own = keys.find((one) => one.day === day);
  const source = own ?? keys.find((one) => one.day >= day && one.day.slice(0, 4) === day.slice(0, 4));
  const from = source && dayOfYear(source.day);
  if (at === undefined || !source || from === undefined) return undefined;
  return { day, key: await keyBefore(source.key, from - at, sha256), end: source.end };
}

const VERSION = 1;
const DAYS_MAX = 4000;
const KEYS_LENGTH_MAX = 1_000_000;

function readDay(entry: unknown): DayKey | string {
  if (!isFields(entry)) return '';
  const day = textOf(entry['day']);
  if (dayOfYear(day) === undefined) return '.day';
  const key = parseBase64url(textOf(entry['key']), KEY_BYTES);
  if (!key) return '.key';
  const end = entry['end'] === undefined ? undefined : parseBase64url(textOf(entry['end']), KEY_BYTES);
  if (entry['end'] !== undefined && !end) return '.end';
  return { day, key, end };
}
