import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { WitchWords } from './words.ts';

export const words: () => WitchWords = catalogue('witch', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
