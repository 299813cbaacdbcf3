import type { RoomView } from '@inkling/client/generated/api';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { recordOfRoom } from '@inkling/games/record/finished-room';
import type { RecordedDay, RoomRecord } from '@inkling/games/record/room-record';
import { makeRoomRecord, parseRoomRecord } from '@inkling/games/record/room-text';
import type { RoomVerdict } from '@inkling/games/record/room-verdict';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { loadGame } from '@inkling/games/registry';

/** What this browser knows about a room in addition to the server's current view. */
export interface Witnessed {
  /** The first promise that this browser saw. */
  readonly promised: string | undefined;
  /** This browser's contribution to the joint draw. */
  readonly nonce: string | undefined;
  readonly day: RecordedDay | undefined;
}

/** The result of this browser's own check of a finished game, and the game as a file. */
export interface CheckedRoom {
  readonly verdict: RoomVerdict;
  readonly file: string;
}

/**
 * Checks a revealed secret against the first promise seen, the draw, and every answer against the secret, as `inkling
 * verify` does with the file. Returns undefined if there is nothing to check yet, or if no honest server sends such a
 * view.
 */
export async function checkRoom(
  view: RoomView,
  { promised, nonce, day }: Witnessed,
  sha256: Sha256,
): Promise<CheckedRoom | undefined> {
  const module = await loadGame(view.game, view.rules);
  if (!module) return undefined;
  const commitment = promised ?? view.commitment;
  const made = recordOfRoom({ ...view, ...(commitment === undefined ? {} : { commitment }) }, module, day);
  if (!made) return undefined;
  const file = makeRoomRecord(made);
  const record = parseRoomRecord(file, [module]);
  if (!record.ok) return undefined;
  const found = await verifyRoomRecord(record.value, { sha256, module });
  return { verdict: witnessed(found, record.value, view.you, promised, nonce), file };
}

/** A promise that has vanished counts as broken; a draw without this browser's contribution counts as false. */
function witnessed(
  found: RoomVerdict,
  { draw, promise }: RoomRecord,
  you: string,
  promised: string | undefined,
  nonce: string | undefined,
): RoomVerdict {
  const own = draw?.nonces.some((one) => one.seat === you && makeBase64url(one.nonce) === nonce) ?? false;
  if (promised !== undefined && !promise) return { ...found, ok: false, promise: 'broken' };
  return nonce !== undefined && !own ? { ...found, ok: false, draw: 'false' } : found;
}
