import type { Signal } from '@preact/signals';
import type { Announcer } from './announcer.ts';
import type { Preferences } from './preferences.ts';
import type { Saved } from './saved/saved.ts';
import type { Storage } from './saved/storage.ts';
import type { PlaySound } from './sound.ts';

/** The browser services that a page and its parts may use. */
export interface DeviceServices {
  readonly storage: Storage;
  /** What this device stores between visits. */
  readonly saved: Saved;
  readonly announcer: Announcer;
  readonly preferences: Signal<Preferences>;
  /** Returns a uniform random integer below a bound, from the browser's random source. */
  draw(below: number): number;
  /** The part of the address after the page name, not decoded; may be empty. */
  readonly path: string;
  /** Plays a short sound if the user has switched sounds on. */
  readonly sound: PlaySound;
  /** Returns the current time as an ISO string. */
  stamp(): string;
}
