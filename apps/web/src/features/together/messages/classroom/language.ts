import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

/** Only the room of a class loads these messages. */
export const classMessages: () => typeof english = catalogue('online/class', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
