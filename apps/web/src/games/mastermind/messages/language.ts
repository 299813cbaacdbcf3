import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';

/** What Mastermind says. Places and turns arrive as people count them, from 1, except in what the engine found. */
export const messages: () => typeof english = catalogue('mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
