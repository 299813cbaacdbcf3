import { catalogue } from '../language/language.ts';
import { english } from './english.ts';
import type { AppMessages } from './words.ts';

/** The shell's catalogue, and Mastermind's. */
export const appMessages: () => AppMessages = catalogue('mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
