import { catalogue } from '../language/language.ts';
import { english } from './english.ts';

/** The texts of the shell, common to all games. */
export const appMessages: () => typeof english = catalogue('shell', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
