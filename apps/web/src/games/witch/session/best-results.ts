import type { SavedFields } from '../../../shell/saved/saved.ts';
import type { Setup } from './setup.ts';

/** A finished solo game, as an entry in the table of the best results. */
export interface BestResult {
  readonly total: number;
  readonly moves: number;
  readonly stars: number;
  /** `2026-11-23` */
  readonly day: string;
  /** Only set if the clock was on. */
  readonly seconds?: number;
}

/** By `ruleSet`, best first. */
export type BestResults = Readonly<Record<string, readonly BestResult[]>>;

/** The storage key of the results. */
export const BEST_RESULTS = 'best/witch';

const BEST_MAX = 10;

/** The rules that make results comparable: level, rule of mates, quiz, calm, timed mode and notes. */
export function ruleSet({ level, rule, quiz, calm, timed }: Setup, withNotes: boolean): string {
  const words = [level, rule, quiz, calm && 'calm', timed && 'timed', withNotes && 'notes'];
  return words.filter(Boolean).join(' ');
}

/** Adds a result to the ranking: more points are better, then fewer moves, then the earlier result. */
export function withResult(results: BestResults, key: string, result: BestResult): BestResults {
  const before = results[key] ?? [];
  const at = before.findIndex((one) => isBetter(result, one));
  const ranked = before.toSpliced(at < 0 ? before.length : at, 0, result).slice(0, BEST_MAX);
  return ranked.includes(result) ? { ...results, [key]: ranked } : results;
}

function isBetter(one: BestResult, other: BestResult): boolean {
  return one.total > other.total || (one.total === other.total && one.moves < other.moves);
}

/** Never throws: entries that cannot be parsed are omitted. */
export function parseBestResults(fields: SavedFields): BestResults {
  const entries = Object.entries(fields).slice(0, ENTRIES_MAX);
  return Object.fromEntries(
    entries.flatMap(([key, list]) => {
      if (!KEY.test(key) || !Array.isArray(list)) return [];
      return [[key, list.slice(0, BEST_MAX).flatMap(parseBestResult)]];
    }),
  );
}

const ENTRIES_MAX = 200;
const KEY = /^(easy|medium|hard) (king|rook) (names|typed|off)( calm)?( timed)?( notes)?$/;

function parseBestResult(value: unknown): readonly BestResult[] {
  const { total, moves, stars, day, seconds } = Object(value) as Partial<Record<keyof BestResult, unknown>>;
  const isLegal = [total, moves, stars, seconds ?? 0].every(
    (n) => Number.isSafeInteger(n) && (n as number) >= 0,
  );
  if (!isLegal || (stars as number) > 3 || !/^\d{4}-\d\d-\d\d$/.test(String(day))) return [];
  const result = { total, moves, stars, day: String(day) } as BestResult;
  return [seconds === undefined ? result : { ...result, seconds: seconds as number }];
}
