import type { RoomSeat } from './room.ts';
import type { RoomSetup } from './room-setup.ts';
import type { RoomFacts } from './room-task.ts';

/** What is agreed, and where whoever opens the room sits. */
export type SeatedSetup = RoomSetup & { readonly seat: RoomSeat };

/** The facts of a finished room from which another like it is opened. */
export interface FinishedFacts extends RoomFacts {
  readonly game: string;
  readonly rules: string;
  readonly seats: readonly { readonly seat: RoomSeat; readonly taken: boolean; readonly computer?: string }[];
  readonly sheets?: readonly unknown[];
  readonly table?: unknown;
  readonly daily?: string;
}

/**
 * The room of a finished one again, with this seat for whoever opens it; `undefined` where that takes more than a press:
 * a secret that is kept has to be promised first, and a day has one try.
 */
export function sameRoom(room: FinishedFacts, seat: RoomSeat): SeatedSetup | undefined {
  const { game, rules, maker, nonces, sheets = [], seats } = room;
  if (maker === 'kept' || room.daily !== undefined) return undefined;
  const computer = room.table ? undefined : seats.find((each) => each.computer !== undefined)?.computer;
  return {
    game,
    rules,
    maker,
    breakers: sheets.length === 2 ? 2 : 1,
    ...(nonces === undefined ? {} : { joint: true }),
    ...(computer === undefined ? {} : { computer }),
    seat,
  };
}

/** The seat of a person after one's own, round and round; `undefined` for somebody who has no seat or no company. */
export function otherSeat({ you, seats }: Pick<FinishedFacts, 'you' | 'seats'>): RoomSeat | undefined {
  const persons = seats.flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
  const at = persons.indexOf(you as RoomSeat);
  return at < 0 || persons.length < 2 ? undefined : persons[(at + 1) % persons.length];
}
