import { type Signal, signal } from '@preact/signals';
import type { LabAddress } from './address.ts';
import type { Notation } from './notation.ts';

/** What the pages of the Lab share. */
export interface LabContext {
  /** The one sentence that is read aloud. */
  readonly said: Signal<string>;
  readonly notation: Signal<Notation>;
  say(sentence: string): void;
  /** Writes the address of what is shown, so that it can be copied; nothing is opened again. */
  show(address: LabAddress): void;
  /** Opens another page. */
  go(address: LabAddress): void;
  /** The address of what is shown, whole. */
  site(): string;
}

/** The same sentence twice is said twice: the second differs by a blank that nobody hears. */
export function labContext(parts: Pick<LabContext, 'show' | 'go' | 'site' | 'notation'>): LabContext {
  const said = signal('');
  return {
    ...parts,
    said,
    say(sentence) {
      said.value = said.value === sentence ? `${sentence}\u00a0` : sentence;
    },
  };
}
