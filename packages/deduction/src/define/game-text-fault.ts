import { fail } from '@inkling/core/result';

/** What is wrong with a text that should hold a game, and where. */
export interface GameTextFault {
  readonly code:
    | 'too-long'
    | 'no-secrets' // a table: the first row has no secrets
    | 'no-guesses'
    | 'too-many-cells'
    | 'open-quote' // a table: a quoted cell never ends
    | 'wrong-length' // a row has another number of answers than there are secrets
    | 'empty-cell'
    | 'label-twice'
    | 'not-json'
    | 'wrong-value' // JSON: something else stands where a value is wanted
    | 'unknown-field'; // JSON: a game has no such field
  /** `undefined` where the whole text is meant. */
  readonly place?: GameTextPlace;
  /** The label that occurs twice, or the message of the JSON parser. */
  readonly text?: string;
  /** What is wanted at the place. */
  readonly wanted?: WantedValue;
  /** How many answers or items there are, and how many are wanted. */
  readonly found?: number;
  readonly count?: number;
}

/** A row and a cell of a table, from 1; or a path into JSON, such as `answers[2][0]`. */
export type GameTextPlace = { readonly row: number; readonly cell?: number } | { readonly path: string };

/** Lists come with their length (`count`), except `labels`, which must not be empty. */
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
