import { type ProofFault, verifyAdversary } from '@inkling/codes/reference/adversary-proof';
import { CODE_RULES, needShape, needText } from '@inkling/core/arguments';
import type { CodeRules } from '@inkling/core/deduction';
import { type Code, type Feedback, feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeBase64url, parseBase64url } from '../../encoding/base64url.ts';
import {
  type Fields,
  isCount,
  isFields,
  type JsonFault,
  readJson,
  textOf,
  versionText,
} from '../../encoding/json-file.ts';
import { HASH_BYTES, isOpeningOf, SALT_BYTES, type Sha256 } from '../../promise/commitment.ts';
import type { Position } from '../analysis/position.ts';
import { isCountable, positionAfter } from '../analysis/positions.ts';
import { openingOf } from '../duel/duel-link.ts';
import { checkFeedback, makeCode, parseCode } from '../rules/notation.ts';
import { makeRules, parseRules } from '../rules/rules.ts';

/**
 * One finished sheet of Mastermind, in a form that can be verified without trusting its author: the turns, the
 * code, and what the maker claims, namely to have kept a promise or to have been an adversary that never lied.
 * A game in a server room is a `RoomRecord` instead.
 */
export interface GameRecord {
  readonly rules: CodeRules;
  /** 1 … 99 */
  readonly turnsMax: number;
  readonly turns: readonly RecordedTurn[];
  readonly code: Code;
  /** The promise made before the game, and the salt needed to verify it. */
  readonly promise: { readonly commitment: Uint8Array; readonly salt: Uint8Array } | undefined;
  /** Whether the maker claims to have been the adversary. If so, every turn has `left`. */
  readonly adversary: boolean;
}

export interface RecordedTurn extends Feedback {
  readonly guess: Code;
  /** The number of codes consistent with all answers so far, as the maker claims. */
  readonly left: bigint | undefined;
}

export type RecordFault =
  | JsonFault
  /** `version`: the version in the file, as JSON. */
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'unknown-game' }
  /** `field` is the name in the file; `turn` is zero-based. */
  | { readonly code: 'bad-field'; readonly field: string; readonly turn?: number };

/** The result of `verifyGameRecord`: whether the turns, answers, counts, promise and adversary claim are correct. */
export interface RecordVerdict {
  /** True if nothing wrong was found. */
  readonly ok: boolean;
  /** Zero-based index of the first turn after the end of the game: the code had been found, or no turns were left. */
  readonly surplus?: number;
  /** Turns with wrong answers, each with the correct answer. */
  readonly wrong: readonly (Feedback & { readonly turn: number })[];
  /** Turns that claim a wrong number of remaining codes, each with the correct number. */
  readonly miscounted: readonly { readonly turn: number; readonly left: bigint }[];
  /** `unchecked`: after some turn, too many codes are left to count. `none`: no turn claims a number. */
  readonly counts: 'true' | 'false' | 'unchecked' | 'none';
  readonly promise: 'kept' | 'broken' | 'none';
  readonly adversary: 'proved' | 'none' | ProofFault;
}

/**
 * Serialises a record: `{"inkling": "game", "v": 1, "game": "mastermind", "rules": "p4c6r", "turnsMax": 12,
 * "turns": [{"guess": "aabb", "exact": 1, "near": 0, "left": "256"}], "code": "abcd", "commitment": …, "salt":
 * …, "maker": "adversary"}`. The last three fields and `left` are optional.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeGameRecord(record: GameRecord): string {
  needShape(record, 'record', RECORD);
  return JSON.stringify({
    inkling: 'game',
    v: VERSION,
    game: 'mastermind',
    rules: makeRules(record.rules),
    turnsMax: record.turnsMax,
    turns: record.turns.map(({ guess, exact, near, left }) => ({
      guess: makeCode(guess),
      exact,
      near,
      ...(left === undefined ? {} : { left: left.toString() }),
    })),
    code: makeCode(record.code),
    ...(record.promise
      ? { commitment: makeBase64url(record.promise.commitment), salt: makeBase64url(record.promise.salt) }
      : {}),
    ...(record.adversary ? { maker: 'adversary' } : {}),
  });
}

/**
 * Parses a record, ignoring unknown fields. Never throws because of the text itself. Law:
 * `parseGameRecord(makeGameRecord(r))` is `r`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function parseGameRecord(text: string): Result<GameRecord, RecordFault> {
  needText(text, 'text');
  const read = readJson(text, RECORD_LENGTH_MAX);
  if (!read.ok) return read;
  const file = read.value;
  if (file['inkling'] !== 'game') return fail({ code: 'not-a-record' });
  if (file['v'] !== VERSION) return fail({ code: 'unknown-version', version: versionText(file['v']) });
  if (file['game'] !== 'mastermind') return fail({ code: 'unknown-game' });
  const rules = parseRules(textOf(file['rules']));
  if (!rules.ok) return fail({ code: 'bad-field', field: 'rules' });
  const turnsMax = file['turnsMax'];
  if (!isCount(turnsMax, 1, TURNS_MAX)) return fail({ code: 'bad-field', field: 'turnsMax' });
  const { maker } = { maker: file['maker'] };
  if (maker !== undefined && maker !== 'adversary') return fail({ code: 'bad-field', field: 'maker' });
  const adversary = maker === 'adversary';
  const list = file['turns'];
  if (!Array.isArray(list) || list.length > TURNS_MAX) return fail({ code: 'bad-field', field: 'turns' });
  const turns: RecordedTurn[] = [];
  for (const [turn, entry] of list.entries()) {
    const known = readTurn(entry, rules.value, adversary);
    if (typeof known === 'string') return fail({ code: 'bad-field', field: known, turn });
    turns.push(known);
  }
  const code = parseCode(textOf(file['code']), rules.value);
  if (!code.ok) return fail({ code: 'bad-field', field: 'code' });
  const promise = readPromise(file);
  if (typeof promise === 'string') return fail({ code: 'bad-field', field: promise });
  return ok({ rules: rules.value, turnsMax, turns, code: Array.from(code.value), promise, adversary });
}

/**
 * Verifies everything that a record claims.
 *
 * @throws TypeError that names an argument that is wrong
 */
export async function verifyGameRecord(record: GameRecord, sha256: Sha256): Promise<RecordVerdict> {
  needShape(record, 'record', RECORD);
  needShape(sha256, 'sha256', 'function');
  const { rules, turns, code, promise } = record;
  const wrong = turns.flatMap(({ guess, exact, near }, turn) => {
    const truth = scoreCode(guess, code);
    return truth === feedbackClass(exact, near) ? [] : [{ turn, ...feedbackOf(truth) }];
  });
  const kept =
    promise && (await isOpeningOf(promise.commitment, openingOf({ ...record, salt: promise.salt }), sha256));
  const proof = record.adversary
    ? verifyAdversary({ rules, code, turns: turns.map((turn) => ({ ...turn, left: turn.left ?? -1n })) })
    : undefined;
  const verdict = {
    wrong,
    ...countsOf(record),
    promise: promise === undefined ? 'none' : kept ? 'kept' : 'broken',
    adversary: proof === undefined ? 'none' : proof.ok ? 'proved' : proof.error,
  } as const;
  const surplus = surplusOf(record);
  const isPlayed = surplus === undefined && wrong.length === 0 && verdict.counts !== 'false';
  const sound = isPlayed && verdict.promise !== 'broken' && proof?.ok !== false;
  return { ok: sound, ...(surplus === undefined ? {} : { surplus }), ...verdict };
}

const RECORD = { rules: CODE_RULES, turns: 'list', code: 'numbers' } as const;
const VERSION = 1;
const TURNS_MAX = 99;
const RECORD_LENGTH_MAX = 100_000;

function surplusOf({ rules, turnsMax, turns }: GameRecord): number | undefined {
  const found = turns.findIndex(({ exact }) => exact === rules.places);
  const end = found < 0 ? turnsMax : Math.min(found + 1, turnsMax);
  return turns.length > end ? end : undefined;
}

/** Recounts the remaining codes for the turns that claim a number. */
function countsOf({ rules, turns }: GameRecord): Pick<RecordVerdict, 'miscounted' | 'counts'> {
  const last = turns.findLastIndex(({ left }) => left !== undefined);
  if (last < 0) return { miscounted: [], counts: 'none' };
  const start = positionAfter(rules, []);
  let position: Position | undefined = start.ok ? start.value : undefined;
  const miscounted: { turn: number; left: bigint }[] = [];
  for (const [turn, { guess, exact, near, left }] of turns.slice(0, last + 1).entries()) {
    position = position?.with({ guess, feedback: feedbackClass(exact, near) });
    // A later turn may leave fewer codes, but its count builds on this one.
    if (!position || !isCountable(position))
      return { miscounted, counts: miscounted.length > 0 ? 'false' : 'unchecked' };
    const truth = position.count();
    if (left !== undefined && left !== truth) miscounted.push({ turn, left: truth });
  }
  return { miscounted, counts: miscounted.length > 0 ? 'false' : 'true' };
}

function readTurn(entry: unknown, rules: CodeRules, adversary: boolean): RecordedTurn | string {
  if (!isFields(entry)) return 'turns';
  const guess = parseCode(textOf(entry['guess']), rules);
  if (!guess.ok) return 'guess';
  const { exact, near, left } = { exact: entry['exact'], near: entry['near'], left: entry['left'] };
  if (!isCount(exact, 0, rules.places)) return 'exact';
  if (!isCount(near, 0, rules.places) || !checkFeedback(exact, near, rules.places).ok) return 'near';
  if (left === undefined && !adversary) return { guess: Array.from(guess.value), exact, near, left };
  if (!/^\d{1,24}$/.test(textOf(left))) return 'left';
  return { guess: Array.from(guess.value), exact, near, left: BigInt(textOf(left)) };
}

function readPromise(file: Fields): GameRecord['promise'] | string {
  if (file['commitment'] === undefined && file['salt'] === undefined) return undefined;
  const commitment = parseBase64url(textOf(file['commitment']), HASH_BYTES);
  const salt = parseBase64url(textOf(file['salt']), SALT_BYTES);
  if (!commitment) return 'commitment';
  return salt ? { commitment, salt } : 'salt';
}
