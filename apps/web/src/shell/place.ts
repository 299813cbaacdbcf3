import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Preferences } from '../session/preferences.ts';
import type { Storage } from '../session/storage.ts';
import type { PlaySound } from './sound.ts';

/** What the shell hands to a place: the parts of the browser that it may use. */
export interface Shell {
  readonly storage: Storage;
  readonly preferences: Signal<Preferences>;
  /** A uniform integer below a bound, from the browser's dice. */
  draw(below: number): number;
  /** What stands in the address after the name of the place, as it is written there; empty when nothing does. */
  readonly path: string;
  /** Plays a short sound, when the person wants sounds. */
  readonly sound: PlaySound;
  /** The time as text, for names of things put aside. */
  stamp(): string;
}

/** An open place. It owns what it started (workers, listeners) until it is closed. */
export interface Place {
  readonly title: ReadonlySignal<string>;
  readonly View: ComponentType;
  /** A key pressed outside text fields and dialogs; true when it meant something. */
  press(event: KeyboardEvent, target: Element): boolean;
  /** Says where things stand, or nothing, in the language chosen just now, instead of what was said in another. */
  retell?(): void;
  close(): void;
}
