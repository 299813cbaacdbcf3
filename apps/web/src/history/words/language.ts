import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { HistoryWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<HistoryWords> = signal(english);

export function words(): HistoryWords {
  return language.value;
}
