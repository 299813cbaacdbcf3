import type { Setup } from './setup.ts';

/** The best game that this device has seen under one set of rules. */
export interface Best {
  readonly total: number;
  readonly moves: number;
  readonly stars: number;
}

/** By `ruleSet`. */
export type Records = Readonly<Record<string, Best>>;

/** What makes results comparable: level, rule of mates, quiz and calm. */
export function ruleSet({ level, rule, quiz, calm, timed }: Setup): string {
  return [level, rule, quiz, ...(calm ? ['calm'] : []), ...(timed ? ['timed'] : [])].join(' ');
}

/** More points are better; of equal points, fewer moves. The first of equals stays. */
export function withResult(records: Records, key: string, result: Best): Records {
  const best = records[key];
  const better =
    !best || result.total > best.total || (result.total === best.total && result.moves < best.moves);
  return better ? { ...records, [key]: result } : records;
}

/** Total: entries that cannot be read are left out. */
export function parseRecords(value: unknown): Records {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).slice(0, ENTRIES_MAX);
  return Object.fromEntries(
    entries.flatMap(([key, entry]) => {
      const best = parseBest(entry);
      return best && KEY.test(key) ? [[key, best]] : [];
    }),
  );
}

const ENTRIES_MAX = 100;
const KEY = /^(easy|medium|hard) (king|rook) (names|typed|off)( calm)?( timed)?$/;

function parseBest(value: unknown): Best | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { total, moves, stars } = value as Partial<Record<keyof Best, unknown>>;
  const legal = [total, moves, stars].every((n) => Number.isSafeInteger(n) && (n as number) >= 0);
  return legal && (stars as number) <= 3 ? ({ total, moves, stars } as Best) : undefined;
}
