import { needList, needShape, needText } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import type { AnyGameModule } from '../contract/game-module.ts';
import type { RecordedTable, Score, SeatScores, SheetLaws, TableLaws } from '../contract/record.ts';
import { MAKERS, type Maker, ROOM_SEATS, type RoomSeat } from '../contract/room.ts';
import { dayOfYear, KEY_BYTES } from '../daily/daily-key.ts';
import { makeBase64url, parseBase64url } from '../encoding/base64url.ts';
import {
  type Fields,
  isFields,
  type JsonFault,
  readJson,
  textOf,
  versionText,
} from '../encoding/json-file.ts';
import { HASH_BYTES, SALT_BYTES } from '../promise/commitment.ts';
import { type JointDraw, NONCE_BYTES } from '../promise/joint-draw.ts';
import { drawersOf, misfitOf } from './drawers.ts';
import type { RecordedDay, RecordedSheet, RoomRecord } from './room-record.ts';
import { makeTableLine, parseTableLine } from './table-line.ts';

export type RoomRecordFault =
  | JsonFault
  /** `version`: the version in the file, as JSON. */
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  /** `field`: the path of the field in the file, like `sheets[0].turns[3]`. */
  | { readonly code: 'bad-field'; readonly field: string };

/** The part of a module that is needed to read a record. */
export type RecordReader = Pick<AnyGameModule, 'id' | 'record'>;

/**
 * Serialises a record: `{"inkling": "room", "v": 1, "game": "mastermind", "rules": "p4c6r/12", "maker":
 * "drawn", "sheets": [{"seat": "breaker", "turns": ["aabb:1,0"], "resigned": true}], "winner": null, "secret":
 * "abcd", "commitment": …, "salt": …, "draw": {"seed": …, "nonces": [{"seat": "breaker", "nonce": …}]},
 * "daily": {"day": "2026-11-21", "end": …, "key": …, "guest": …}}`. Bytes are in base64url, and optional parts
 * without a value are omitted. A table has `"moves": ["first flip 2,3 = hazel"]` and `"score": {"first":
 * {"pairs": 4}}` instead of `sheets`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeRoomRecord(record: RoomRecord): string {
  needShape(record, 'record', record?.table ? { table: { moves: 'list' } } : { sheets: 'list' });
  const { game, rules, maker, sheets, table, winner, secret, promise, draw, day } = record;
  return JSON.stringify({
    inkling: 'room',
    v: VERSION,
    game,
    rules,
    maker,
    ...(table
      ? { moves: table.moves.map(makeTableLine), score: table.score }
      : {
          sheets: sheets.map(({ seat, turns, resigned }) => ({
            seat,
            turns: turns.map(({ guess, answer }) => `${guess}:${answer}`),
            resigned,
          })),
        }),
    winner: winner ?? null,
    secret,
    ...(promise ? { commitment: makeBase64url(promise.commitment), salt: makeBase64url(promise.salt) } : {}),
    ...(draw
      ? {
          draw: {
            seed: makeBase64url(draw.seed),
            nonces: draw.nonces.map(({ seat, nonce }) => ({ seat, nonce: makeBase64url(nonce) })),
          },
        }
      : {}),
    ...(day ? { daily: makeDay(day) } : {}),
  });
}

/** Reads only the game id of a record, so that the game's module can be loaded. Never throws. */
export function gameOfRecord(text: string): Result<string, RoomRecordFault> {
  const file = readHead(text);
  return file.ok ? ok(textOf(file.value['game'])) : file;
}

/**
 * Parses a record of one of these games, ignoring unknown fields. Never throws because of the text itself. Law:
 * `parseRoomRecord(makeRoomRecord(r), games)` is `r`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseRoomRecord(
  text: string,
  games: readonly RecordReader[],
): Result<RoomRecord, RoomRecordFault> {
  needText(text, 'text');
  needList(games, 'games');
  const read = readHead(text);
  if (!read.ok) return read;
  const file = read.value;
  const game = games.find(({ id }) => id === file['game']);
  if (!game?.record)
    return fail({ code: 'unknown-game', game: textOf(file['game']).slice(0, NAME_LENGTH_MAX) });
  try {
    return ok(readRecord(game, file));
  } catch (error) {
    if (error instanceof BadField) return fail({ code: 'bad-field', field: error.field });
    throw error;
  }
}

const VERSION = 1;
const RECORD_LENGTH_MAX = 500_000;
const NAME_LENGTH_MAX = 40;
const MOVES_MAX = 5000;
const GUEST_TEXT = /^[\w-]{1,64}$/;

function readHead(text: string): Result<Fields, RoomRecordFault> {
  const read = readJson(text, RECORD_LENGTH_MAX);
  if (!read.ok) return read;
  if (read.value['inkling'] !== 'room') return fail({ code: 'not-a-record' });
  const version = read.value['v'];
  return version === VERSION ? read : fail({ code: 'unknown-version', version: versionText(version) });
}

/** Thrown to abort parsing at an invalid field, however deeply nested. Always caught within this file. */
class BadField extends Error {
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

function readRecord({ id, record }: RecordReader, file: Fields): RoomRecord {
  const rules = textOf(file['rules']);
  const sheetLaws = record?.kind === 'sheets' ? record.laws(rules) : undefined;
  const tableLaws = record?.kind === 'table' ? record.laws(rules) : undefined;
  const laws = sheetLaws ?? tableLaws ?? bad('rules');
  const maker = MAKERS.find((name) => name === file['maker']) ?? bad('maker');
  const winner = file['winner'] === null ? undefined : seatIn(file, 'winner', '');
  const secret = textOf(file['secret']);
  if (!laws.isSecret(secret)) bad('secret');
  const sheets = sheetLaws ? readSheets(file, sheetLaws) : [];
  const draw = file['draw'] === undefined ? undefined : readDraw(fieldsIn(file, 'draw'));
  if (draw) checkDraw(draw, drawersOf(sheets, tableLaws), maker);
  return {
    game: id,
    rules,
    maker,
    sheets,
    table: tableLaws && readTable(file, tableLaws),
    winner,
    secret,
    promise: readPromise(file),
    draw,
    day: file['daily'] === undefined ? undefined : readDay(fieldsIn(file, 'daily')),
  };
}

/** Reads the sheet of a single breaker, or both sheets of a race. */
function readSheets(file: Fields, laws: SheetLaws): readonly RecordedSheet[] {
  const sheets = listIn(file, 'sheets', '', 2).map((entry, at) => readSheet(entry, at, laws));
  const seats = sheets.map(({ seat }) => seat).toSorted();
  return ['breaker', 'first second'].includes(seats.join(' ')) ? sheets : bad('sheets');
}

/** Rejects a draw whose nonces do not come from each player once, in the order of the seats. */
function checkDraw(draw: JointDraw, drawers: readonly RoomSeat[], maker: Maker): void {
  if (maker !== 'drawn') bad('draw');
  const misfit = misfitOf(draw, drawers);
  if (misfit !== undefined)
    bad(misfit < draw.nonces.length ? `draw.nonces[${misfit}].seat` : `draw.nonces[${misfit}]`);
}

function readSheet(entry: unknown, at: number, laws: SheetLaws): RecordedSheet {
  const path = `sheets[${at}]`;
  const fields = isFields(entry) ? entry : bad(path);
  const resigned = fields['resigned'];
  if (typeof resigned !== 'boolean') bad(`${path}.resigned`);
  const turns = listIn(fields, 'turns', `${path}.`, laws.turnsMax).map(
    (line, turn) => laws.readTurn(textOf(line)) ?? bad(`${path}.turns[${turn}]`),
  );
  return { seat: seatIn(fields, 'seat', `${path}.`), turns, resigned: resigned as boolean };
}

function readTable(file: Fields, laws: TableLaws): RecordedTable {
  const moves = listIn(file, 'moves', '', MOVES_MAX).map(
    (line, at) => parseTableLine(textOf(line), laws) ?? bad(`moves[${at}]`),
  );
  const scores = fieldsIn(file, 'score');
  const score: SeatScores = Object.fromEntries(
    ROOM_SEATS.flatMap((seat) =>
      scores[seat] === undefined ? [] : [[seat, readScore(scores[seat], seat, laws)]],
    ),
  );
  return { moves, score };
}

function readScore(value: unknown, seat: RoomSeat, { figures }: TableLaws): Score {
  const path = `score.${seat}`;
  const fields = isFields(value) ? value : bad(path);
  return Object.fromEntries(
    figures.map((figure) => {
      const count = fields[figure];
      return Number.isSafeInteger(count) && (count as number) >= 0
        ? [figure, count as number]
        : bad(`${path}.${figure}`);
    }),
  );
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
    nonces: listIn(draw, 'nonces', 'draw.', ROOM_SEATS.length).map((entry, at) => {
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
    guest,
  };
}

function makeDay({ day, end, key, guest }: RecordedDay): object {
  return {
    day,
    end: makeBase64url(end),
    ...(key ? { key: makeBase64url(key) } : {}),
    ...(guest === undefined ? {} : { guest }),
  };
}

function bytesIn(fields: Fields, name: string, path: string, length: number): Uint8Array {
  return parseBase64url(textOf(fields[name]), length) ?? bad(path + name);
}

function seatIn(fields: Fields, name: string, path: string): RoomSeat {
  return ROOM_SEATS.find((seat) => seat === fields[name]) ?? bad(path + name);
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
