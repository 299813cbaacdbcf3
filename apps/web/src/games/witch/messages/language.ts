import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';
import type { WitchMessages } from './words.ts';

export const messages: () => WitchMessages = catalogue('witch', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
