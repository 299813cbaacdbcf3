import { decodeWords } from './front-coding.ts';
import type { PackedList } from './packed.ts';

/** The words of a language that have one length. */
export interface ListedWords {
  readonly length: number;
  /** Every word that counts as a word, sorted. */
  readonly all: readonly string[];
  /** Likely answers, sorted: the common words without those withheld. */
  readonly likely: readonly string[];
  /** Words that are accepted when typed and never offered. */
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
