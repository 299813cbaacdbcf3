import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { LearnWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<LearnWords> = signal(english);

export function words(): LearnWords {
  return language.value;
}
