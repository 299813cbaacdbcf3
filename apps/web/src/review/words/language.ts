import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { ReviewWords } from './words.ts';

export const words: () => ReviewWords = catalogue('review', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
