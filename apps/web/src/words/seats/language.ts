import { type Signal, signal } from '@preact/signals';
import { seatEnglish } from './english.ts';
import type { SeatWords } from './words.ts';

/** The catalogue of the seats in use. A signal, so that another language redraws the page. */
export const seatLanguage: Signal<SeatWords> = signal(seatEnglish);

export function seatWords(): SeatWords {
  return seatLanguage.value;
}
