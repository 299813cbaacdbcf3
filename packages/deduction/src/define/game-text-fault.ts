import { fail } from '@inkling/core/result';

/** An error in a text that should contain a game, with its place. */
export interface GameTextFault {
  readonly code:
    | 'too-long'
    | 'no-secrets' // CSV: the first row has no secrets
    | 'no-guesses'
    | 'too-many-cells'
    | 'open-quote' // CSV: a quoted cell is not closed
    | 'wrong-length' // CSV: the number of answers in a row differs from the number of secrets
    | 'empty-cell'
    | 'label-twice'
    | 'not-json'
    | 'wrong-value' // JSON: a value is missing or of the wrong kind
    | 'unknown-field'; // JSON: games have no such field
  /** Undefined if the error concerns the whole text. */
  readonly place?: GameTextPlace;
  /** The repeated label, or the message of the JSON parser. */
  readonly text?: string;
  /** What is expected at the place. */
  readonly wanted?: WantedValue;
  /** How many answers there are (`found`), and how many answers or items are expected (`count`). */
  readonly found?: number;
  readonly count?: number;
}

/** A one-based row and cell of a CSV table, or a path into JSON such as `answers[2][0]`. */
export type GameTextPlace = { readonly row: number; readonly cell?: number } | { readonly path: string };

/** What is expected. For lists, `count` gives the length, except for `labels`, which must only not be empty. */
export type WantedValue =
  | 'labels'
  | 'label'
  | 'rows'
  | 'answers'
  | 'answer'
  | 'solved'
  | 'name'
  | 'features-list'
  | 'features';

export function gameFault(
  code: GameTextFault['code'],
  place?: GameTextPlace,
  more: Omit<GameTextFault, 'code' | 'place'> = {},
): { readonly ok: false; readonly error: GameTextFault } {
  return fail({ code, ...(place && { place }), ...more });
}
