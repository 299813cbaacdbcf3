import { catalogue } from '../../../../shell/language/language.ts';
import { english, type Messages } from './english.ts';

/** The messages of duels, in the current language. */
export const messages: () => Messages = catalogue('duel', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
