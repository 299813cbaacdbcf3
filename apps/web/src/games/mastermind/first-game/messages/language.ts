import { catalogue } from '../../../../shell/language/language.ts';
import { type CodeFirstGameText, english } from './english.ts';

export const text: () => CodeFirstGameText = catalogue('first mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
