import type { Client } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import type { Sha256 } from '@inkling/games/promise/commitment';
import type { ReadonlySignal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import type { LinkGames, SavedLinkGame } from '../../../shell/link-part.ts';
import type { HomePart } from '../../../shell/parts/home-part.ts';
import type { Guest } from '../../../shell/server/guest.ts';
import type { OnlineStorage } from '../../../shell/server/online-storage.ts';
import type { LoadRoomGame } from '../game/load-room-game.ts';
import type { RoomParts } from '../session/lobby-command.ts';
import type { RoomGame } from '../session/room-game.ts';

/** The parts of the browser that the page needs on which rooms are opened. */
export interface LobbyParts {
  readonly announcer: Announcer;
  readonly client: Client;
  readonly guest: Guest;
  /** Whether this browser takes what is saved: who sits where is lost with the page otherwise. */
  readonly isSaving: ReadonlySignal<boolean>;
  readonly storage: OnlineStorage;
  readonly sha256: Sha256 | undefined;
  /** 32 bytes from the browser's best random numbers. */
  readonly salt: () => Uint8Array;
  readonly draw: (below: number) => number;
  readonly load: LoadRoomGame;
  /** The games that are played in rooms, by id, in their order. */
  readonly offered: readonly string[];
  nameOf(game: string): string;
  /** What all of them bring to rooms. Typed lines may mean any of them; a press means one. */
  loadParts(): Promise<RoomParts>;
  loadTiles(ids: readonly string[]): Promise<readonly GameTile[]>;
  /** Where a game is played against the computer on the same secret. */
  readonly contests: readonly Contest[];
  newRequest(): string;
  goTo(address: string): void;
  /** The games that are played by links as well, by id; with what each of them brings. */
  openLinks(): Promise<ReadonlyMap<string, LinkGames>>;
  /** Somebody came by an address that names no room. */
  readonly isLost?: boolean;
  /** By links from the start. */
  readonly byLinks?: boolean;
  /** The recovery code of the link by which somebody came, where it was such a link. */
  readonly arriving?: string | undefined;
}

/** How a game is played with a friend: in a room on a server, or by links without one. */
export type Way = 'room' | 'links';

/** A room where this browser sits; the game is `undefined` where this page cannot show it. */
export interface OwnRoom {
  readonly view: RoomView;
  readonly game: RoomGame | undefined;
}

/** A game by links of this device, with what forgets it. */
export interface OwnLinkGame extends SavedLinkGame {
  forget(): Promise<void>;
}

export interface Contest {
  /** The name of its page in the address. */
  readonly id: string;
  /** The game that it is a contest in. */
  game(): string;
}

/** A game as it stands on the sheet, with its picture where it has one. */
export interface GameTile {
  readonly id: string;
  name(): string;
  readonly home: HomePart | undefined;
}
