import { decodeWords } from './front-coding.ts';
import type { PackedList } from './packed.ts';

/** The words of one length in one language. */
export interface ListedWords {
  readonly length: number;
  /** Every accepted word, sorted. */
  readonly all: readonly string[];
  /** Likely answers, sorted: the common words except those withheld. */
  readonly likely: readonly string[];
  /** Words that are accepted when typed but never suggested. */
  readonly withheld: ReadonlySet<string>;
}

const NONE: PackedList = { all: '', likely: '', withheld: '' };

export function unpack(length: number, packed: PackedList = NONE): ListedWords {
  return {
    length,
    all: decodeWords(packed.all),
    likely: decodeWords(packed.likely),
    withheld: new Set(decodeWords(packed.withheld)),
  };
}
