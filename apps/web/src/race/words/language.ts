import { catalogue } from '../../shell/language.ts';
import { english } from './english.ts';
import type { RaceWords } from './words.ts';

export const words: () => RaceWords = catalogue('race', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
