import type { Operations } from '@inkling/client/generated/api';
import { ok } from '@inkling/core/result';
import { type Nickname, parseClassroomName, parseName } from '@inkling/games/contract/names';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { commit } from '@inkling/games/promise/commitment';
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LinkGames } from '../../../shell/link-part.ts';
import type { GuessField } from '../../../shell/parts/room-part.ts';
import { type Server, serverBehind } from '../../../shell/server/server.ts';
import { messages } from '../messages/language.ts';
import { type RoomParts, roomIn } from '../session/lobby-command.ts';
import { type RoomGame, sheetsOf } from '../session/room-game.ts';
import { roomPath } from '../session/room-path.ts';
import {
  firstRequest,
  openingBody,
  type RoomRequest,
  settled,
  type WantedRoom,
} from '../session/room-request.ts';
import type { GameTile, LobbyParts, OwnLinkGame, OwnRoom, Way } from './lobby-parts.ts';

/** The controller of the lobby: opens rooms, finds the user's own again, and knows the user's nickname. */
export class LobbyController {
  readonly parts: LobbyParts;
  readonly server: Signal<Server> = signal('asking');
  /** The games that can be played with a friend here. */
  readonly tiles: Signal<readonly GameTile[]> = signal([]);
  /** The id of the game that is chosen on the sheet. */
  readonly chosen: Signal<string | undefined> = signal(undefined);
  /** What every game on offer contributes to rooms. Loaded when a typed line or the list of keys needs it. */
  readonly roomParts: Signal<RoomParts | undefined> = signal(undefined);
  readonly request: Signal<RoomRequest | undefined> = signal(undefined);
  /** The game of the request. */
  readonly game: Signal<RoomGame | undefined> = signal(undefined);
  /** The field for a secret that this browser keeps. Undefined if the request has none. */
  readonly field: Signal<GuessField | undefined> = signal(undefined);
  /** The user's choice. Without a server, games are played by links regardless. */
  readonly chosenWay: Signal<Way> = signal('room');
  readonly links: Signal<ReadonlyMap<string, LinkGames>> = signal(new Map());
  readonly nickname: Signal<Nickname | undefined> = signal(undefined);
  readonly rooms: Signal<readonly OwnRoom[]> = signal([]);
  readonly roomsBeyond: Signal<number> = signal(0);
  readonly recoveryShown: Signal<boolean> = signal(false);
  readonly dialog: Signal<'keys' | 'forget' | 'forget-game' | 'arrival' | undefined> = signal(undefined);
  /** The link game that is deleted as soon as the user confirms it. */
  readonly linkGameToDelete: Signal<OwnLinkGame | undefined> = signal(undefined);
  /** What is wrong with the pasted link. Cleared when the link is edited. */
  readonly linkFault: Signal<string | undefined> = signal(undefined);
  /** Counts choices, so that a game that loads slowly does not undo a later choice. */
  #choices = 0;
  /** The last request to open a room. Repeating its id after a lost answer does not open a second room. */
  #asked: { readonly body: string; readonly req: string } | undefined;
  #promised: { readonly about: string; readonly commitment: string } | undefined;

  constructor(parts: LobbyParts) {
    this.parts = parts;
    if (parts.arriving !== undefined) this.dialog.value = 'arrival';
    if (parts.byLinks) this.chosenWay.value = 'links';
  }

  get announcement(): ReadonlySignal<string> {
    return this.parts.announcer.sentence;
  }

  /** The ways in which the chosen game can be played here. */
  get ways(): readonly Way[] {
    const hasLinks = this.links.value.has(this.chosen.value ?? '');
    if (this.server.value !== 'here') return hasLinks ? ['links'] : [];
    return hasLinks ? ['room', 'links'] : ['room'];
  }

  get way(): Way | undefined {
    const { ways } = this;
    return ways.includes(this.chosenWay.value) ? this.chosenWay.value : ways[0];
  }

  /** The links of the chosen game, while they are the way to play it. */
  get linkGames(): LinkGames | undefined {
    return this.way === 'links' ? this.links.value.get(this.chosen.value ?? '') : undefined;
  }

  /** Sets the user's nickname for all rooms from now on. */
  async call(nickname: Nickname | undefined): Promise<void> {
    this.nickname.value = nickname;
    await this.parts.storage.keepName(nickname && `${nickname.name} ${nickname.mark}`);
  }

  say(sentence: string): void {
    this.parts.announcer.say(sentence);
  }

  /**
   * Asks whether there is a server, and for the rooms where this browser sits. Everything is shown together, because
   * late arrivals would shift the page.
   */
  async begin(): Promise<void> {
    const { client, load, storage, openLinks } = this.parts;
    this.nickname.value = parseName((await storage.name()) ?? '');
    const openedLinks = this.links.peek();
    const [list, links] = await Promise.all([
      client.call('myRooms', {}),
      openedLinks.size > 0 ? openedLinks : openLinks(),
    ]);
    const ids = list.ok ? list.value.rooms : [];
    const looks = await Promise.all(ids.slice(0, ROOMS_SHOWN).map((id) => client.call('lookAtRoom', { id })));
    const views = looks.flatMap((look) => (look.ok ? [look.value] : []));
    const rooms = await Promise.all(
      views.map(async (view) => ({ view, game: await load(view.game, view.rules) })),
    );
    const lost = [list, ...looks].some((reply) => !reply.ok && reply.error.code === 'offline');
    const server = lost ? 'away' : list.ok ? 'here' : serverBehind(list.error);
    const tiles = await this.#offer(server, links);
    batch(() => {
      this.server.value = server;
      this.links.value = links;
      this.tiles.value = tiles;
      this.rooms.value = rooms;
      this.roomsBeyond.value = Math.max(0, ids.length - ROOMS_SHOWN);
    });
  }

  /** Looks for the server again and announces the result. */
  async beginAgain(): Promise<void> {
    this.say(messages().front('asking', 0));
    await this.begin();
    this.sayState();
  }

  /** Announces that an answer is slow: a press without a visible effect looks as if it did nothing. */
  slow(): void {
    if (this.server.peek() !== 'asking' && !this.#saysAsking()) this.say(messages().front('asking', 0));
  }

  /** Called when no request is outstanding any more. */
  settled(): void {
    if (this.#saysAsking()) this.say('');
  }

  /** Chooses another game, with its default rules. */
  async chooseGame(game: string): Promise<void> {
    if (this.server.peek() !== 'here') this.chosen.value = game;
    else await this.choose({ ...firstRequest(game), ...this.request.peek(), game, rules: undefined });
  }

  /** Adopts a request, changed to what its game allows. Returns true only if nothing had to be changed. */
  async choose(request: WantedRoom): Promise<boolean> {
    const before = this.request.peek();
    const isSame = before?.game === request.game && before.rules === request.rules;
    const choice = ++this.#choices;
    const game = isSame ? this.game.peek() : await this.parts.load(request.game, request.rules);
    if (choice !== this.#choices) return false;
    if (!game) {
      this.say(messages().otherGame);
      return false;
    }
    const next = settled(request, game);
    const wantsField = next.maker === 'kept' && game.part.kind === 'sheets';
    const opened = isSame ? this.field.peek() : undefined;
    const field = wantsField ? (opened ?? sheetsOf(game, next.rules)?.byHand?.openSecretField()) : undefined;
    if (choice !== this.#choices) return false;
    batch(() => {
      this.field.value = field;
      this.request.value = next;
      this.chosen.value = next.game;
      this.game.value = game;
    });
    return next.maker === request.maker && next.breakers === request.breakers;
  }

  /** Fills the field with a random secret. */
  drawSecret(): void {
    const [game, request] = [this.game.value, this.request.value];
    const draw = game && request && sheetsOf(game, request.rules)?.drawSecret;
    if (draw) this.field.value?.fill(draw(this.parts.draw));
  }

  /** Opens the room. A kept secret is stored here before its promise is sent. */
  async make(secret?: string): Promise<void> {
    const { client, guest, newRequest, goTo } = this.parts;
    const [request, game] = [this.request.value, this.game.value];
    if (!request || !game) return;
    const isKept = request.maker === 'kept' && game.part.kind === 'sheets';
    const commitment = isKept ? await this.#promise(request, secret) : undefined;
    if (isKept && commitment === undefined) return;
    const body = openingBody(request, game, commitment) as Omit<OpenBody, 'req'>;
    const text = JSON.stringify(body);
    if (this.#asked?.body !== text) this.#asked = { body: text, req: newRequest() };
    const { req } = this.#asked;
    const opened = await guest.as(() => client.call('openRoom', { body: { req, ...body } }));
    if (opened.ok) {
      this.#promised = undefined;
      goTo(roomPath(opened.value.id));
    } else this.say(messages().refused(opened.error));
  }

  /** Follows a pasted link to a room or to a link game, or the name of a class. */
  go(text: string): void {
    const address = this.addressIn(text);
    const { none, other } = messages().take;
    this.linkFault.value = address === undefined ? (text.trim() === '' ? none : other) : undefined;
    if (address !== undefined) this.parts.goTo(address);
    else this.say(this.linkFault.value ?? '');
  }

  /** Deletes a link game from this device. Asks first if the game is not over. */
  forgetGame(game: OwnLinkGame): void {
    if (!game.isPlayed || this.linkGameToDelete.value === game) {
      this.closeDialog();
      void game.forget();
    } else {
      this.linkGameToDelete.value = game;
      this.dialog.value = 'forget-game';
    }
  }

  /** The address at which this page opens a link or the name of a class. Undefined for any other string. */
  addressIn(text: string): string | undefined {
    const room = roomIn(text);
    if (room !== undefined) return roomPath(room);
    const name = parseClassroomName(text);
    if (name !== undefined) return `#/online/class/${name}`;
    return [...this.links.value.values()].map((each) => each.addressIn(text)).find((found) => found);
  }

  async loadRoomParts(): Promise<RoomParts> {
    return (this.roomParts.value ??= await this.parts.loadParts());
  }

  /** Opens the list of keys. It contains typed lines of every game, so their parts are loaded first. */
  async showKeys(): Promise<void> {
    await this.loadRoomParts();
    this.dialog.value = 'keys';
  }

  closeDialog(): void {
    this.dialog.value = undefined;
    this.linkGameToDelete.value = undefined;
  }

  close(): void {
    for (const each of this.links.value.values()) each.close();
  }

  sayState(): void {
    this.say(messages().front(this.server.value, this.rooms.value.length + this.roomsBeyond.value));
  }

  /** Returns the games that can be played, with the server or without. Fully loads only the one on the sheet. */
  async #offer(server: Server, links: ReadonlyMap<string, LinkGames>): Promise<readonly GameTile[]> {
    const { offered, loadTiles } = this.parts;
    const ids = server === 'here' ? offered : offered.filter((id) => links.has(id));
    const chosen = this.chosen.peek();
    const [first = ''] = chosen !== undefined && ids.includes(chosen) ? [chosen] : ids;
    if (server === 'here' && this.request.peek()?.game !== first) await this.choose(firstRequest(first));
    else this.chosen.value = first;
    return await loadTiles(ids);
  }

  #saysAsking(): boolean {
    return this.announcement.peek().startsWith(messages().front('asking', 0));
  }

  /** Makes the promise of a kept secret, in the server's format. Returns undefined if it cannot be made or stored. */
  async #promise({ game, rules }: RoomRequest, typed: string | undefined): Promise<string | undefined> {
    const { sha256, salt, storage } = this.parts;
    if (!sha256) return this.#refuse(messages().inNounsOf(this.game.value?.part).noHash);
    const read = typed === undefined ? this.field.value?.read() : ok(typed);
    if (!read) return this.#refuse(messages().otherGame);
    if (!read.ok) return this.#refuse(read.error);
    const secret = read.value;
    const about = `${rules} ${secret}`;
    if (this.#promised?.about === about) return this.#promised.commitment;
    const bytes = salt();
    const commitment = makeBase64url(await commit({ game, rules, salt: bytes, code: secret }, sha256));
    if (!(await storage.keepSecret(commitment, { secret, salt: makeBase64url(bytes) })))
      return this.#refuse(messages().inNounsOf(this.game.value?.part).notKept);
    this.#promised = { about, commitment };
    return commitment;
  }

  #refuse(sentence: string): undefined {
    this.say(sentence);
    return undefined;
  }
}

type OpenBody = Operations['openRoom']['input']['body'];

const ROOMS_SHOWN = 8;
