import { catalogue } from '../../../../shell/language/language.ts';
import { english, type Messages } from './english.ts';

export const messages: () => Messages = catalogue('review of codes', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
