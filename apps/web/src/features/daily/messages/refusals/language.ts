import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

export const refusals: () => typeof english = catalogue('daily/refusals', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
