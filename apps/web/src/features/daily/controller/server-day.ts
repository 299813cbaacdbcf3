import type { BoardView, DailyView, ResultsView, RoomView } from '@inkling/client/api';
import type { CallFault, Reply } from '@inkling/client/client';
import { daysAfter } from '@inkling/games/daily/day';
import { type Signal, signal } from '@preact/signals';
import { type Server, serverBehind } from '../../../shell/server/server.ts';
import type { ServerCalls } from './server-calls.ts';

/** The id of a game that has a challenge of the day. */
export type DailyGame = DailyView['games'][number]['game'];

/** Who is compared with whom on a board. */
export const DAILY_BOARDS = ['unassisted', 'assisted', 'bot'] as const;
export type DailyBoard = (typeof DAILY_BOARDS)[number];

/** What the day of a server needs from the page around it. */
export interface ServerDayParts {
  /** Loaded once the page stands: it shows the day without them. */
  calls(): Promise<ServerCalls>;
  goTo(room: string): void;
  refuse(error: CallFault): void;
}

/** The day as a server deals it: an attempt is a room like any other. */
export class ServerDay {
  readonly server: Signal<Server> = signal('asking');
  /** `undefined` until the server has told, and where it has none. */
  readonly view: Signal<DailyView | undefined> = signal(undefined);
  readonly board: Signal<BoardView | undefined> = signal(undefined);
  /** One's own rooms of today, by game. */
  readonly rooms: Signal<ReadonlyMap<string, RoomView>> = signal(new Map());
  /** How everybody did today, by game; only after one's own end. */
  readonly results: Signal<ReadonlyMap<string, ResultsView>> = signal(new Map());
  /** The server's clock has been set wrong, and it has no day. */
  readonly isClockWrong: Signal<boolean> = signal(false);
  readonly parts: ServerDayParts;

  constructor(parts: ServerDayParts) {
    this.parts = parts;
  }

  /** Asks what there is today. */
  async begin(): Promise<void> {
    const { client } = await this.parts.calls();
    const told = await client.call('today', {});
    this.isClockWrong.value = !told.ok && told.error.code === 'clock-behind';
    this.server.value = told.ok ? 'here' : this.isClockWrong.value ? 'away' : serverBehind(told.error);
    this.view.value = told.ok ? told.value : undefined;
    if (!told.ok) return;
    void this.#askResults(told.value);
    this.rooms.value = await this.#lookAtRooms(told.value);
  }

  /** Opens today's only attempt, or goes back to it. */
  async play(game: DailyGame): Promise<void> {
    const { calls, goTo, refuse } = this.parts;
    const { client, guest } = await calls();
    const room: Reply<RoomView> = await guest.as(() => client.call('openDaily', { game }));
    if (room.ok) goTo(room.value.id);
    else refuse(room.error);
  }

  /** Moves today's attempt to the board of those who have help; there is no way back. */
  async declare(game: DailyGame): Promise<boolean> {
    const { calls, refuse } = this.parts;
    const { client } = await calls();
    const told = await client.call('declareAssistance', { game });
    if (told.ok) await this.begin();
    else refuse(told.error);
    return told.ok;
  }

  async show(game: DailyGame, kind: DailyBoard): Promise<void> {
    const { calls, refuse } = this.parts;
    const { client } = await calls();
    const board = await client.call('dailyBoard', { game, kind });
    if (board.ok) this.board.value = board.value;
    else refuse(board.error);
  }

  /** A week off from tomorrow. */
  async pause(day: string): Promise<boolean> {
    const { calls, refuse } = this.parts;
    const { client, guest } = await calls();
    const body = { first: daysAfter(day, 1), last: daysAfter(day, WEEK) };
    const paused = await guest.as(() => client.call('pauseStreak', { body }));
    if (paused.ok) await this.begin();
    else refuse(paused.error);
    return paused.ok;
  }

  async #lookAtRooms({ games }: DailyView): Promise<ReadonlyMap<string, RoomView>> {
    const { client } = await this.parts.calls();
    const rooms = games.flatMap(({ attempt }) => attempt?.room ?? []);
    const told = await Promise.all(rooms.map((id) => client.call('lookAtRoom', { id })));
    return new Map(told.flatMap((reply) => (reply.ok ? [[reply.value.game, reply.value]] : [])));
  }

  async #askResults({ games }: DailyView): Promise<void> {
    const { client } = await this.parts.calls();
    const ended = games.filter(({ attempt }) => attempt?.over);
    const told = await Promise.all(ended.map(({ game }) => client.call('dailyResults', { game })));
    this.results.value = new Map(
      told.flatMap((reply) => (reply.ok ? [[reply.value.game, reply.value]] : [])),
    );
  }
}

const WEEK = 7;
