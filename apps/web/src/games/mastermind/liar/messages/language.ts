import { catalogue } from '../../../../shell/language/language.ts';
import { english, type LiarMessages } from './english.ts';

export const messages: () => LiarMessages = catalogue('liar', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
