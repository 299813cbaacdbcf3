import { NEW_RATING, type Rating, ratedAfter, ratingOfGrade } from '@inkling/games/puzzles/glicko';
import type { SavedFields } from '../../../shell/saved/saved.ts';
import { fieldsOf } from '../../../shell/saved/saved.ts';

/** What this device knows of a person's puzzles. */
export interface Results {
  /** By address: at which try it was found, or 0 where the answer was shown. */
  readonly found: Readonly<Record<string, number>>;
  /** Puzzles whose first try is over, found or not. */
  readonly tried: readonly string[];
  readonly isRated: boolean;
  /** In the rating of the server, too. */
  readonly takesPart: boolean;
  readonly person: Rating | undefined;
  /** How hard each kind has been, by rules and grade. */
  readonly kinds: Readonly<Record<string, Rating>>;
}

/** The name that results are saved under. */
export const RESULTS = 'puzzles';

/** Total: whatever cannot be read is left out. */
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

/** The first try at a puzzle is over. It rates both sides, unless the person does not want that or had a hint. */
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

function ratingOf(value: unknown): Rating | undefined {
  const { rating, deviation, volatility } = fieldsOf(value);
  const isNumber = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one);
  return isNumber(rating) && isNumber(deviation) && isNumber(volatility) && deviation > 0 && volatility > 0
    ? { rating, deviation, volatility }
    : undefined;
}
