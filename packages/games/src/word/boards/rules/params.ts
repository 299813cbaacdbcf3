import { fail, ok, type Result } from '@inkling/core/result';

/** How many words can be searched for simultaneously. */
export const BOARD_COUNTS = [2, 4, 8] as const;
export type BoardCount = (typeof BOARD_COUNTS)[number];

export interface BoardsParams {
  readonly boards: BoardCount;
  /** Letters of a word. 1 … 32 */
  readonly length: number;
  /** Guesses for all words together. 1 … 99 */
  readonly tries: number;
  /** The id of the list. */
  readonly list: string;
}

/** Returns the default number of tries: one for each word, and five to gather information. */
export function usualTries(boards: BoardCount): number {
  return boards + 5;
}

/** Parses params such as `b4w5t9@english`. Law: `parseBoardsParams(makeBoardsParams(p))` is `p`. */
export function parseBoardsParams(text: string): Result<BoardsParams, { readonly code: 'bad-params' }> {
  const [, count, length, tries, list = ''] =
    /^b([248])w([1-9]\d?)t([1-9]\d?)@([a-z0-9-]{1,64})$/.exec(text) ?? [];
  const boards = BOARD_COUNTS.find((known) => String(known) === count);
  if (!boards) return fail({ code: 'bad-params' });
  return ok({ boards, length: Number(length), tries: Number(tries), list });
}

export function makeBoardsParams({ boards, length, tries, list }: BoardsParams): string {
  return `b${boards}w${length}t${tries}@${list}`;
}
