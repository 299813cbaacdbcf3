import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';

export type WordMessages = typeof english;

export const messages: () => WordMessages = catalogue('word', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
