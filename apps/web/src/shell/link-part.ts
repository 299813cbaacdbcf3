import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { DeviceServices } from './device-services.ts';

/** What a game brings to play with a friend by links, without a server. */
export interface LinkPart {
  open(services: DeviceServices): Promise<LinkGames>;
}

/** The games by link of this device, and how another one begins. */
export interface LinkGames {
  /** Sets the rules and the secret, and goes to the new game with its first link. */
  readonly Form: ComponentType;
  /** The last changed first. */
  readonly saved: ReadonlySignal<readonly SavedLinkGame[]>;
  /** Something that stays in sight. */
  readonly notice: ReadonlySignal<string | undefined>;
  /** Where this page opens a link of such a game; `undefined` for any other text. */
  addressIn(text: string): string | undefined;
  /** Does what a typed line says; true when it was understood. */
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
  /** Is it still being played, so that something would be lost with it? */
  readonly isPlayed: boolean;
  /** `undefined` for a game that cannot be read. */
  readonly address: string | undefined;
}
