import { fail, ok, type Result } from '@inkling/core/result';

/** How many words are looked for at once. */
export const BOARD_COUNTS = [2, 4, 8] as const;
export type BoardCount = (typeof BOARD_COUNTS)[number];

export interface BoardsParams {
  readonly boards: BoardCount;
  /** Letters of a word. 1 … 32 */
  readonly length: number;
  /** Guesses for all words together. 1 … 99 */
  readonly tries: number;
  /** The name of the list. */
  readonly list: string;
}

/** As many tries as words, and five to find out about them. */
export function usualTries(boards: BoardCount): number {
  return boards + 5;
}

/** `b4w5t9@english`. Law: `parseBoardsParams(makeBoardsParams(p))` is `p`. */
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
