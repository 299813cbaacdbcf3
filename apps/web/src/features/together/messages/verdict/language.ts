import { catalogue } from '../../../../shell/language/language.ts';
import { english } from './english.ts';

/** Only a finished room loads these messages. */
export const verdictMessages: () => typeof english = catalogue('online/verdict', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
