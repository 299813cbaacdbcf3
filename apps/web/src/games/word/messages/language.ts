import { catalogue } from '../../../shell/language/language.ts';
import { english, type WordMessages } from './english.ts';

export const messages: () => WordMessages = catalogue('word', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
