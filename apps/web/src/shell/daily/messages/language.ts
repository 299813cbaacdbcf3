import { catalogue } from '../../language/language.ts';
import { english } from './english.ts';

/** What is said of days wherever they show. */
export const dayMessages: () => typeof english = catalogue('day', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
