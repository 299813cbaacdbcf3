import { type GameRecord, parseGameRecord, verifyGameRecord } from 'inkling/game-record';
import { type DayKey, keyFrom, parseDayKeys } from 'inkling/record/day-keys';
import type { RecordedDay, RoomRecord } from 'inkling/record/room-record';
import { parseRoomRecord } from 'inkling/record/room-text';
import { verifyRoomRecord } from 'inkling/record/verify-room';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { ROSTER } from '../witch/play/coven.ts';
import { quoted } from '../words/numbers.ts';
import { sayRecordVerdict } from '../words/optimal.ts';
import { sayRecordFault, sayRoomVerdict } from '../words/records.ts';
import { englishGame } from './english-game.ts';
import { failed } from './failed.ts';
import { sha256 } from './sha256.ts';
import { isKeys, verifyKeys } from './verify-keys.ts';

/**
 * Checks a file in JSON: a game, of one sheet or of a room, or the keys of past days. `keysText` are the keys that
 * were given with a game, for the challenge of a day that was not over when it was saved.
 */
export async function verifyJson(
  text: string,
  keysText: string | undefined,
  options: Options,
  world: World,
): Promise<Exit> {
  if (isKeys(text)) return verifyKeys(text, options, world);
  const room = parseRoomRecord(text);
  if (room.ok) {
    const keys = keysText === undefined ? undefined : parseDayKeys(keysText);
    if (keys && !keys.ok)
      return refuse(world, `${quoted(options.keys ?? '')}: ${sayRecordFault(keys.error, keysText ?? '')}`);
    return verifyRoom(await withKey(room.value, keys?.value ?? []), options, world);
  }
  const sheet = parseGameRecord(text);
  if (sheet.ok) return verifySheet(sheet.value, options, world);
  const known = room.error.code === 'unknown-version' ? sheet.error : room.error;
  return failed({ ...known }, sayRecordFault(known, text), options, world);
}

async function verifyRoom(record: RoomRecord, options: Options, world: World): Promise<Exit> {
  const word = record.game === 'word' ? await englishGame(record.rules) : undefined;
  const verdict = await verifyRoomRecord(record, { sha256, roster: ROSTER, word });
  const lines = sayRoomVerdict(record, verdict);
  if (!verdict.ok) return failed({ ...verdict }, lines.join('\n'), options, world);
  if (options.json) printJson(world.out, { ...verdict, winner: verdict.winner ?? null });
  else printLines(world.out, lines);
  return EXIT.done;
}

async function verifySheet(record: GameRecord, options: Options, world: World): Promise<Exit> {
  const verdict = await verifyGameRecord(record, sha256);
  const lines = sayRecordVerdict(verdict);
  if (!verdict.ok) return failed({ ...verdict }, lines.join(' '), options, world);
  if (options.json) printJson(world.out, { ...verdict });
  else printLines(world.out, ['Verified: every answer is what the code gives.', ...lines]);
  return EXIT.done;
}

/**
 * The key that the record lacks; and the end and the dice that the keys were given with, which the record's own must
 * not replace: no game of a new day is one of the old days.
 */
async function withKey(record: RoomRecord, keys: readonly DayKey[]): Promise<RoomRecord> {
  if (!record.day || keys.length === 0) return record;
  const given = await keyFrom(keys, record.day.day, sha256);
  if (!given) return record;
  const day: RecordedDay = {
    ...record.day,
    key: record.day.key ?? given.key,
    end: given.end ?? record.day.end,
    dice: given.dice === 1 ? record.day.dice : given.dice,
  };
  return { ...record, day };
}
