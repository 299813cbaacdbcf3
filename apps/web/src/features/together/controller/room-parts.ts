import type { Reply } from '@inkling/client/client';
import type { Listener } from '@inkling/client/follow';
import type { RoomView } from '@inkling/client/generated/api';
import type { ReadonlySignal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import type { FinishedGame } from '../../../shell/finished-games.ts';
import type { Guest } from '../../../shell/server/guest.ts';
import type { LoadRoomGame } from '../game/load-room-game.ts';
import type { PromiseParts } from '../session/room-promise.ts';
import type { Reminders } from './browser-reminders.ts';

/** The parts of the browser that a room needs. */
export interface RoomParts extends PromiseParts {
  readonly announcer: Announcer;
  readonly guest: Guest;
  /** Whether this browser takes what is saved: who sits where is lost with the page otherwise. */
  readonly isSaving: ReadonlySignal<boolean>;
  readonly load: LoadRoomGame;
  /** The room as this browser may see it. */
  look(): Promise<Reply<RoomView>>;
  /** Hears the room until the returned function is called. */
  follow(listener: Listener): () => void;
  newRequest(): string;
  /** Keeps a game that is over on this device. */
  keepFinished(game: Omit<FinishedGame, 'changed'>): Promise<boolean>;
  /** What opens its review; `undefined` for a game that has none. */
  review?(game: Omit<FinishedGame, 'changed'>): (() => Promise<void>) | undefined;
  /** Calls after some milliseconds, unless the returned function was called before. */
  later(call: () => void, ms: number): () => void;
  copyLink(address?: string): Promise<boolean>;
  /** Notifications of one's turn; not there where the browser has none. */
  readonly reminders?: Reminders | undefined;
  /** Hands a link to the apps of the device; not there where the browser cannot. */
  readonly share?: ((address: string) => Promise<void>) | undefined;
  /** Whether the person took help in the game of a day that is over; `undefined` while that is not known. */
  readonly tookNotes?: ReadonlySignal<boolean | undefined>;
  goTo(room: string): void;
  leave(): void;
}
