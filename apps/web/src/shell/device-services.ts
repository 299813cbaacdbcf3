import type { Signal } from '@preact/signals';
import type { Announcer } from './announcer.ts';
import type { Preferences } from './preferences.ts';
import type { Saved } from './saved/saved.ts';
import type { Storage } from './saved/storage.ts';
import type { PlaySound } from './sound.ts';

/** The parts of the browser that a page and its parts may use. */
export interface DeviceServices {
  readonly storage: Storage;
  /** What this device keeps between visits. */
  readonly saved: Saved;
  readonly announcer: Announcer;
  readonly preferences: Signal<Preferences>;
  /** A uniform integer below a bound, from the browser's random numbers. */
  draw(below: number): number;
  /** What stands in the address after the name of the page, as it is written there; empty when nothing does. */
  readonly path: string;
  /** Plays a short sound, when the person wants sounds. */
  readonly sound: PlaySound;
  /** The time as text, for names of things put aside. */
  stamp(): string;
}
