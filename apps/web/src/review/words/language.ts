import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { ReviewWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<ReviewWords> = signal(english);

export function words(): ReviewWords {
  return language.value;
}
