import type { TableLaws } from '../contract/record.ts';
import { ROOM_SEATS, type RoomSeat } from '../contract/room.ts';
import type { JointDraw } from '../promise/joint-draw.ts';
import type { RecordedSheet } from './room-record.ts';

/** Returns the seats that add a nonce to a joint draw, in order: everybody who breaks, or plays at the table. */
export function drawersOf(
  sheets: readonly Pick<RecordedSheet, 'seat'>[],
  table: Pick<TableLaws, 'persons'> | undefined,
): readonly RoomSeat[] {
  const persons = table?.persons ?? sheets.map(({ seat }) => seat);
  return ROOM_SEATS.filter((seat) => persons.includes(seat));
}

/**
 * Returns the index of the first nonce that is missing or not from the seat whose turn it is. Undefined if there is
 * exactly one from each of the seats, in their order, or none at all: the dealer then chose alone. The order counts
 * because another order deals another secret.
 */
export function misfitOf({ nonces }: JointDraw, drawers: readonly RoomSeat[]): number | undefined {
  if (nonces.length === 0) return undefined;
  const most = Math.max(nonces.length, drawers.length);
  for (let at = 0; at < most; at++) if (nonces[at]?.seat !== drawers[at]) return at;
  return undefined;
}
