import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';
import type { OnlineWords } from './words.ts';

export const words: () => OnlineWords = catalogue('online', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
