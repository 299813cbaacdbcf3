import { catalogue } from '../../../shell/language/language.ts';
import { english, type WitchMessages } from './english.ts';

export const messages: () => WitchMessages = catalogue('witch', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
