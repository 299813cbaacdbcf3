import { StrategyError } from 'inkling';

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

/** Recognises an error of the library. Returns `undefined` for any other error. */
export function searchFaultOf(error: unknown): SearchFault | undefined {
  if (!(error instanceof StrategyError)) return undefined;
  switch (error.code) {
    case 'impossible':
      return 'endless';
    case 'not-found':
      return 'budget';
    case 'unsupported':
      return 'shared-find';
    case 'too-large':
      return TOO_LARGE.find(([begins]) => error.message.startsWith(begins))?.[1] ?? 'too-large';
  }
}

/** What else than the game may be too large, by the beginning of the message. */
const TOO_LARGE: readonly (readonly [string, SearchFault])[] = [
  ['the total weight of the secrets', 'too-heavy'],
  ['the costs under this objective', 'uncountable'],
];
