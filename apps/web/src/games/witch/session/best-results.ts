import type { SavedFields } from '../../../shell/saved/saved.ts';
import type { Setup } from './setup.ts';

/** The best game that this device has seen under one set of rules. */
export interface BestResult {
  readonly total: number;
  readonly moves: number;
  readonly stars: number;
}

/** By `ruleSet`. */
export type BestResults = Readonly<Record<string, BestResult>>;

/** The name that the results are saved under. */
export const BEST_RESULTS = 'best/witch';

/** What makes results comparable: level, rule of mates, quiz and calm. */
export function ruleSet({ level, rule, quiz, calm, timed }: Setup): string {
  return [level, rule, quiz, ...(calm ? ['calm'] : []), ...(timed ? ['timed'] : [])].join(' ');
}

/** More points are better; of equal points, fewer moves. The first of equals stays. */
export function withResult(results: BestResults, key: string, result: BestResult): BestResults {
  const best = results[key];
  const better =
    !best || result.total > best.total || (result.total === best.total && result.moves < best.moves);
  return better ? { ...results, [key]: result } : results;
}

/** Total: entries that cannot be read are left out. */
export function parseBestResults(fields: SavedFields): BestResults {
  const entries = Object.entries(fields).slice(0, ENTRIES_MAX);
  return Object.fromEntries(
    entries.flatMap(([key, entry]) => {
      const best = parseBestResult(entry);
      return best && KEY.test(key) ? [[key, best]] : [];
    }),
  );
}

const ENTRIES_MAX = 100;
const KEY = /^(easy|medium|hard) (king|rook) (names|typed|off)( calm)?( timed)?$/;

function parseBestResult(value: unknown): BestResult | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { total, moves, stars } = value as Partial<Record<keyof BestResult, unknown>>;
  const legal = [total, moves, stars].every((n) => Number.isSafeInteger(n) && (n as number) >= 0);
  return legal && (stars as number) <= 3 ? ({ total, moves, stars } as BestResult) : undefined;
}
