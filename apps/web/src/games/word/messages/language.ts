import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';
import type { WordWords } from './words.ts';

export const wordWords: () => WordWords = catalogue('word', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
