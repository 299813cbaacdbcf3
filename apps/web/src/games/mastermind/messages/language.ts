import { catalogue } from '../../../shell/language/language.ts';
import { english } from './english.ts';
import type { SeatWords } from './words.ts';

/** What Mastermind says of its settings and seats, beside its own catalogue. */
export const seatWords: () => SeatWords = catalogue('mastermind', english, {
  de: async () => (await import('./german.ts')).german,
  es: async () => (await import('./spanish.ts')).spanish,
});
