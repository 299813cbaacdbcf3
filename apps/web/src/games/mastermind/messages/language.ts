import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';

/** The texts of Mastermind. Places and turns are passed one-based, except in the engine's findings. */
export const messages: () => typeof english = catalogue('mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
