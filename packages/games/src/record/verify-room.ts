import { needShape } from '@inkling/core/arguments';
import type { RandomState } from '@inkling/core/random';
import type { AnyGameModule } from '../contract/game-module.ts';
import type { PlayedVerdict } from '../contract/record.ts';
import { isKeyOf, sameBytes } from '../daily/daily-key.ts';
import { dayDraws, dayRandom } from '../daily/day-draws.ts';
import { commit, type Sha256 } from '../promise/commitment.ts';
import { drawBytes, drawState, promisedSeed } from '../promise/joint-draw.ts';
import { drawersOf, misfitOf } from './drawers.ts';
import { judgeSheets } from './judge-sheets.ts';
import type { RoomRecord } from './room-record.ts';
import type { RoomVerdict } from './room-verdict.ts';

/**
 * What a verification needs in addition to the record. `module` must be that of the record's game. If its word
 * lists are not loaded, everything except the dealing of the secret is checked.
 */
export interface VerificationContext {
  readonly sha256: Sha256;
  readonly module: AnyGameModule;
}

/**
 * Verifies everything that a record claims. The record must have been parsed with the same module.
 *
 * @throws TypeError that names an argument that is wrong
 */
export async function verifyRoomRecord(record: RoomRecord, world: VerificationContext): Promise<RoomVerdict> {
  needShape(record, 'record', { game: 'text', rules: 'text' });
  needShape(world, 'world', { sha256: 'function', module: { id: 'text', record: 'object', room: 'object' } });
  const played = judgePlay(record, world.module);
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

function judgePlay(record: RoomRecord, { id, record: spec }: AnyGameModule): PlayedVerdict {
  if (id !== record.game || !spec)
    throw new Error(`the record is for ${record.game}, but the module is ${id}`);
  if (spec.kind === 'sheets') {
    const laws = spec.laws(record.rules);
    if (laws) return judgeSheets(record, laws);
  } else {
    const laws = spec.laws(record.rules);
    const { table, secret, winner } = record;
    if (laws && table) return laws.judge({ ...table, secret, winner });
  }
  throw new Error('the rules of the record are invalid: parse it first');
}

async function judgePromise(record: RoomRecord, sha256: Sha256): Promise<RoomVerdict['promise']> {
  const { game, rules, secret, promise, draw } = record;
  if (!promise) return 'none';
  const code = draw ? promisedSeed(draw.seed) : secret;
  const kept = await commit({ game, rules, salt: promise.salt, code }, sha256);
  return sameBytes(kept, promise.commitment) ? 'kept' : 'broken';
}

async function judgeDraw(
  record: RoomRecord,
  { sha256, module }: VerificationContext,
): Promise<RoomVerdict['draw']> {
  const { maker, day, draw, secret, rules } = record;
  if (!draw) return maker === 'drawn' && !day ? 'alone' : 'none';
  const table = module.record?.kind === 'table' ? module.record.laws(rules) : undefined;
  if (misfitOf(draw, drawersOf(record.sheets, table)) !== undefined) return 'false';
  const dealt = dealtSecret(module, rules, drawState(await sha256(drawBytes(draw))));
  if (dealt === undefined) return 'unchecked';
  if (dealt !== secret) return 'false';
  return draw.nonces.length > 0 ? 'joint' : 'alone';
}

async function judgeDay(
  record: RoomRecord,
  { sha256, module }: VerificationContext,
): Promise<RoomVerdict['day']> {
  const { day, game, rules, secret } = record;
  if (!day) return 'none';
  const { key, guest } = day;
  if (!key) return 'unreleased';
  if (!(await isKeyOf(day.day, key, day.end, sha256))) return 'false-key';
  const copies = module.daily?.copies;
  if (!copies) {
    const dealt = dealtSecret(module, rules, await dayRandom(key, game, sha256));
    return dealt === undefined ? 'unchecked' : dealt === secret ? 'proved' : 'false-secret';
  }
  const params = module.room.parseRules(rules, 'drawn');
  if (!params.ok || !copies.canDraw(params.value)) return 'unchecked';
  const draws = dayDraws(key, sha256);
  if (guest === undefined)
    return (await copies.isCopy(params.value, secret, draws)) ? 'copy' : 'false-secret';
  return (await copies.copyFor(params.value, guest, draws)) === secret ? 'proved' : 'false-secret';
}

/** Returns the secret that this random state deals. Undefined if the word lists to deal from are missing. */
export function dealtSecret({ room }: AnyGameModule, rules: string, random: RandomState): string | undefined {
  const params = room.parseRules(rules, 'drawn');
  return params.ok ? room.secretText(room.start(params.value, 'drawn', random)) : undefined;
}
