import { fail, type Result } from '@inkling/core/result';
import { sameBytes } from '@inkling/games/daily/daily-key';
import { isDayKeys, keyFrom, parseDayKeys } from '@inkling/games/record/day-keys';
import type { RoomRecord } from '@inkling/games/record/room-record';
import { gameOfRecord, parseRoomRecord } from '@inkling/games/record/room-text';
import { verifyRoomRecord } from '@inkling/games/record/verify-room';
import { loadGame } from '@inkling/games/registry';
import type { CheckedRecord, RecordFault } from '../../contract/game-records.ts';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { quoted } from '../../messages/numbers.ts';
import { EXIT } from '../../shell/exit.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import { type Outcome, refusal } from '../../shell/refusal.ts';
import { sha256 } from '../../shell/sha256.ts';
import type { World } from '../../shell/world.ts';
import type { VerifyOptions } from './options.ts';
import { sayOtherEnd, sayRecordFault, sayRoomVerdict } from './record-messages.ts';
import { failed } from './verified.ts';
import { verifyKeys } from './verify-keys.ts';

/**
 * Checks a JSON file: a game, of one sheet or of a room, or the keys of past days. `keysText` is the file of keys
 * given with a game, for the challenge of a day that was not over when the game was saved.
 */
export async function verifyJson(
  text: string,
  keysText: string | undefined,
  options: VerifyOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Outcome> {
  if (isDayKeys(text)) return verifyKeys(text, options, games, world);
  const game = gameOfRecord(text);
  const module = game.ok ? await loadGame(game.value, '') : undefined;
  const room = parseRoomRecord(text, module ? [module] : []);
  if (room.ok) {
    const keys = keysText === undefined ? undefined : parseDayKeys(keysText);
    if (keys && !keys.ok)
      return refusal(
        'bad-file',
        `${quoted(options.keys ?? '')}: ${sayRecordFault(keys.error, keysText ?? '')}`,
        '--keys',
      );
    const { day } = room.value;
    const given = day && keys && (await keyFrom(keys.value, day.day, sha256));
    if (day && given?.end && !sameBytes(given.end, day.end)) {
      const sentence = sayOtherEnd(day.day, options.keys ?? '');
      return failed({ code: 'other-end', day: day.day }, sentence, options, world);
    }
    const record = day && given ? { ...room.value, day: { ...day, key: day.key ?? given.key } } : room.value;
    return verifyRoom(record, options, games, world);
  }
  const own = await checkOwnRecord(text, games);
  if (own.ok) return tell(own.value, options, world);
  const known = room.error.code === 'not-a-record' ? own.error : room.error;
  return failed({ ...known }, sayRecordFault(known, text), options, world);
}

async function verifyRoom(
  record: RoomRecord,
  options: VerifyOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Outcome> {
  const module = await loadGame(record.game, record.rules);
  if (!module) throw new Error(`no game ${record.game}, though its record was read`);
  const verdict = await verifyRoomRecord(record, { sha256, module });
  const sayGuessFault = verdict.claims.some(({ what }) => what === 'guess')
    ? await games.find(({ id }) => id === record.game)?.records?.loadGuessFaults?.()
    : undefined;
  const lines = sayRoomVerdict(record, verdict, games, options.keys, sayGuessFault);
  if (!verdict.ok) return failed({ ...verdict }, lines.join('\n'), options, world);
  if (options.json) printJson(world.out, { ...verdict, winner: verdict.winner ?? null });
  else printLines(world.out, lines);
  return EXIT.done;
}

/**
 * Checks a record of one game alone, using the game that recognises it.
 */
async function checkOwnRecord(
  text: string,
  games: readonly GameTerminal[],
): Promise<Result<CheckedRecord, RecordFault>> {
  let fault: RecordFault = { code: 'not-a-record' };
  for (const { records } of games) {
    const checked = records?.load && (await (await records.load())(text));
    if (checked?.ok) return checked;
    if (checked && fault.code === 'not-a-record') fault = checked.error;
  }
  return fail(fault);
}

function tell({ verdict, lines }: CheckedRecord, options: VerifyOptions, world: World): Outcome {
  if (!verdict.ok) return failed({ ...verdict }, lines.join(' '), options, world);
  if (options.json) printJson(world.out, { ...verdict });
  else printLines(world.out, lines);
  return EXIT.done;
}
