import { positionAfter } from '@inkling/games/mastermind/analysis/positions';
import type { Asked } from '../../../../shell/worker/protocol.ts';
import { serveQuestions } from '../../../../shell/worker/serve.ts';
import type { Checked, LinkDuelQuestions } from './questions.ts';

/** Answers the duel's only question. Yields before the check, so that a newer question can go first. */
function* answerCheck({ ask }: Asked<LinkDuelQuestions>): Generator<unknown, Checked> {
  const position = positionAfter(ask.rules, ask.turns);
  if (!position.ok) return { kind: 'too-large' };
  yield;
  const check = position.value.check();
  if (check.consistent) return { kind: 'counted', left: check.left };
  return { kind: 'contradictory', turns: check.conflicts[0] ?? [] };
}

serveQuestions<LinkDuelQuestions>(answerCheck);
