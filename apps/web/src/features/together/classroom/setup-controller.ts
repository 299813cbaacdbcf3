import type { Client } from '@inkling/client/client';
import type { RoomSetup } from '@inkling/games/contract/room-setup';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import type { Guest } from '../../../shell/server/guest.ts';
import { type Server, serverBehind } from '../../../shell/server/server.ts';
import type { GameTile } from '../controller/lobby-parts.ts';
import type { LoadRoomGame } from '../game/load-room-game.ts';
import { setupMessages } from '../messages/classroom-setup/language.ts';
import type { messages } from '../messages/language.ts';
import type { RoomGame } from '../session/room-game.ts';
import type { GameTiles } from '../view/game-tiles.tsx';

/** The browser services that the page needs on which a class is opened. */
export interface SetupParts {
  readonly announcer: Announcer;
  readonly client: Client;
  readonly guest: Guest;
  readonly load: LoadRoomGame;
  /** The ids of the games that are played in rooms, in display order. */
  readonly offered: readonly string[];
  loadTiles(ids: readonly string[]): Promise<readonly GameTile[]>;
  newRequest(): string;
  /** The name of a class to join, if the user came with one. */
  readonly name: string | undefined;
  /** Goes to a room. With `isInstead`, the way back does not lead here again. */
  goTo(room: string, isInstead: boolean): void;
  /** The messages of Together, which has loaded them already. */
  readonly messages: typeof messages;
  /** Draws the games to choose from. */
  readonly GameTiles: typeof GameTiles;
}

/** The controller of the page on which a teacher opens a room for a class. */
export class SetupController {
  readonly parts: SetupParts;
  readonly server: Signal<Server> = signal('asking');
  readonly tiles: Signal<readonly GameTile[]> = signal([]);
  /** The chosen game, and the rules by which the class will play. */
  readonly game: Signal<RoomGame | undefined> = signal(undefined);
  readonly rules: Signal<string> = signal('');
  /** Whether the room is being opened. */
  readonly isOpening: Signal<boolean> = signal(false);
  /** Why the class with the given name was not found. */
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | undefined> = signal(undefined);
  readonly #games = new Map<string, RoomGame>();
  /** The last request to open a room. Repeating its id after a lost answer does not open a second room. */
  #asked: { readonly about: string; readonly req: string } | undefined;
  /** Resolves once the games have been loaded, or it is known that there is no server. */
  #arrival: Promise<void> = Promise.resolve();

  constructor(parts: SetupParts) {
    this.parts = parts;
  }

  get announcement(): ReadonlySignal<string> {
    return this.parts.announcer.sentence;
  }

  /** Goes to the class that the user wants to join, or offers the games that a class can play. */
  begin(): Promise<void> {
    this.#arrival = this.#load();
    return this.#arrival;
  }

  async #load(): Promise<void> {
    const { client, load, offered, loadTiles, name } = this.parts;
    const found = name === undefined ? undefined : await client.call('findClassroom', { name });
    if (found?.ok) return this.parts.goTo(found.value.id, true);
    if (found) {
      this.notice.value = this.parts.messages().refused(found.error);
      return;
    }
    const list = await client.call('myRooms', {});
    const server = list.ok ? 'here' : serverBehind(list.error);
    const games = await Promise.all(server === 'here' ? offered.map((id) => load(id, undefined)) : []);
    for (const game of games)
      if (game && isForClass(game, game.part.usualRules)) this.#games.set(game.id, game);
    const tiles = await loadTiles([...this.#games.keys()]);
    batch(() => {
      this.server.value = server;
      this.tiles.value = tiles;
      this.choose(tiles[0]?.id);
    });
  }

  choose(id: string | undefined): void {
    const game = this.#games.get(id ?? '');
    if (!game) return;
    this.game.value = game;
    this.rules.value = game.part.usualRules;
  }

  /** Opens the room, and goes there. */
  async open(): Promise<void> {
    const { client, guest, newRequest, goTo } = this.parts;
    const [game, rules] = [this.game.value, this.rules.value];
    if (!game || this.isOpening.value) return;
    const setup = setupOf(game, rules);
    const about = JSON.stringify(setup);
    if (this.#asked?.about !== about) this.#asked = { about, req: newRequest() };
    const body = { req: this.#asked.req, ...setup, seat: 'breaker' } as const;
    this.isOpening.value = true;
    const opened = await guest.as(() => client.call('openRoom', { body }));
    this.isOpening.value = false;
    if (opened.ok) goTo(opened.value.id, false);
    else this.say(this.parts.messages().refused(opened.error, game.part));
  }

  /** Executes a typed line, once the games have been loaded. Resolves to false if it was not understood. */
  async run(line: string): Promise<boolean> {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === '?' || word === 'help') {
      this.dialog.value = 'keys';
      return true;
    }
    await this.#arrival;
    if (word === 'state' || (word === 'open' && !this.game.value)) this.sayState();
    else if (word === 'open' && this.#take(rest.join(' '))) void this.open();
    else {
      this.say(setupMessages().notUnderstood(line.trim().slice(0, 40)));
      return false;
    }
    return true;
  }

  sayState(): void {
    const { notice, game, rules, server, parts } = this;
    const { state, noServer } = setupMessages();
    if (notice.value) this.say(notice.value);
    else if (game.value) this.say(state(game.value.name(), game.value.part.terms(rules.value)));
    else if (server.value === 'asking') this.say(parts.messages().front('asking', 0));
    else this.say(noServer[server.value === 'none' ? 'none' : 'away']);
  }

  say(sentence: string): void {
    this.parts.announcer.say(sentence);
  }

  /** Adopts typed rules, or the name of a game. Returns true for an empty string, too. */
  #take(text: string): boolean {
    if (text === '') return true;
    if (this.#games.has(text)) {
      this.choose(text);
      return true;
    }
    const { part } = this.game.value ?? {};
    for (const game of [this.game.value, ...this.#games.values()]) {
      const typed = game?.part.typedRules(text, game.part === part ? this.rules.value : game.part.usualRules);
      if (!game || typed === undefined || !isForClass(game, typed)) continue;
      this.game.value = game;
      this.rules.value = typed;
      return true;
    }
    return false;
  }
}

/** Whether a class can play this game by these rules. */
function isForClass(game: RoomGame, rules: string): boolean {
  const { room } = game.module;
  return room.kind === 'sheets' && room.makers.includes('drawn') && room.parseRules(rules, 'drawn').ok;
}

function setupOf({ id }: RoomGame, rules: string) {
  return { game: id, rules, maker: 'drawn', breakers: 1, classroom: true } as const satisfies RoomSetup;
}
