import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { HistoryWords } from './words.ts';

export const words: () => HistoryWords = catalogue('history', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
