// Made by tools/words.ts; see NOTICE.
import type { PackedWords } from '../packing/packed.ts';

export const words: PackedWords = {
  all: 'AelectroencephalographicallyBthylenediaminetetraacetate',
  common: { 35: '', 50: '', 60: '' },
  withheld: '',
};
