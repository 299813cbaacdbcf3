// Made by tools/words.ts; see NOTICE.
import type { PackedWords } from '../packing/packed.ts';

export const words: PackedWords = {
  all: 'AaAiAoAuAy',
  common: { 35: 'Aa', 50: 'AiAoAuAy', 60: '' },
  withheld: '',
};
