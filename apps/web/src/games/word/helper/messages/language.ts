import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

export type HelperMessages = typeof english;

/** What the helper says beside what a game says, too. */
export const helperMessages: () => HelperMessages = catalogue('wordhelper', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
