import type { RoomSeat } from './room.ts';
import type { RoomSetup } from './room-setup.ts';
import type { RoomFacts } from './room-task.ts';

/** A setup, and the seat of the user who opens the room. */
export type SeatedSetup = RoomSetup & { readonly seat: RoomSeat };

/** The facts about a finished room that are needed to open another one like it. */
export interface FinishedFacts extends RoomFacts {
  readonly game: string;
  readonly rules: string;
  readonly seats: readonly { readonly seat: RoomSeat; readonly taken: boolean; readonly computer?: string }[];
  readonly sheets?: readonly unknown[];
  readonly table?: unknown;
  readonly daily?: string;
  /** Set in the room of a class. */
  readonly classroom?: unknown;
}

/**
 * Returns the setup for another room like a finished one, with this seat for the user who opens it. Returns
 * undefined if a single click cannot open it: a maker who keeps the secret has to commit to it first, and a
 * daily challenge allows only one attempt.
 */
export function rematchSetup(room: FinishedFacts, seat: RoomSeat): SeatedSetup | undefined {
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
    ...(room.classroom === undefined ? {} : { classroom: true }),
    seat,
  };
}

/**
 * Returns the next seat after the viewer's that is not a computer player's, wrapping around at the end. Returns
 * undefined if the viewer has no seat or every other seat is a computer player's.
 */
export function nextSeat({ you, seats }: Pick<FinishedFacts, 'you' | 'seats'>): RoomSeat | undefined {
  const persons = seats.flatMap(({ seat, computer }) => (computer === undefined ? [seat] : []));
  const at = persons.indexOf(you as RoomSeat);
  return at < 0 || persons.length < 2 ? undefined : persons[(at + 1) % persons.length];
}
