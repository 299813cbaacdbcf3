import { catalogue } from '../../../../shell/language/language.ts';
import { english, type Messages } from './english.ts';

export const text: () => Messages = catalogue('first word', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
