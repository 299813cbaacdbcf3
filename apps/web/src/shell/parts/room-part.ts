import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';

/** What a room on the server asks a game: how its table looks, and how a move is made on it. */
export interface RoomPart {
  /** Shows a view that the server sent and gives every move as the line that the server reads. */
  open(table: RoomTable): OpenRoom;
}

export interface RoomTable {
  readonly id: string;
  /** The view of this seat, as the server's module makes it. */
  readonly view: ReadonlySignal<unknown>;
  send(line: string): void;
  say(sentence: string): void;
}

export interface OpenRoom {
  readonly Board: ComponentType;
  /** A typed line; false when it is no move of this game. */
  run(line: string): boolean;
  press(event: KeyboardEvent, target: Element): boolean;
}
