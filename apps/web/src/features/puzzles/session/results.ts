import { NEW_RATING, type Rating, ratedAfter, ratingOfGrade } from '@inkling/games/puzzles/glicko';
import type { SavedFields } from '../../../shell/saved/saved.ts';
import { fieldsOf } from '../../../shell/saved/saved.ts';
import type { Unrated } from '../model/attempt.ts';

/** The user's puzzle results on this device. */
export interface Results {
  /** The one-based try at which each puzzle was solved, by address; 0 if the solution was shown. */
  readonly found: Readonly<Record<string, number>>;
  /** Addresses of the puzzles whose first try is over, solved or not. */
  readonly tried: readonly string[];
  readonly isRated: boolean;
  /** Whether the user also takes part in the server's rating. */
  readonly takesPart: boolean;
  readonly person: Rating | undefined;
  /** How hard each kind of puzzle has been for the user, by rules and grade. */
  readonly kinds: Readonly<Record<string, Rating>>;
}

/** The storage key of the results. */
export const RESULTS = 'puzzles';

/** Parses saved results. Never throws: invalid values are left out. */
export function parseResults(fields: SavedFields): Results {
  const kinds = Object.entries(fieldsOf(fields['kinds'])).flatMap(([name, value]) => {
    const rating = ratingOf(value);
    return rating ? [[name, rating] as const] : [];
  });
  const found = Object.entries(fieldsOf(fields['found'])).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && (entry[1] as number) >= 0,
  );
  const tried = Array.isArray(fields['tried']) ? fields['tried'] : [];
  return {
    found: Object.fromEntries(found),
    tried: tried.filter((one) => typeof one === 'string'),
    isRated: fields['isRated'] !== false,
    takesPart: fields['takesPart'] === true,
    person: ratingOf(fields['person']),
    kinds: Object.fromEntries(kinds),
  };
}

/**
 * Returns the results after the first try at a puzzle. Both the user and the kind of puzzle are rated, unless
 * the user has switched rating off or had a hint.
 */
export function afterFirstTry(
  results: Results,
  address: string,
  kind: string,
  grade: number,
  score: 0 | 1 | undefined,
): Results {
  if (results.tried.includes(address)) return results;
  const tried = [...results.tried, address];
  if (score === undefined || !results.isRated) return { ...results, tried };
  const person = results.person ?? NEW_RATING;
  const puzzle = results.kinds[kind] ?? ratingOfGrade(grade);
  return {
    ...results,
    tried,
    person: ratedAfter(person, [{ against: puzzle, score }]),
    kinds: { ...results.kinds, [kind]: ratedAfter(puzzle, [{ against: person, score: 1 - score }]) },
  };
}

/** Returns why a new attempt at a puzzle is not rated, or undefined if its first try is. */
export function unratedSince({ found, tried }: Results, address: string): Unrated | undefined {
  const tries = Object.hasOwn(found, address) ? found[address] : undefined;
  if (tries !== undefined) return tries === 0 ? 'shown' : 'solved';
  return tried.includes(address) ? 'tried' : undefined;
}

function ratingOf(value: unknown): Rating | undefined {
  const { rating, deviation, volatility } = fieldsOf(value);
  const isNumber = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one);
  return isNumber(rating) && isNumber(deviation) && isNumber(volatility) && deviation > 0 && volatility > 0
    ? { rating, deviation, volatility }
    : undefined;
}
