/**
 * Why the library gave up a search or a game. Only `endless` means that no player can do better; with the others
 * the game is not searched, or not long enough.
 */
export type SearchFault =
  /** It is proved that no strategy exists, or none within the limit. */
  | 'endless'
  | 'too-large'
  /** One guess finds several secrets, or several guesses find one. */
  | 'shared-find'
  /** The weights are too large for this many guesses. */
  | 'too-heavy'
  /** The costs under this objective are too large. */
  | 'uncountable'
  /** The search ended before it had a strategy. */
  | 'budget';

/**
 * Recognises an error of the library by its message, because the library throws a `RangeError` for each of these
 * reasons. Returns `undefined` for any other error.
 */
export function searchFaultOf(error: unknown): SearchFault | undefined {
  if (!(error instanceof RangeError)) return undefined;
  return FORMS.find(([form]) => form.test(error.message))?.[1];
}

/** Labels stand in these messages, so only the words before them, or around them, are compared. */
const FORMS: readonly (readonly [RegExp, SearchFault])[] = [
  [/^proved: no strategy finds every secret in /, 'endless'],
  [/^no guess finds secret /, 'endless'],
  [/^no guess distinguishes /, 'endless'],
  [/^some secret can never be found$/, 'endless'],
  [/^the game is too large for an optimum/, 'too-large'],
  [/^guess .* finds both .*; an optimum is only searched where /s, 'shared-find'],
  [/^secret .* is found by both .*; an optimum is only searched where /s, 'shared-find'],
  [/^the total weight of the secrets is too large/, 'too-heavy'],
  [/^the costs under this objective are more than can be counted$/, 'uncountable'],
  [/^no strategy of at most \d+ guess(?:es)? was found before the search was stopped$/, 'budget'],
];
