import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { WitchWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<WitchWords> = signal(english);

export function words(): WitchWords {
  return language.value;
}
