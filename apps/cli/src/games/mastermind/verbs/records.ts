import { ok } from '@inkling/core/result';
import {
  parseGameRecord,
  type RecordVerdict,
  verifyGameRecord,
} from '@inkling/games/mastermind/record/game-record';
import type { RecordCheck } from '../../../contract/game-records.ts';
import { sha256 } from '../../../shell/sha256.ts';

/** Checks one finished sheet, with or without a promise, or against an adversary. */
export const checkSheetRecord: RecordCheck = async (text) => {
  const record = parseGameRecord(text);
  if (!record.ok) return record;
  const verdict = await verifyGameRecord(record.value, sha256);
  const head = verdict.ok ? ['Verified: every answer is what the code gives.'] : [];
  return ok({ verdict, lines: [...head, ...sayVerdict(verdict)] });
};

/** What a checked game record shows. */
function sayVerdict({ wrong, promise, adversary }: RecordVerdict): readonly string[] {
  return [
    ...wrong.map(
      ({ turn, exact, near }) =>
        `Turn ${turn + 1} was answered wrongly: the code gives ${exact} exact, ${near} near.`,
    ),
    ...(promise === 'broken' ? ['The code is not the one that was promised before the game.'] : []),
    ...(promise === 'kept' ? ['The code is the one that was promised before the game.'] : []),
    ...(adversary === 'proved' ? ['The adversary always kept a largest set, and never lied.'] : []),
    ...(adversary !== 'proved' && adversary !== 'none'
      ? ['The claim to have been the adversary does not hold.']
      : []),
  ];
}
