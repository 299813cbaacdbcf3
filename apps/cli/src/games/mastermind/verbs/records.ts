import { ok } from '@inkling/core/result';
import {
  parseGameRecord,
  type RecordVerdict,
  verifyGameRecord,
} from '@inkling/games/mastermind/record/game-record';
import type { RecordCheck } from '../../../contract/game-records.ts';
import { grouped } from '../../../messages/numbers.ts';
import { sha256 } from '../../../shell/sha256.ts';

/** Checks one finished sheet, with or without a promise, or against an adversary. */
export const checkSheetRecord: RecordCheck = async (text) => {
  const record = parseGameRecord(text);
  if (!record.ok) return record;
  const verdict = await verifyGameRecord(record.value, sha256);
  const head = verdict.ok ? ['Verified: every answer is what the code gives.'] : [];
  const miscounted = verdict.miscounted.map(({ turn, left }) => ({ turn, left: left.toString() }));
  return ok({ verdict: { ...verdict, miscounted }, lines: [...head, ...sayVerdict(verdict)] });
};

/** Describes the result of checking a game record. */
function sayVerdict({
  surplus,
  wrong,
  miscounted,
  counts,
  promise,
  adversary,
}: RecordVerdict): readonly string[] {
  return [
    ...(surplus === undefined ? [] : [`Turn ${surplus + 1} comes after the end of the game.`]),
    ...wrong.map(
      ({ turn, exact, near }) =>
        `Turn ${turn + 1} was answered wrongly: the code gives ${exact} exact, ${near} near.`,
    ),
    ...miscounted.map(
      ({ turn, left }) =>
        `Turn ${turn + 1} states a wrong number of codes left: ${left === 1n ? '1 code fits' : `${grouped(left)} codes fit`} the answers so far.`,
    ),
    ...(counts === 'true' ? ['Each number of codes left was counted again, and is true.'] : []),
    ...(counts === 'unchecked'
      ? ['The numbers of codes left were not checked: there is too much to count.']
      : []),
    ...(promise === 'broken' ? ['The code is not the one that was promised before the game.'] : []),
    ...(promise === 'kept' ? ['The code is the one that was promised before the game.'] : []),
    ...(adversary === 'proved' ? ['The adversary always kept a largest set, and never lied.'] : []),
    ...(adversary !== 'proved' && adversary !== 'none'
      ? ['The claim to have been the adversary does not hold.']
      : []),
  ];
}
