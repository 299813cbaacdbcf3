import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { DuelWords } from './words.ts';

/** What the duel says, in the language in use. */
export const words: () => DuelWords = catalogue('duel', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
