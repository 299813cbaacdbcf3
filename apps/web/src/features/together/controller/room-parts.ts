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
import type { ClassroomPart } from './classroom-part.ts';

/** The browser services that a room needs. */
export interface RoomParts extends PromiseParts {
  readonly announcer: Announcer;
  readonly guest: Guest;
  /** Whether this browser can save data. If not, the user's seat is lost when the page is closed. */
  readonly isSaving: ReadonlySignal<boolean>;
  readonly load: LoadRoomGame;
  /** Loads what only the room of a class needs. */
  loadClassroom?(): Promise<ClassroomPart>;
  /** Fetches the room as this browser may see it. */
  look(): Promise<Reply<RoomView>>;
  /** Follows the room until the returned function is called. */
  follow(listener: Listener): () => void;
  newRequest(): string;
  /** Saves a finished game on this device. */
  keepFinished(game: Omit<FinishedGame, 'changed'>): Promise<boolean>;
  /** Returns a function that opens the game's review, or undefined if it has none. */
  review?(game: Omit<FinishedGame, 'changed'>): (() => Promise<void>) | undefined;
  /** Runs `call` after `ms` milliseconds. The returned function cancels it. */
  later(call: () => void, ms: number): () => void;
  copyLink(address?: string): Promise<boolean>;
  /** Notifications of the user's turn. Undefined if the browser has none. */
  readonly reminders?: Reminders | undefined;
  /** Shares a link with other apps on the device. Undefined if the browser cannot. */
  readonly share?: ((address: string) => Promise<void>) | undefined;
  /** Whether the user took help in a finished daily game. Undefined while that is unknown. */
  readonly tookNotes?: ReadonlySignal<boolean | undefined>;
  goTo(room: string): void;
  leave(): void;
}
