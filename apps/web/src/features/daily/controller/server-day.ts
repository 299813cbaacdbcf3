import type { BoardView, DailyView, ResultsView, RoomView } from '@inkling/client/generated/api';
import { type Signal, signal } from '@preact/signals';
import type { Server } from '../../../shell/server/server.ts';
import type { ServerCalls } from './server-calls.ts';
import type { DailyBoard, ServerDayFacts } from './server-day-facts.ts';

/** What a server's day needs from the surrounding page. */
export interface ServerDayParts {
  calls(): Promise<ServerCalls>;
  goTo(room: string): void;
}

/** The day as dealt by a server. An attempt is a room like any other. */
export class ServerDay implements ServerDayFacts {
  readonly server: Signal<Server> = signal('asking');
  readonly view: Signal<DailyView | undefined> = signal(undefined);
  readonly board: Signal<BoardView | undefined> = signal(undefined);
  readonly rooms: Signal<ReadonlyMap<string, RoomView>> = signal(new Map());
  readonly results: Signal<ReadonlyMap<string, ResultsView>> = signal(new Map());
  readonly isClockWrong: Signal<boolean> = signal(false);
  readonly parts: ServerDayParts;

  constructor(parts: ServerDayParts) {
    this.parts = parts;
  }

  /** Fetches today's games. */
  async begin(): Promise<void> {
    await (await this.parts.calls()).begin(this);
  }

  /** Opens today's only attempt, or goes back to it. */
  async play(game: string): Promise<void> {
    const room = await (await this.parts.calls()).openRoom(game);
    if (room !== undefined) this.parts.goTo(room);
  }

  /** Moves today's attempt to the leaderboard for games with help. This cannot be undone. */
  async declare(game: string): Promise<boolean> {
    const isDone = await (await this.parts.calls()).declare(game);
    if (isDone) await this.begin();
    return isDone;
  }

  async show(game: string, kind: DailyBoard): Promise<void> {
    const board = await (await this.parts.calls()).board(game, kind);
    if (board) this.board.value = board;
  }

  /** Takes a week off from tomorrow. */
  async pause(day: string): Promise<void> {
    if (await (await this.parts.calls()).pause(day)) await this.begin();
  }
}
