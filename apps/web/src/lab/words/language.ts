import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { LabWords } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<LabWords> = signal(english);

export function words(): LabWords {
  return language.value;
}
