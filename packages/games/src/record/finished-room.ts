import type { AnyGameModule } from '../contract/game-module.ts';
import type { Maker, PublicTurn, RoomSeat } from '../contract/room.ts';
import { parseBase64url } from '../encoding/base64url.ts';
import { HASH_BYTES, SALT_BYTES } from '../promise/commitment.ts';
import { NONCE_BYTES } from '../promise/joint-draw.ts';
import type { RecordedDay, RoomRecord } from './room-record.ts';

/** The part of a room's view that a record is made from; server and client both have it. Bytes are base64url. */
export interface FinishedRoom {
  readonly game: string;
  readonly rules: string;
  readonly maker: Maker;
  readonly phase: string;
  readonly winner?: string | null;
  readonly sheets?: readonly {
    readonly seat: string;
    readonly resigned: boolean;
    readonly turns?: readonly PublicTurn[];
  }[];
  readonly table?: unknown;
  readonly commitment?: string;
  readonly secret?: string;
  readonly salt?: string;
  readonly seed?: string;
  readonly nonces?: readonly { readonly seat: string; readonly nonce: string }[];
}

/** Returns the record of a room. Undefined unless the room is over and its secret revealed. */
export function recordOfRoom(
  view: FinishedRoom,
  { record }: AnyGameModule,
  day?: RecordedDay,
): RoomRecord | undefined {
  const { game, rules, maker, phase, winner, secret } = view;
  if (phase !== 'over' || secret === undefined || !record) return undefined;
  const commitment = parseBase64url(view.commitment ?? '', HASH_BYTES);
  const salt = parseBase64url(view.salt ?? '', SALT_BYTES);
  const sheets = record.kind === 'sheets' ? (view.sheets ?? []) : [];
  return {
    game,
    rules,
    maker,
    sheets: sheets.map(({ seat, resigned, turns = [] }) => ({
      seat: seat as RoomSeat,
      turns: turns.map((turn) => ({
        guess: turn.guess,
        answer: record.kind === 'sheets' ? record.answerText(turn) : '',
      })),
      resigned,
    })),
    table: record.kind === 'table' ? record.transcript(view.table) : undefined,
    winner: (winner ?? undefined) as RoomSeat | undefined,
    secret,
    promise: commitment && salt ? { commitment, salt } : undefined,
    draw: drawOf(view),
    day,
  };
}

function drawOf({ seed, nonces }: FinishedRoom): RoomRecord['draw'] {
  const seedBytes = parseBase64url(seed ?? '', NONCE_BYTES);
  if (!seedBytes || !nonces) return undefined;
  return {
    seed: seedBytes,
    nonces: nonces.flatMap(({ seat, nonce }) => {
      const bytes = parseBase64url(nonce, NONCE_BYTES);
      return bytes ? [{ seat, nonce: bytes }] : [];
    }),
  };
}
