import { catalogue } from '../../language/language.ts';
import { english, type Messages } from './english.ts';

export const messages: () => Messages = catalogue('first', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
