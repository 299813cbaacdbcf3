import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { LearnWords } from './words.ts';

/** What the pages that teach say, in the language in use. */
export const words: () => LearnWords = catalogue('learn', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
