import type { Operations } from '@inkling/client/generated/api';
import { ok } from '@inkling/core/result';
import { type Nickname, parseName } from '@inkling/games/contract/names';
import { makeBytes } from '@inkling/games/encoding/bytes-text';
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

/** Opens a room, finds one again, and says who this browser is to the server. */
export class LobbyController {
  readonly parts: LobbyParts;
  readonly server: Signal<Server> = signal('asking');
  /** The games that can be played with a friend here. */
  readonly tiles: Signal<readonly GameTile[]> = signal([]);
  /** The game on the sheet, by id. */
  readonly chosen: Signal<string | undefined> = signal(undefined);
  /** What every game on offer brings, once a typed line or the list of keys has asked for it. */
  readonly roomParts: Signal<RoomParts | undefined> = signal(undefined);
  readonly request: Signal<RoomRequest | undefined> = signal(undefined);
  /** The game of the request. */
  readonly game: Signal<RoomGame | undefined> = signal(undefined);
  /** The secret that is to be kept, while one is. */
  readonly field: Signal<GuessField | undefined> = signal(undefined);
  /** What was chosen; where there is no server, games are played by links all the same. */
  readonly chosenWay: Signal<Way> = signal('room');
  readonly links: Signal<ReadonlyMap<string, LinkGames>> = signal(new Map());
  readonly nickname: Signal<Nickname | undefined> = signal(undefined);
  readonly rooms: Signal<readonly OwnRoom[]> = signal([]);
  readonly roomsBeyond: Signal<number> = signal(0);
  readonly recoveryShown: Signal<boolean> = signal(false);
  readonly dialog: Signal<'keys' | 'forget' | 'forget-game' | 'arrival' | undefined> = signal(undefined);
  /** The game by links that is to be forgotten, once somebody has said so twice. */
  readonly doomed: Signal<OwnLinkGame | undefined> = signal(undefined);
  /** What is wrong with the link that was pasted, until it is changed. */
  readonly linkFault: Signal<string | undefined> = signal(undefined);
  /** Counts choices: a game that took long to load does not undo a later one. */
  #choices = 0;
  /** The same room asked for again after a lost answer is opened once. */
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

  /** From now on, in every room. */
  async call(nickname: Nickname | undefined): Promise<void> {
    this.nickname.value = nickname;
    await this.parts.storage.keepName(nickname && `${nickname.name} ${nickname.mark}`);
  }

  say(sentence: string): void {
    this.parts.announcer.say(sentence);
  }

  /**
   * Asks whether there is a server, and for the rooms where this browser sits. Shown all at once: what came later would
   * push the rest about.
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

  /** Looks for the server once more, and says what came of it. */
  async beginAgain(): Promise<void> {
    this.say(messages().front('asking', 0));
    await this.begin();
    this.sayState();
  }

  /** An answer is slow to come: a press that shows nothing looks like one that did nothing. */
  slow(): void {
    if (this.server.peek() !== 'asking' && !this.#saysAsking()) this.say(messages().front('asking', 0));
  }

  /** Nothing is waited for any more. */
  settled(): void {
    if (this.#saysAsking()) this.say('');
  }

  /** Another game, by its own usual rules. */
  async chooseGame(game: string): Promise<void> {
    if (this.server.peek() !== 'here') this.chosen.value = game;
    else await this.choose({ ...firstRequest(game), ...this.request.peek(), game, rules: undefined });
  }

  /** Changes what is asked for to what the game can have. False when it cannot be had as it was asked. */
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

  /** A secret that nobody chose, in the field. */
  drawSecret(): void {
    const [game, request] = [this.game.value, this.request.value];
    const draw = game && request && sheetsOf(game, request.rules)?.drawSecret;
    if (draw) this.field.value?.fill(draw(this.parts.draw));
  }

  /** Opens the room. A secret that is kept is stored here before anybody hears its promise. */
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

  /** Follows a link that was pasted: of a room, or of a game by links. */
  go(text: string): void {
    const address = this.addressIn(text);
    const { none, other } = messages().take;
    this.linkFault.value = address === undefined ? (text.trim() === '' ? none : other) : undefined;
    if (address !== undefined) this.parts.goTo(address);
    else this.say(this.linkFault.value ?? '');
  }

  /** Forgets a game by links. It asks first where somebody is still to play. */
  forgetGame(game: OwnLinkGame): void {
    if (!game.isPlayed || this.doomed.value === game) {
      this.closeDialog();
      void game.forget();
    } else {
      this.doomed.value = game;
      this.dialog.value = 'forget-game';
    }
  }

  /** Where this page opens a link; `undefined` for a text that is none. */
  addressIn(text: string): string | undefined {
    const room = roomIn(text);
    if (room !== undefined) return roomPath(room);
    return [...this.links.value.values()].map((each) => each.addressIn(text)).find((found) => found);
  }

  async loadRoomParts(): Promise<RoomParts> {
    return (this.roomParts.value ??= await this.parts.loadParts());
  }

  /** The list of keys holds typed lines of every game. */
  async showKeys(): Promise<void> {
    await this.loadRoomParts();
    this.dialog.value = 'keys';
  }

  closeDialog(): void {
    this.dialog.value = undefined;
    this.doomed.value = undefined;
  }

  close(): void {
    for (const each of this.links.value.values()) each.close();
  }

  sayState(): void {
    this.say(messages().front(this.server.value, this.rooms.value.length + this.roomsBeyond.value));
  }

  /** The games that can be played with this server or without one; loads no more than the one on the sheet. */
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

  /** The promise about a kept secret, as the server takes it; `undefined` when it cannot be made or kept. */
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
    const commitment = makeBytes(await commit({ game, rules, salt: bytes, code: secret }, sha256));
    if (!(await storage.keepSecret(commitment, { secret, salt: makeBytes(bytes) })))
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
