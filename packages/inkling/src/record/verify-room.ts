import type { RandomState } from '@inkling/core/random';
import { mastermind } from '@inkling/games/mastermind/game';
import { makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { parseParams } from '@inkling/games/mastermind/params';
import { parseParams as parseTable } from '@inkling/games/witch/params';
import type { Roster } from '@inkling/games/witch/roster';
import { startState } from '@inkling/games/witch/state';
import type { WordGame } from '@inkling/games/word/game';
import { commit, type Sha256 } from '../commitment.ts';
import { dayCode, dayCopy, dayDice, isCopy } from '../daily-challenge.ts';
import { isKeyOf, sameBytes } from '../daily-key.ts';
import { drawBytes, drawState, promisedSeed } from '../joint-draw.ts';
import { makeBoardText } from '../witch-board-text.ts';
import { judgeSheets } from './judge-sheets.ts';
import { judgeTable } from './judge-table.ts';
import type { RoomRecord } from './room-record.ts';
import type { RoomVerdict } from './room-verdict.ts';

/** What a check needs from outside. Without the words a record is checked as far as it goes without them. */
export interface RecordWorld {
  readonly sha256: Sha256;
  readonly roster: Roster;
  readonly word?: WordGame | undefined;
}

/** Checks all that a record claims. */
export async function verifyRoomRecord(record: RoomRecord, world: RecordWorld): Promise<RoomVerdict> {
  const played = record.game === 'witch' ? judgeTable(record, world.roster) : judgeSheets(record);
  const promise = await judgePromise(record, world.sha256);
  const draw = await judgeDraw(record, world);
  const day = await judgeDay(record, world);
  const sound =
    promise !== 'broken' &&
    draw !== 'false' &&
    day !== 'false-key' &&
    day !== 'false-secret' &&
    played.wrong.length + played.claims.length === 0;
  return { ok: sound, promise, draw, day, ...played };
}

async function judgePromise(record: RoomRecord, sha256: Sha256): Promise<RoomVerdict['promise']> {
  const { game, rules, secret, promise, draw } = record;
  if (!promise) return 'none';
  const code = draw ? promisedSeed(draw.seed) : secret;
  const kept = await commit({ game, rules, salt: promise.salt, code }, sha256);
  return sameBytes(kept, promise.commitment) ? 'kept' : 'broken';
}

async function judgeDraw(record: RoomRecord, world: RecordWorld): Promise<RoomVerdict['draw']> {
  const { maker, day, draw, secret } = record;
  if (!draw) return maker === 'drawn' && !day ? 'alone' : 'none';
  const dealt = deal(record, drawState(await world.sha256(drawBytes(draw))), world);
  if (dealt === undefined) return 'unchecked';
  if (dealt !== secret) return 'false';
  return draw.nonces.length > 0 ? 'joint' : 'alone';
}

async function judgeDay(record: RoomRecord, world: RecordWorld): Promise<RoomVerdict['day']> {
  const { day, game, rules, secret } = record;
  const { sha256 } = world;
  if (!day) return 'none';
  if (!day.key) return 'unreleased';
  if (!(await isKeyOf(day.day, day.key, day.end, sha256))) return 'false-key';
  if (game !== 'mastermind') {
    const dealt = deal(record, await dayDice(day.key, game, day.dice, sha256), world);
    return dealt === undefined ? 'unchecked' : dealt === secret ? 'proved' : 'false-secret';
  }
  const params = parseParams(`${rules}/drawn`);
  if (!params.ok || params.value.rules.symbols ** params.value.rules.places > CODES_MAX) return 'unchecked';
  const code = parseCode(secret, params.value.rules);
  if (!code.ok) throw new Error('a record with a code that was not read');
  if (day.guest === undefined)
    return isCopy(await dayCode(day.key, params.value.rules, sha256), code.value) ? 'copy' : 'false-secret';
  const copy = await dayCopy(day.key, day.guest, params.value.rules, sha256);
  return makeCode(copy) === secret ? 'proved' : 'false-secret';
}

const CODES_MAX = 2 ** 32;

/** The text of the secret that these dice deal; `undefined` where there is nothing to deal from. */
export function deal(
  { game, rules }: Pick<RoomRecord, 'game' | 'rules'>,
  dice: RandomState,
  { word, roster }: Pick<RecordWorld, 'word' | 'roster'>,
): string | undefined {
  if (game === 'mastermind') {
    const params = parseParams(`${rules}/drawn`);
    return params.ok ? makeCode(mastermind.start(params.value, dice).secret ?? []) : undefined;
  }
  if (game === 'word') {
    const params = word?.parseParams(rules);
    return word && params?.ok ? word.start(params.value, dice).secret : undefined;
  }
  const params = parseTable(rules);
  if (!params.ok) return undefined;
  return makeBoardText(startState(params.value, roster, dice).secret, roster);
}
