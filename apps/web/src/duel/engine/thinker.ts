import { positionAfter } from 'inkling/mastermind/positions';
import type { Asked } from '../../engine/protocol.ts';
import type { Checked, DuelQuestions } from './questions.ts';

/** Answers the duel's one question; between counting and explaining a newer question may come first. */
export function* answerDuel({ ask }: Asked<DuelQuestions>): Generator<unknown, Checked> {
  const position = positionAfter(ask.rules, ask.turns);
  if (!position.ok) return { kind: 'too-large' };
  yield;
  const check = position.value.check();
  if (check.consistent) return { kind: 'counted', left: check.left };
  return { kind: 'contradictory', turns: check.conflicts[0] ?? [] };
}
