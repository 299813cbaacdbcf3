import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { RaceWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<RaceWords> = signal(english);

export function words(): RaceWords {
  return language.value;
}
