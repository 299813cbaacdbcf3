import { catalogue } from '../../../../shell/language/language.ts';
import type { FirstGameText } from '../../../../shell/parts/first-game-part.ts';
import { english } from './english.ts';

export const text: () => FirstGameText = catalogue('first mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
