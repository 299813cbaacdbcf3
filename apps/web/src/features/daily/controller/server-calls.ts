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

/**
 * The requests to a server about its day. This module is loaded after the page has rendered, since the page can
 * show a day without it.
 */
export class ServerCalls {
  readonly client: Client = makeClient({ base: serverBase() });
  readonly storage: OnlineStorage;
  readonly sha256: typeof sha256 = sha256;
  readonly #guest: Guest;
  readonly #announcement: Signal<string>;

  /** @param announcement receives the sentence to announce in reply to a press */
  constructor(device: Storage, announcement: Signal<string>) {
    this.storage = openOnlineStorage(device);
    this.#guest = new Guest(this.client, this.storage);
    this.#announcement = announcement;
  }

  /** Fetches today's games, and the rooms and results that belong to them. */
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

  /** Returns the ID of the room of today's only attempt, which is opened if necessary. */
  async openRoom(game: string): Promise<string | undefined> {
    const room = await this.#guest.as(() => this.client.call('openDaily', { game }));
    if (!room.ok) this.#refuse(room.error);
    return room.ok ? room.value.id : undefined;
  }

  /** Declares that the user plays with help. Returns true if the server has recorded it. */
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

  /** Takes a week off from the day after `day`. Returns true if the server has recorded it. */
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
