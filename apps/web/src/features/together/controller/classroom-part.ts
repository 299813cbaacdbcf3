import type { RoomView } from '@inkling/client/generated/api';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Preferences } from '../../../shell/preferences.ts';
import type { RoomGame } from '../session/room-game.ts';

/** What the room of a class has in place of that of players, until its game is over. */
export interface ClassroomPart {
  readonly View: ComponentType<{ readonly preferences: Signal<Preferences> }>;
  /** Adopts a view, and returns the news since `before`. Votes alone are no news: undefined. */
  hear(view: RoomView, before: RoomView | undefined, game: RoomGame): string | undefined;
  /** What to do now, or how the game ended. */
  task(view: RoomView, game: RoomGame): string;
  /** Handles a key pressed outside text fields and dialogs. */
  press(event: KeyboardEvent, target: Element, page: Document): boolean;
}
