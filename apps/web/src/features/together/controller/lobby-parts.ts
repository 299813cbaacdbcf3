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

/** The browser services that the lobby needs. */
export interface LobbyParts {
  readonly announcer: Announcer;
  readonly client: Client;
  readonly guest: Guest;
  /** Whether this browser can save data. If not, the user's seat is lost when the page is closed. */
  readonly isSaving: ReadonlySignal<boolean>;
  readonly storage: OnlineStorage;
  readonly sha256: Sha256 | undefined;
  /** Returns 32 bytes from the browser's strongest random number generator. */
  readonly salt: () => Uint8Array;
  readonly draw: (below: number) => number;
  readonly load: LoadRoomGame;
  /** The ids of the games that are played in rooms, in display order. */
  readonly offered: readonly string[];
  nameOf(game: string): string;
  /** Loads what all of them contribute to rooms. A typed line may mean any of them; a press means one. */
  loadParts(): Promise<RoomParts>;
  loadTiles(ids: readonly string[]): Promise<readonly GameTile[]>;
  /** The pages on which a game is played against the computer on the same secret. */
  readonly contests: readonly Contest[];
  newRequest(): string;
  goTo(address: string): void;
  /** Opens the link games of each game that can also be played by links, by game id. */
  openLinks(): Promise<ReadonlyMap<string, LinkGames>>;
  /** The address does not name a room. */
  readonly isLost?: boolean;
  /** Whether playing by links is chosen from the start. */
  readonly byLinks?: boolean;
  /** The recovery code of the link by which the user came, if it was a recovery link. */
  readonly arriving?: string | undefined;
}

/** How a game is played with a friend: in a room on a server, or by links without one. */
export type Way = 'room' | 'links';

/** A room where this browser sits. `game` is undefined if this page cannot show it. */
export interface OwnRoom {
  readonly view: RoomView;
  readonly game: RoomGame | undefined;
}

/** A link game saved on this device, with a function that deletes it. */
export interface OwnLinkGame extends SavedLinkGame {
  forget(): Promise<void>;
}

export interface Contest {
  /** The name of its page in the address. */
  readonly id: string;
  /** The name of the game that is played in the contest. */
  game(): string;
}

/** A game to choose on the sheet, with its picture if it has one. */
export interface GameTile {
  readonly id: string;
  name(): string;
  readonly home: HomePart | undefined;
}
