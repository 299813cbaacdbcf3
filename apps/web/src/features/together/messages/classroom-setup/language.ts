import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

/** Only the page on which a class is opened loads these messages. */
export const setupMessages: () => typeof english = catalogue('online/class', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
