import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { DeviceServices } from './device-services.ts';

/** What a game provides for playing with a friend by links, without a server. */
export interface LinkPart {
  open(services: DeviceServices): Promise<LinkGames>;
}

/** The link games on this device, and the form that begins another one. */
export interface LinkGames {
  /** The form that sets the rules and the secret, and then opens the new game with its first link. */
  readonly Form: ComponentType;
  /** Most recently changed first. */
  readonly saved: ReadonlySignal<readonly SavedLinkGame[]>;
  /** A message that stays visible. */
  readonly notice: ReadonlySignal<string | undefined>;
  /** Returns the address in this app that opens a link of such a game, or undefined for any other string. */
  addressIn(text: string): string | undefined;
  /** Executes a typed line. Returns true if it was understood. */
  run(line: string): boolean;
  press(event: KeyboardEvent, target: Element): boolean;
  forget(id: string): Promise<void>;
  close(): void;
}

/** In the language of the page. */
export interface SavedLinkGame {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  /** Whether the game is still in progress, so that deleting it would lose something. */
  readonly isPlayed: boolean;
  /** `undefined` for a game that cannot be read. */
  readonly address: string | undefined;
}
