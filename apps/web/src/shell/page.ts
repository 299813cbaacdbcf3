import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { IconName } from '../ui/icon.tsx';
import type { DeviceServices } from './device-services.ts';
import type { GameParts } from './game-screen.ts';
import type { Language } from './language/language.ts';

/** What the app hands to a page: the parts of the browser that it may use, and the games. */
export interface PageServices extends DeviceServices {
  /** The games of the app, in the order of its navigation. A page reaches a part of a game only through these. */
  readonly games: readonly GameEntry[];
}

/** An open page. It owns what it started (workers, listeners) until it is closed. */
export interface Page {
  readonly title: ReadonlySignal<string>;
  readonly View: ComponentType;
  /** The name of the game that is played on it just now, on a page that is not of that game alone. */
  readonly played?: ReadonlySignal<string | undefined>;
  /** The page of the navigation that is marked just now, where it is not that of its entry. */
  readonly within?: ReadonlySignal<string | undefined>;
  /** In the place of a page that could not be fetched, which it says. */
  readonly isUnloaded?: true;
  /** A key pressed outside text fields and dialogs; true when it meant something. */
  press?(event: KeyboardEvent, target: Element): boolean;
  /** Says where things stand, or nothing: what was said before was in another language. */
  sayState?(): void;
  close?(): void;
}

/** A page before it is opened. */
export interface PageEntry {
  /** Its name in the address: `#/lab`. */
  readonly id: string;
  /** What it is called, where something leads to it by name. */
  readonly name?: Readonly<Record<Language, string>>;
  /** Beside its name in the navigation. */
  readonly icon?: IconName;
  /** The page of the navigation that is marked while this one is open: itself, where it stands there. */
  readonly within: string;
  /** How its paper is laid out; a game that is played leaves the navigation out where there is little room. */
  readonly layout?: 'home' | 'play';
  /** Played against the computer, on the same secret: offered beside games with other people. */
  readonly isContest?: true;
  /** Loads what opens it. */
  load(): Promise<(services: PageServices) => Promise<Page>>;
}

/**
 * A game as the app knows it before anything of it is loaded. `load` gives the page on which it is played; the parts are
 * loaded when a feature first asks for them.
 */
export interface GameEntry extends PageEntry, GameParts {
  /** Offered only to people who ask for it by name. */
  readonly isHidden?: true;
  /** Pages of this game alone. */
  readonly pages?: readonly PageEntry[];
}

/** What a page is called in a language. */
export function pageName({ id, name }: PageEntry, language: Language): string {
  return name?.[language] ?? id;
}
