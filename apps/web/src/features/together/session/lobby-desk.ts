import type { RoomView } from '@inkling/client/api';
import type { Client } from '@inkling/client/client';
import { makeBytes } from '@inkling/games/encoding/bytes-text';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { commit, type Sha256 } from '@inkling/games/promise/commitment';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { drawnCode } from '../../../games/mastermind/link-duel/session/drawn-code.ts';
import { codeOf, type Draft, draftOf, emptyDraft } from '../../../games/mastermind/session/draft.ts';
import { words } from '../messages/language.ts';
import type { OnlineDrawer } from './drawer.ts';
import type { Guest } from './guest.ts';
import { type LobbyCommand, parseLobbyCommand, roomIn } from './lobby-command.ts';
import { FIRST_ORDER, type Order, openingBody, settledOrder } from './order.ts';
import { entryOf, type RoomEntry } from './room-entry.ts';
import { type Server, serverBehind } from './server.ts';
import { TodayDesk } from './today-desk.ts';

/** The parts of the browser that the front needs. */
export interface LobbyParts {
  readonly client: Client;
  readonly guest: Guest;
  readonly drawer: OnlineDrawer;
  readonly sha256: Sha256 | undefined;
  /** 32 bytes from the browser's best dice. */
  readonly salt: () => Uint8Array;
  readonly draw: (below: number) => number;
  newRequest(): string;
  goTo(room: string): void;
}

/** The front: open a room, find one again, and who this browser is. */
export class LobbyDesk {
  readonly parts: LobbyParts;
  readonly server: Signal<Server> = signal('asking');
  readonly order: Signal<Order> = signal(FIRST_ORDER);
  /** The code that is to be kept. */
  readonly draft: Signal<Draft> = signal(emptyDraft(4));
  readonly rooms: Signal<readonly RoomView[]> = signal([]);
  readonly roomsBeyond: Signal<number> = signal(0);
  readonly recoveryShown: Signal<boolean> = signal(false);
  readonly said: Signal<string> = signal('');
  readonly dialog: Signal<'keys' | 'forget' | undefined> = signal(undefined);
  readonly today: TodayDesk;
  readonly entry: ReadonlySignal<RoomEntry | undefined> = computed(() => entryOf(this.order.value));
  /** The same order asked again after a lost answer opens one room, not two. */
  #asked: { readonly body: string; readonly req: string } | undefined;
  #pledged: { readonly about: string; readonly commitment: string } | undefined;

  constructor(parts: LobbyParts) {
    this.parts = parts;
    this.today = new TodayDesk({
      ...parts,
      refuse: (error) => this.say(words().refused(error)),
      say: (sentence) => this.say(sentence),
    });
  }

  /**
   * Asks whether there is a server, for today and for the rooms where this browser sits. Shown all at once: what came
   * later would push the rest about.
   */
  async begin(): Promise<void> {
    const { client } = this.parts;
    const [list, today] = await Promise.all([client.call('myRooms', {}), this.today.begin()]);
    const ids = list.ok ? list.value.rooms : [];
    const looks = await Promise.all(ids.slice(0, ROOMS_SHOWN).map((id) => client.call('lookAtRoom', { id })));
    const lost = [list, today, ...looks].some((reply) => !reply.ok && reply.error.code === 'offline');
    batch(() => {
      this.server.value = lost ? 'away' : list.ok ? 'here' : serverBehind(list.error);
      this.rooms.value = looks.flatMap((look) => (look.ok ? [look.value] : []));
      this.roomsBeyond.value = Math.max(0, ids.length - ROOMS_SHOWN);
    });
  }

  /** Looks for the server once more, and says what came of it. */
  async beginAgain(): Promise<void> {
    this.say(words().front('asking', 0));
    await this.begin();
    this.sayState();
  }

  /** An answer is slow to come: a press that shows nothing looks like one that did nothing. */
  slow(): void {
    if (this.server.peek() !== 'asking' && !this.#saysAsking()) this.say(words().front('asking', 0));
  }

  /** Nothing is waited for any more. */
  settled(): void {
    if (this.#saysAsking()) this.said.value = '';
  }

  setOrder(order: Order): void {
    const next = settledOrder(order);
    const places = entryOf(next)?.rules.places;
    batch(() => {
      if (next.rules !== this.order.value.rules && places !== undefined)
        this.draft.value = emptyDraft(places);
      this.order.value = next;
    });
  }

  /** A code that nobody chose, in the draft. */
  drawCode(): void {
    const entry = this.entry.value;
    if (entry) this.draft.value = draftOf(drawnCode(entry.rules, this.parts.draw));
  }

  /** Opens the room. A code that is kept is put away here before anybody hears its promise. */
  async make(code: readonly number[] | undefined = codeOf(this.draft.value)): Promise<void> {
    const { client, guest, newRequest, goTo } = this.parts;
    const order = this.order.value;
    const commitment = order.maker === 'kept' ? await this.#promise(order, code) : undefined;
    if (order.maker === 'kept' && commitment === undefined) return;
    const body = openingBody(order, commitment);
    const text = JSON.stringify(body);
    if (this.#asked?.body !== text) this.#asked = { body: text, req: newRequest() };
    const { req } = this.#asked;
    const opened = await guest.as(() => client.call('openRoom', { body: { req, ...body } }));
    if (opened.ok) {
      this.#pledged = undefined;
      goTo(opened.value.id);
    } else this.say(words().refused(opened.error));
  }

  /** Follows a link that was pasted. */
  go(text: string): void {
    const room = roomIn(text);
    if (room === undefined)
      this.say(words().lobbyFault({ code: 'not-understood', text: text.trim().slice(0, 40) }));
    else this.parts.goTo(room);
  }

  async recover(code: string): Promise<void> {
    const back = await this.parts.guest.recover(code.trim());
    if (!back.ok) {
      this.say(
        words().refused(back.error.code === 'bad-request' ? { code: 'no-such-recovery' } : back.error),
      );
      return;
    }
    await this.begin();
    this.say(words().guest.recovered(this.rooms.value.length + this.roomsBeyond.value));
  }

  async forget(): Promise<void> {
    this.dialog.value = undefined;
    const gone = await this.parts.guest.forget();
    if (!gone.ok && gone.error.code !== 'no-guest') {
      this.say(words().refused(gone.error));
      return;
    }
    batch(() => {
      this.rooms.value = [];
      this.roomsBeyond.value = 0;
      this.recoveryShown.value = false;
    });
    this.say(words().guest.forgotten);
  }

  run(text: string): boolean {
    const command = parseLobbyCommand(text, this.order.value);
    if (command.ok) this.#perform(command.value);
    else this.say(words().lobbyFault(command.error));
    return command.ok;
  }

  sayState(): void {
    this.say(words().front(this.server.value, this.rooms.value.length + this.roomsBeyond.value));
  }

  /** Puts a sentence on the one line that is read aloud. The same sentence again is spoken again. */
  say(sentence: string): void {
    this.said.value = this.said.peek() === sentence ? `${sentence}\u00a0` : sentence;
  }

  #saysAsking(): boolean {
    return this.said.peek().startsWith(words().front('asking', 0));
  }

  #perform(command: LobbyCommand): void {
    switch (command.kind) {
      case 'make':
        this.setOrder(command.order);
        void this.make(command.code);
        break;
      case 'go':
        this.parts.goTo(command.room);
        break;
      case 'today':
        void this.today.play(command.game);
        break;
      case 'board':
        void this.today.show(command.game, command.board);
        break;
      case 'pause':
        void this.today.pause(words().today.pausedNow);
        break;
      case 'recover':
        void this.recover(command.code);
        break;
      case 'recovery':
        this.recoveryShown.value = true;
        this.say(words().guest.code(this.parts.guest.recovery.value));
        break;
      case 'forget':
        this.dialog.value = 'forget';
        break;
      case 'state':
        this.sayState();
        break;
      case 'help':
        this.dialog.value = 'keys';
    }
  }

  /** The promise about a kept code, as the server takes it; `undefined` when it cannot be made or kept. */
  async #promise(order: Order, code: readonly number[] | undefined): Promise<string | undefined> {
    const { sha256, salt, drawer } = this.parts;
    const entry = this.entry.value;
    if (!sha256) return this.#refuse(words().noHash);
    if (!code || !entry) return this.#refuse(words().speech.incomplete);
    if (!entry.rules.repeats && new Set(code).size < code.length)
      return this.#refuse(words().speech.repeated);
    const about = `${order.rules} ${makeCode(code)}`;
    if (this.#pledged?.about === about) return this.#pledged.commitment;
    const bytes = salt();
    const opening = { game: order.game, rules: order.rules, salt: bytes, code: makeCode(code) };
    const commitment = makeBytes(await commit(opening, sha256));
    const kept = await drawer.keepCode(commitment, { code: opening.code, salt: makeBytes(bytes) });
    if (!kept) return this.#refuse(words().notKept);
    this.#pledged = { about, commitment };
    return commitment;
  }

  #refuse(sentence: string): undefined {
    this.say(sentence);
    return undefined;
  }
}

const ROOMS_SHOWN = 8;
