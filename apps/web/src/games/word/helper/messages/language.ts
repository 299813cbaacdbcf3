import { catalogue } from '../../../../shell/language/language.ts';
import { english, type HelperMessages } from './english.ts';

/** What the helper says beside what a game says, too. */
export const helperMessages: () => HelperMessages = catalogue('wordhelper', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
