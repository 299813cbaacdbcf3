import type { WordFindings } from '../../engine/questions.ts';
import { helperMessages } from '../messages/language.ts';

/** Which rounds cannot all be true; `undefined` while they can. */
export function conflictSentence(findings: WordFindings | undefined): string | undefined {
  if (!findings || findings.check.consistent) return undefined;
  const { conflict, repairs } = findings.check;
  return helperMessages().conflict.spoken(conflict, repairs.length);
}
