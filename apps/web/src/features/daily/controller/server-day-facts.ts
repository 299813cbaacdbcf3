import type { DailyView, ResultsView, RoomView } from '@inkling/client/generated/api';
import type { Signal } from '@preact/signals';
import type { Server } from '../../../shell/server/server.ts';

/** Who is compared with whom on a board. */
export const DAILY_BOARDS = ['unassisted', 'assisted', 'bot'] as const;
export type DailyBoard = (typeof DAILY_BOARDS)[number];

/** What a server has said of its day. */
export interface ServerDayFacts {
  readonly server: Signal<Server>;
  /** `undefined` until the server has told, and where it has none. */
  readonly view: Signal<DailyView | undefined>;
  /** One's own rooms of today, by game. */
  readonly rooms: Signal<ReadonlyMap<string, RoomView>>;
  /** How everybody did today, by game; only after one's own end. */
  readonly results: Signal<ReadonlyMap<string, ResultsView>>;
  /** The server's clock has been set wrong, and it has no day. */
  readonly isClockWrong: Signal<boolean>;
}
