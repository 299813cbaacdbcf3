import { catalogue } from '../shell/language.ts';
import { english } from './english.ts';
import type { Words } from './words.ts';

/** The shell's catalogue, and Mastermind's. */
export const words: () => Words = catalogue('mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
