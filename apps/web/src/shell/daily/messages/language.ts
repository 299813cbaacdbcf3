import { catalogue } from '../../language/language.ts';
import { english } from './english.ts';

/** The texts about days, wherever they appear. */
export const dayMessages: () => typeof english = catalogue('day', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
