import type { DailyView, ResultsView, RoomView } from '@inkling/client/generated/api';
import type { Signal } from '@preact/signals';
import type { Server } from '../../../shell/server/server.ts';

/** The leaderboards: who is compared with whom. */
export const DAILY_BOARDS = ['unassisted', 'assisted', 'bot'] as const;
export type DailyBoard = (typeof DAILY_BOARDS)[number];

/** What is known from a server about its day. */
export interface ServerDayFacts {
  readonly server: Signal<Server>;
  /** Undefined until the server has answered, and if it has no day. */
  readonly view: Signal<DailyView | undefined>;
  /** The user's own rooms of today, by game. */
  readonly rooms: Signal<ReadonlyMap<string, RoomView>>;
  /** The results of all players today, by game. Only available once the user's own game is over. */
  readonly results: Signal<ReadonlyMap<string, ResultsView>>;
  /** True if the server's clock has been set wrong, so that it has no day. */
  readonly isClockWrong: Signal<boolean>;
}
