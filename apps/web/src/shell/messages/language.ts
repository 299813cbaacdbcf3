import { catalogue } from '../language/language.ts';
import { english } from './english.ts';

/** What the shell says, whatever is played in it. */
export const appMessages: () => typeof english = catalogue('shell', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
