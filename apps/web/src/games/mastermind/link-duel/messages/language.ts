import { catalogue } from '../../../../shell/language/language.ts';
import { english, type Messages } from './english.ts';

/** What the duel says, in the language in use. */
export const messages: () => Messages = catalogue('duel', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
