import type { RoomSeat } from './room.ts';
import type { RoomSetup } from './room-setup.ts';
import type { RoomFacts } from './room-task.ts';

/** A setup, and the seat of the person who opens the room. */
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
 * The setup of a room like a finished one, with this seat for the person who opens it. `undefined` when one press is not
 * enough: a secret that is kept has to be promised first, and a day has only one try.
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

/** The next person's seat after one's own, in a circle; `undefined` for somebody without a seat, or without other people. */
export function otherSeat({ you, seats }: Pick<FinishedFacts, 'you' | 'seats'>): RoomSeat | undefined {
  const persons = seats.flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
  const at = persons.indexOf(you as RoomSeat);
  return at < 0 || persons.length < 2 ? undefined : persons[(at + 1) % persons.length];
}
