import { type Signal, signal } from '@preact/signals';
import { english } from './english.ts';
import type { Words } from './words.ts';

/** The catalogue in use. A signal, so that another language redraws the page. */
export const language: Signal<Words> = signal(english);

export function words(): Words {
  return language.value;
}
