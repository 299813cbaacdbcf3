import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { DuelWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<DuelWords> = signal(english);

export function words(): DuelWords {
  return language.value;
}
