import { makeFeedback } from '@inkling/games/mastermind/notation';
import { parseName, type WitchMove } from '@inkling/games/witch/moves';
import type { Roster } from '@inkling/games/witch/roster';
import { type Shape, squareAt } from '@inkling/games/witch/squares';
import { WITCH_SEATS, type WitchSeat } from '@inkling/games/witch/state';
import { makeMarks } from '@inkling/games/word/mark-signs';
import { HASH_BYTES, SALT_BYTES } from '../commitment.ts';
import { NONCE_BYTES } from '../joint-draw.ts';
import { parseBytes } from '../permalink/bytes-text.ts';
import type {
  RecordedDay,
  RecordedTable,
  RecordGame,
  RecordMaker,
  RecordSeat,
  RoomRecord,
} from './room-record.ts';
import type { RecordedMove } from './table-line.ts';

/** What a record takes from the view of a room; bytes are base64url. Both ends of the wire have such a view. */
export interface FinishedRoom {
  readonly game: RecordGame;
  readonly rules: string;
  readonly maker: RecordMaker;
  readonly phase: string;
  readonly winner?: string | null;
  readonly sheets?: readonly {
    readonly seat: string;
    readonly resigned: boolean;
    readonly turns?: readonly {
      readonly guess: string;
      readonly exact?: number;
      readonly near?: number;
      readonly marks?: readonly number[];
    }[];
  }[];
  readonly table?: FinishedTable;
  readonly commitment?: string;
  readonly secret?: string;
  readonly salt?: string;
  readonly seed?: string;
  readonly nonces?: readonly { readonly seat: string; readonly nonce: string }[];
}

interface FinishedTable {
  readonly params: { readonly board: { readonly shape: Shape } };
  readonly found: readonly { readonly witch: number; readonly seat: string }[];
  readonly points: Readonly<Record<WitchSeat, number>>;
  readonly log: readonly {
    readonly kind: string;
    readonly seat: string;
    readonly square?: number | undefined;
    readonly face?: { readonly type: string; readonly witch?: number };
    readonly answer?: string;
    readonly hinted?: boolean;
    readonly said?: string;
  }[];
}

/** The record of a room that is over and whose secret is shown; `undefined` for any other. */
export function recordOfRoom(view: FinishedRoom, roster: Roster, day?: RecordedDay): RoomRecord | undefined {
  const { game, rules, maker, phase, winner, secret } = view;
  if (phase !== 'over' || secret === undefined) return undefined;
  const commitment = parseBytes(view.commitment ?? '', HASH_BYTES);
  const salt = parseBytes(view.salt ?? '', SALT_BYTES);
  return {
    game,
    rules,
    maker,
    sheets: (view.sheets ?? []).map(({ seat, resigned, turns = [] }) => ({
      seat: seat as RecordSeat,
      turns: turns.map(({ guess, exact = 0, near = 0, marks }) => ({
        guess,
        answer: marks ? makeMarks(marks) : makeFeedback({ exact, near }),
      })),
      resigned,
    })),
    table: view.table && tableOf(view.table, roster),
    winner: (winner ?? undefined) as RecordSeat | undefined,
    secret,
    promise: commitment && salt ? { commitment, salt } : undefined,
    draw: drawOf(view),
    day,
  };
}

function drawOf({ seed, nonces }: FinishedRoom): RoomRecord['draw'] {
  const seedBytes = parseBytes(seed ?? '', NONCE_BYTES);
  if (!seedBytes || !nonces) return undefined;
  return {
    seed: seedBytes,
    nonces: nonces.flatMap(({ seat, nonce }) => {
      const bytes = parseBytes(nonce, NONCE_BYTES);
      return bytes ? [{ seat, nonce: bytes }] : [];
    }),
  };
}

function tableOf({ params, found, points, log }: FinishedTable, roster: Roster): RecordedTable {
  const name = (witch: number | undefined) => roster[witch ?? -1]?.id ?? 'nobody';
  const pairsOf = (seat: WitchSeat) =>
    found.filter((pair) => pair.seat === seat).map(({ witch }) => name(witch));
  const moves = log.flatMap(
    ({ kind, seat: seatText, square = 0, face, answer, hinted, said }): RecordedMove[] => {
      const seat = WITCH_SEATS.find((known) => known === seatText) ?? 'first';
      const one = (move: WitchMove, shown: string | undefined) => ({ seat, move, shown });
      if (kind === 'flip' || kind === 'peek') {
        const shown = face?.type === 'gameTile' ? name(face.witch) : face?.type;
        return [one({ kind, ...squareAt(params.board.shape, square) }, shown)];
      }
      if (kind === 'pass') return [one({ kind }, undefined)];
      if (kind !== 'quiz') return [];
      const hint = hinted ? [one({ kind: 'hint' }, undefined)] : [];
      const given = parseName(said ?? '');
      return [...hint, given.ok ? one(given.value, answer) : one({ kind: 'skip' }, undefined)];
    },
  );
  return { moves, pairs: { first: pairsOf('first'), second: pairsOf('second') }, points };
}
