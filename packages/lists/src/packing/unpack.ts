import { decodeWords } from './front-coding.ts';
import type { ListedWords } from './listed-words.ts';
import type { PackedList } from './packed.ts';

const NONE: PackedList = { all: '', likely: '', withheld: '' };

export function unpack(length: number, packed: PackedList = NONE): ListedWords {
  return {
    length,
    all: decodeWords(packed.all),
    likely: decodeWords(packed.likely),
    withheld: new Set(decodeWords(packed.withheld)),
  };
}
