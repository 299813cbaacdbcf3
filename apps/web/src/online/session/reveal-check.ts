import type { RoomView } from '@inkling/client/api';
import type { Sha256 } from 'inkling/commitment';
import { makeBytes } from 'inkling/permalink/bytes-text';
import { recordOfRoom } from 'inkling/record/finished-room';
import type { RecordedDay, RoomRecord } from 'inkling/record/room-record';
import { makeRoomRecord, parseRoomRecord } from 'inkling/record/room-text';
import type { RoomVerdict } from 'inkling/record/room-verdict';
import { verifyRoomRecord } from 'inkling/record/verify-room';
import { ROSTER } from '../../witch/session/roster.ts';
import { wordGameOf } from './word-game.ts';

/** What this browser knows of a room besides what the server shows of it now. */
export interface Witnessed {
  /** The promise that was seen first. */
  readonly promised: string | undefined;
  /** What this browser added to the draw. */
  readonly nonce: string | undefined;
  readonly day: RecordedDay | undefined;
}

/** What this browser found out by itself about a finished game, and the game as a file. */
export interface CheckedRoom {
  readonly verdict: RoomVerdict;
  readonly file: string;
}

/**
 * Checks a shown secret against the promise that was seen first, the draw, and every answer against the secret, as
 * `inkling verify` does with the file. `undefined` while there is nothing to check, and for what no honest server sends.
 */
export async function checkRoom(
  view: RoomView,
  { promised, nonce, day }: Witnessed,
  sha256: Sha256,
): Promise<CheckedRoom | undefined> {
  const commitment = promised ?? view.commitment;
  const made = recordOfRoom({ ...view, ...(commitment === undefined ? {} : { commitment }) }, ROSTER, day);
  if (!made) return undefined;
  const file = makeRoomRecord(made);
  const record = parseRoomRecord(file);
  if (!record.ok) return undefined;
  const word = view.game === 'word' ? await wordGameOf(view.rules) : undefined;
  const found = await verifyRoomRecord(record.value, { sha256, roster: ROSTER, word });
  return { verdict: witnessed(found, record.value, view.you, promised, nonce), file };
}

/** A promise that has vanished is broken, and so is a draw that leaves out what this browser added. */
function witnessed(
  found: RoomVerdict,
  { draw, promise }: RoomRecord,
  you: string,
  promised: string | undefined,
  nonce: string | undefined,
): RoomVerdict {
  const own = draw?.nonces.some((one) => one.seat === you && makeBytes(one.nonce) === nonce) ?? false;
  if (promised !== undefined && !promise) return { ...found, ok: false, promise: 'broken' };
  return nonce !== undefined && !own ? { ...found, ok: false, draw: 'false' } : found;
}
