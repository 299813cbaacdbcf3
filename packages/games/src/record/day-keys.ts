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
  | { readonly code: 'bad-field'; readonly field: string }
  /** Two entries of the same year name different ends of its chain. */
  | { readonly code: 'two-ends'; readonly year: string };

export interface DayKeysVerdict {
  /** Whether no key leads nowhere and, unless there are no keys, at least one could be compared. */
  readonly ok: boolean;
  /** In chronological order. */
  readonly days: readonly {
    readonly day: string;
    /**
     * What the key hashes to. `end`: the published end of its year. `earlier`: the key of an earlier day, as no
     * entry of the year names its end. `alone`: there is no end and no earlier key to compare it with. `nowhere`:
     * it hashes to neither.
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

/** Whether a text is such a file or such a response, even if it cannot be read as one. A record of a game is neither. */
export function isDayKeys(text: string): boolean {
  const keys = parseDayKeys(text);
  return keys.ok || !['too-long', 'not-json', 'not-a-record'].includes(keys.error.code);
}

/**
 * Parses such a file, or the server's response about today, which names no format and has the keys in `past`. Never
 * throws.
 */
export function parseDayKeys(text: string): Result<readonly DayKey[], DayKeysFault> {
  const read = readJson(text, KEYS_LENGTH_MAX);
  if (!read.ok) return read;
  const file = read.value;
  const name = file['inkling'] === undefined && Array.isArray(file['past']) ? 'past' : 'days';
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
  const ends = endsOf(keys);
  const other = keys.find((one) => one.end && !sameBytes(one.end, ends.get(yearOf(one)) ?? one.end));
  if (other) return fail({ code: 'two-ends', year: yearOf(other) });
  return ok(keys);
}

/**
 * Checks that each key hashes to the nearest earlier valid key of its year, and so to the end of the year if any
 * entry of the year names it. An entry that names another end than an earlier one of its year leads nowhere.
 */
export async function verifyDayKeys(keys: readonly DayKey[], sha256: Sha256): Promise<DayKeysVerdict> {
  const sorted = keys.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const ends = endsOf(sorted);
  const trusted = new Map<string, Trusted>();
  const days: DayKeysVerdict['days'][number][] = [];
  for (const one of sorted) {
    const { day, key } = one;
    const at = dayOfYear(day) as number;
    const end = ends.get(yearOf(one));
    const before: Trusted | undefined =
      trusted.get(yearOf(one)) ?? (end && { at: -1, key: end, leads: 'end' });
    const isOther = one.end !== undefined && end !== undefined && !sameBytes(one.end, end);
    if (isOther || (before && !sameBytes(await keyBefore(key, at - before.at, sha256), before.key))) {
      days.push({ day, leads: 'nowhere' });
      continue;
    }
    // A key that is in the file twice is compared no better the second time.
    const isAgain = before?.at === at;
    const leads = isAgain ? before.leads : end ? 'end' : before ? 'earlier' : 'alone';
    trusted.set(yearOf(one), { at, key, leads });
    days.push({ day, leads });
  }
  const holds = days.every(({ leads }) => leads !== 'nowhere');
  return { ok: holds && (days.length === 0 || days.some(({ leads }) => leads !== 'alone')), days };
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
  return { day, key: await keyBefore(source.key, from - at, sha256), end: endsOf(keys).get(yearOf(source)) };
}

const VERSION = 1;
const DAYS_MAX = 4000;
const KEYS_LENGTH_MAX = 1_000_000;

/** The latest valid key of a year so far, or the end of the year as the day before the first. */
interface Trusted {
  readonly at: number;
  readonly key: Uint8Array;
  readonly leads: DayKeysVerdict['days'][number]['leads'];
}

function yearOf({ day }: Pick<DayKey, 'day'>): string {
  return day.slice(0, 4);
}

/** Returns the end of each year that an entry names; the first such entry counts. */
function endsOf(keys: readonly DayKey[]): ReadonlyMap<string, Uint8Array> {
  const ends = new Map<string, Uint8Array>();
  for (const one of keys) if (one.end && !ends.has(yearOf(one))) ends.set(yearOf(one), one.end);
  return ends;
}

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
