import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

export const messages: () => typeof english = catalogue('daily/figures', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
