import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { IconName } from '../ui/icon.tsx';
import type { DeviceServices } from './device-services.ts';
import type { GameParts } from './game-screen.ts';
import type { Language } from './language/language.ts';

/** What the app passes to a page: the browser services that it may use, and the games. */
export interface PageServices extends DeviceServices {
  /** The games of the app, in navigation order. A page reaches the parts of a game only through these. */
  readonly games: readonly GameEntry[];
}

/** An open page. It owns the workers and listeners that it started until it is closed. */
export interface Page {
  readonly title: ReadonlySignal<string>;
  readonly View: ComponentType;
  /** The name of the game currently played on this page, if the page is not exclusive to that game. */
  readonly played?: ReadonlySignal<string | undefined>;
  /** The id of the navigation entry that is currently highlighted, if it differs from `PageEntry.within`. */
  readonly within?: ReadonlySignal<string | undefined>;
  /** The id of the element that a new visit shows first. By default that is the top of the page. */
  readonly opensAt?: string;
  /** True for the page that reports that the requested page could not be fetched. */
  readonly isUnloaded?: true;
  /** Handles a key pressed outside text fields and dialogs. Returns true if the key had a meaning. */
  press?(event: KeyboardEvent, target: Element): boolean;
  /** Announces the current state, or nothing. Called when the language changes, since the last announcement is stale. */
  sayState?(): void;
  close?(): void;
}

/** A page before it is opened. */
export interface PageEntry {
  /** Its name in the address: `#/lab`. */
  readonly id: string;
  /** The page's name, if there are links that show it. */
  readonly name?: Readonly<Record<Language, string>>;
  /** Shown next to the name in the navigation. */
  readonly icon?: IconName;
  /** The id of the navigation entry that is highlighted while this page is open: its own if it has one there. */
  readonly within: string;
  /** The layout of the page. `play` omits the navigation on small screens. */
  readonly layout?: 'home' | 'play';
  /** A contest against the computer on the same secret. It is offered along with the games against other people. */
  readonly isContest?: true;
  /** Loads the function that opens the page. */
  load(): Promise<(services: PageServices) => Promise<Page>>;
}

/**
 * A game as the app knows it before any of it is loaded. `load` loads the page on which it is played; the parts are
 * loaded when a feature first needs them.
 */
export interface GameEntry extends PageEntry, GameParts {
  /** Hidden from the lists: reachable only by name. */
  readonly isHidden?: true;
  /** Additional pages that belong to this game only. */
  readonly pages?: readonly PageEntry[];
}

/** Returns the name of a page in a language, or its id if it has no name. */
export function pageName({ id, name }: PageEntry, language: Language): string {
  return name?.[language] ?? id;
}
