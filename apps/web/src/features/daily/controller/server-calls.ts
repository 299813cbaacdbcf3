import { type CallFault, type Client, makeClient } from '@inkling/client/client';
import type { BoardView, DailyView, ResultsView, RoomView } from '@inkling/client/generated/api';
import { daysAfter } from '@inkling/games/daily/day';
import type { Signal } from '@preact/signals';
import type { Storage } from '../../../shell/saved/storage.ts';
import { Guest } from '../../../shell/server/guest.ts';
import { type OnlineStorage, openOnlineStorage } from '../../../shell/server/online-storage.ts';
import { serverBase, serverBehind } from '../../../shell/server/server.ts';
import { sha256 } from '../../../shell/sha256.ts';
import { refusals } from '../messages/refusals/language.ts';
import type { DailyBoard, ServerDayFacts } from './server-day-facts.ts';

/** What is asked of a server about its day. Loaded once the page stands: it shows the day without it. */
export class ServerCalls {
  readonly client: Client = makeClient({ base: serverBase() });
  readonly storage: OnlineStorage;
  readonly sha256: typeof sha256 = sha256;
  readonly #guest: Guest;
  readonly #announcement: Signal<string>;

  /** @param announcement what answers a press */
  constructor(device: Storage, announcement: Signal<string>) {
    this.storage = openOnlineStorage(device);
    this.#guest = new Guest(this.client, this.storage);
    this.#announcement = announcement;
  }

  /** Asks what there is today. */
  async begin(day: ServerDayFacts): Promise<void> {
    const reply = await this.client.call('today', {});
    day.isClockWrong.value = !reply.ok && reply.error.code === 'clock-behind';
    day.server.value = reply.ok ? 'here' : day.isClockWrong.value ? 'away' : serverBehind(reply.error);
    day.view.value = reply.ok ? reply.value : undefined;
    if (!reply.ok) return;
    void this.#askResults(reply.value).then((results) => {
      day.results.value = results;
    });
    day.rooms.value = await this.#lookAtRooms(reply.value);
  }

  /** The room of today's only attempt, opened now or before. */
  async openRoom(game: string): Promise<string | undefined> {
    const room = await this.#guest.as(() => this.client.call('openDaily', { game }));
    if (!room.ok) this.#refuse(room.error);
    return room.ok ? room.value.id : undefined;
  }

  /** True when the server has noted it. */
  async declare(game: string): Promise<boolean> {
    const reply = await this.client.call('declareAssistance', { game });
    if (!reply.ok) this.#refuse(reply.error);
    return reply.ok;
  }

  async board(game: string, kind: DailyBoard): Promise<BoardView | undefined> {
    const board = await this.client.call('dailyBoard', { game, kind });
    if (!board.ok) this.#refuse(board.error);
    return board.ok ? board.value : undefined;
  }

  /** True when the server has noted it. */
  async pause(day: string): Promise<boolean> {
    const body = { first: daysAfter(day, 1), last: daysAfter(day, WEEK) };
    const paused = await this.#guest.as(() => this.client.call('pauseStreak', { body }));
    if (!paused.ok) this.#refuse(paused.error);
    return paused.ok;
  }

  #refuse({ code }: CallFault): void {
    const known = refusals();
    this.#announcement.value = code in known ? known[code as keyof typeof known] : known.other;
  }

  async #lookAtRooms({ games }: DailyView): Promise<ReadonlyMap<string, RoomView>> {
    const rooms = games.flatMap(({ attempt }) => attempt?.room ?? []);
    const replies = await Promise.all(rooms.map((id) => this.client.call('lookAtRoom', { id })));
    return new Map(replies.flatMap((reply) => (reply.ok ? [[reply.value.game, reply.value]] : [])));
  }

  async #askResults({ games }: DailyView): Promise<ReadonlyMap<string, ResultsView>> {
    const ended = games.filter(({ attempt }) => attempt?.over);
    const replies = await Promise.all(ended.map(({ game }) => this.client.call('dailyResults', { game })));
    return new Map(replies.flatMap((reply) => (reply.ok ? [[reply.value.game, reply.value]] : [])));
  }
}

const WEEK = 7;
