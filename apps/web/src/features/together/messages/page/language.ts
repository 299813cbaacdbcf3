import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

/** Only the page of a room loads these messages. */
export const pageMessages: () => typeof english = catalogue('online/room', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
