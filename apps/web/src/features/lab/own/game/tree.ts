import { verifyCertificate } from '@inkling/deduction/combine/verify-certificate';
import type { DefinedDeduction } from '@inkling/deduction/define/deduction';
import type { AnsweredGuess, AnswerValue } from '@inkling/deduction/define/definition';
import type { TreeNode } from './questions.ts';

type TableGame = DefinedDeduction<string, string, AnswerValue>;

/** Verifies a certificate and returns its strategy as a tree. Returns undefined if the certificate is invalid. */
export function treeOf(game: TableGame, certificate: string): TreeNode | undefined {
  const verdict = verifyCertificate(certificate, game);
  if (!verdict.ok) return undefined;
  const { solved } = game.definition;
  const visit = (
    answer: AnswerValue | undefined,
    secrets: readonly string[],
    turns: readonly AnsweredGuess<string, AnswerValue>[],
  ): TreeNode => {
    const isOver = answer !== undefined && answer === solved;
    const guess = isOver ? undefined : verdict.strategy.next(turns);
    const parts = new Map<AnswerValue, string[]>();
    if (guess !== undefined)
      for (const secret of secrets) {
        const answer = game.answer(guess, secret);
        const part = parts.get(answer);
        if (part) part.push(secret);
        else parts.set(answer, [secret]);
      }
    return {
      answer: answer === undefined ? undefined : String(answer),
      left: secrets.length,
      guess,
      secrets: secrets.slice(0, NAMED_MAX),
      branches: [...parts]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([answer, part]) => visit(answer, part, [...turns, [guess as string, answer]])),
    };
  };
  return visit(undefined, game.secrets, []);
}

/** The maximum number of secrets listed at a node. */
const NAMED_MAX = 4;
