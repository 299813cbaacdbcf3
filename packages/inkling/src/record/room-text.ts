import { fail, ok, type Result } from '@inkling/core/result';
import type { WitchSeat } from '@inkling/games/witch/state';
import { HASH_BYTES, SALT_BYTES } from '../commitment.ts';
import { readDayDice } from '../daily-challenge.ts';
import { dayOfYear, KEY_BYTES } from '../daily-key.ts';
import { type JointDraw, NONCE_BYTES } from '../joint-draw.ts';
import { makeBytes, parseBytes } from '../permalink/bytes-text.ts';
import { type Fields, isFields, type JsonFault, readJson, textOf } from './json-file.ts';
import { lawsOf, type RecordLaws } from './room-laws.ts';
import {
  RECORD_GAMES,
  RECORD_MAKERS,
  RECORD_SEATS,
  type RecordedDay,
  type RecordedSheet,
  type RecordedTable,
  type RecordGame,
  type RecordSeat,
  type RoomRecord,
} from './room-record.ts';
import { makeTableLine, parseTableLine } from './table-line.ts';

export type RoomRecordFault =
  | JsonFault
  | { readonly code: 'unknown-version' | 'unknown-game' }
  /** `field`: where in the file, as in `sheets[0].turns[3]`. */
  | { readonly code: 'bad-field'; readonly field: string };

/**
 * `{"inkling": "game", "v": 2, "game": "mastermind", "rules": "p4c6r/12", "maker": "drawn", "sheets": [{"seat": "breaker", "turns":
 * ["aabb:1,0"], "resigned": true}], "winner": null, "secret": "abcd", "commitment": …, "salt": …, "draw": {"seed": …, "nonces":
 * [{"seat": "breaker", "nonce": …}]}, "daily": {"day": "2026-11-21", "end": …, "key": …, "dice": 2, "guest": …}}`; bytes are
 * base64url, and what has nothing to say is left out. A table of witches has `moves`, `pairs` and `points` in place of
 * `sheets`. A day without `dice` was dealt by 1; with it `v` is 3, because whoever passes over it would deal another secret.
 */
export function makeRoomRecord(record: RoomRecord): string {
  const { game, rules, maker, sheets, table, winner, secret, promise, draw, day } = record;
  return JSON.stringify({
    inkling: 'game',
    v: day && day.dice > 1 ? DICE_VERSION : ROOM_VERSION,
    game,
    rules,
    maker,
    ...(table
      ? { moves: table.moves.map(makeTableLine), pairs: table.pairs, points: table.points }
      : {
          sheets: sheets.map(({ seat, turns, resigned }) => ({
            seat,
            turns: turns.map(({ guess, answer }) => `${guess}:${answer}`),
            resigned,
          })),
        }),
    winner: winner ?? null,
    secret,
    ...(promise ? { commitment: makeBytes(promise.commitment), salt: makeBytes(promise.salt) } : {}),
    ...(draw
      ? {
          draw: {
            seed: makeBytes(draw.seed),
            nonces: draw.nonces.map(({ seat, nonce }) => ({ seat, nonce: makeBytes(nonce) })),
          },
        }
      : {}),
    ...(day ? { daily: makeDay(day) } : {}),
  });
}

/** Reads a record; more fields are welcome. Total. Law: `parseRoomRecord(makeRoomRecord(r))` is `r`. */
export function parseRoomRecord(text: string): Result<RoomRecord, RoomRecordFault> {
  const read = readJson(text, RECORD_LENGTH_MAX);
  if (!read.ok) return read;
  const file = read.value;
  if (file['inkling'] !== 'game') return fail({ code: 'not-a-record' });
  if (file['v'] !== ROOM_VERSION && file['v'] !== DICE_VERSION) return fail({ code: 'unknown-version' });
  const game = RECORD_GAMES.find((name) => name === file['game']);
  if (!game) return fail({ code: 'unknown-game' });
  try {
    return ok(readRecord(game, file));
  } catch (error) {
    if (error instanceof BadField) return fail({ code: 'bad-field', field: error.field });
    throw error;
  }
}

export const ROOM_VERSION = 2;
const DICE_VERSION = 3;
const RECORD_LENGTH_MAX = 500_000;
const MOVES_MAX = 5000;
const GUEST_TEXT = /^[\w-]{1,64}$/;

/** Leaves the reading of a field, whatever is being read around it; never leaves this file. */
class BadField extends Error {
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

function readRecord(game: RecordGame, file: Fields): RoomRecord {
  const laws = lawsOf(game, textOf(file['rules'])) ?? bad('rules');
  const maker = RECORD_MAKERS.find((name) => name === file['maker']) ?? bad('maker');
  const winner = file['winner'] === null ? undefined : seatIn(file, 'winner', '');
  const secret = textOf(file['secret']);
  if (!laws.isSecret(secret)) bad('secret');
  return {
    game,
    rules: textOf(file['rules']),
    maker,
    sheets:
      game === 'witch' ? [] : listIn(file, 'sheets', '', 2).map((entry, at) => readSheet(entry, at, laws)),
    table: game === 'witch' ? readTable(file) : undefined,
    winner,
    secret,
    promise: readPromise(file),
    draw: file['draw'] === undefined ? undefined : readDraw(fieldsIn(file, 'draw')),
    day: file['daily'] === undefined ? undefined : readDay(fieldsIn(file, 'daily')),
  };
}

function readSheet(entry: unknown, at: number, laws: RecordLaws): RecordedSheet {
  const path = `sheets[${at}]`;
  const fields = isFields(entry) ? entry : bad(path);
  const resigned = fields['resigned'];
  if (typeof resigned !== 'boolean') bad(`${path}.resigned`);
  const turns = listIn(fields, 'turns', `${path}.`, laws.turnsMax).map(
    (line, turn) => laws.readTurn(textOf(line)) ?? bad(`${path}.turns[${turn}]`),
  );
  return { seat: seatIn(fields, 'seat', `${path}.`), turns, resigned: resigned as boolean };
}

function readTable(file: Fields): RecordedTable {
  const moves = listIn(file, 'moves', '', MOVES_MAX).map(
    (line, at) => parseTableLine(textOf(line)) ?? bad(`moves[${at}]`),
  );
  const [pairs, points] = [fieldsIn(file, 'pairs'), fieldsIn(file, 'points')];
  const found = (seat: WitchSeat) =>
    listIn(pairs, seat, 'pairs.', MOVES_MAX).map((witch, at) =>
      /^[a-z0-9-]{1,60}$/.test(textOf(witch)) ? textOf(witch) : bad(`pairs.${seat}[${at}]`),
    );
  const paid = (seat: WitchSeat) => {
    const sum = points[seat];
    return Number.isSafeInteger(sum) && (sum as number) >= 0 ? (sum as number) : bad(`points.${seat}`);
  };
  return {
    moves,
    pairs: { first: found('first'), second: found('second') },
    points: { first: paid('first'), second: paid('second') },
  };
}

function readPromise(file: Fields): RoomRecord['promise'] {
  if (file['commitment'] === undefined && file['salt'] === undefined) return undefined;
  return {
    commitment: bytesIn(file, 'commitment', '', HASH_BYTES),
    salt: bytesIn(file, 'salt', '', SALT_BYTES),
  };
}

function readDraw(draw: Fields): JointDraw {
  return {
    seed: bytesIn(draw, 'seed', 'draw.', NONCE_BYTES),
    nonces: listIn(draw, 'nonces', 'draw.', RECORD_SEATS.length).map((entry, at) => {
      const path = `draw.nonces[${at}]`;
      const fields = isFields(entry) ? entry : bad(path);
      return {
        seat: seatIn(fields, 'seat', `${path}.`),
        nonce: bytesIn(fields, 'nonce', `${path}.`, NONCE_BYTES),
      };
    }),
  };
}

function readDay(daily: Fields): RecordedDay {
  const day = textOf(daily['day']);
  if (dayOfYear(day) === undefined) bad('daily.day');
  const guest = daily['guest'] === undefined ? undefined : textOf(daily['guest']);
  if (guest !== undefined && !GUEST_TEXT.test(guest)) bad('daily.guest');
  return {
    day,
    end: bytesIn(daily, 'end', 'daily.', KEY_BYTES),
    key: daily['key'] === undefined ? undefined : bytesIn(daily, 'key', 'daily.', KEY_BYTES),
    dice: readDayDice(daily['dice']) ?? bad('daily.dice'),
    guest,
  };
}

function makeDay({ day, end, key, dice, guest }: RecordedDay): object {
  return {
    day,
    end: makeBytes(end),
    ...(key ? { key: makeBytes(key) } : {}),
    ...(dice === 1 ? {} : { dice }),
    ...(guest === undefined ? {} : { guest }),
  };
}

function bytesIn(fields: Fields, name: string, path: string, length: number): Uint8Array {
  return parseBytes(textOf(fields[name]), length) ?? bad(path + name);
}

function seatIn(fields: Fields, name: string, path: string): RecordSeat {
  return RECORD_SEATS.find((seat) => seat === fields[name]) ?? bad(path + name);
}

function listIn(fields: Fields, name: string, path: string, most: number): readonly unknown[] {
  const list = fields[name];
  return Array.isArray(list) && list.length <= most ? (list as readonly unknown[]) : bad(path + name);
}

function fieldsIn(file: Fields, name: string): Fields {
  const value = file[name];
  return isFields(value) ? value : bad(name);
}

function bad(field: string): never {
  throw new BadField(field);
}
