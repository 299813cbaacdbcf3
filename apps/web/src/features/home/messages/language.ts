import { catalogue } from '../../../shell/language/language.ts';
import { english, type Messages } from './english.ts';

/** The name of this catalogue is empty, because Home has no name in the address. */
export const messages: () => Messages = catalogue('', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
