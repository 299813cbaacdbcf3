import { catalogue } from '../../../../shell/language/language.ts';
import { english, type RunawayMessages } from './english.ts';

export const messages: () => RunawayMessages = catalogue('runaway word', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
