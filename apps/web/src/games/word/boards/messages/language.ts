import { catalogue } from '../../../../shell/language/language.ts';
import { type BoardsMessages, english } from './english.ts';

export const messages: () => BoardsMessages = catalogue('boards', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
