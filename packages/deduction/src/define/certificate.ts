import { parseStrategy, parseStrategyHeader } from '../optimum/strategy-text.ts';
import { type CheckedGame, verifyStrategy } from '../optimum/verify.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { DefinedStrategy, gameCodec, OWN_GAME, rulesOf } from './strategy.ts';

/** The strategy that a valid certificate contains, or what is wrong with an invalid one. */
export type CertificateVerdict<Secret, Guess, Answer extends AnswerValue> =
  | { readonly ok: true; readonly strategy: DefinedStrategy<Secret, Guess, Answer> }
  | {
      readonly ok: false;
      /** An error in the text, `other-game`, an error in the tree, or `false-claim`. */
      readonly code: string;
      /** One-based line number; 0 if the error has no line. */
      readonly line: number;
      /** The version in the file; only set for `unknown-version`. */
      readonly version?: string | undefined;
    };

/**
 * Checks a certificate by following every secret through the tree with the game's own `answer` function; nothing in the
 * text is trusted. This proves that the strategy works and costs what it claims, not that no strategy costs less.
 */
export function checkCertificate<Secret, Guess, Answer extends AnswerValue>(
  text: string,
  game: GameTable<Secret, Guess, Answer>,
): CertificateVerdict<Secret, Guess, Answer> {
  const { definition, goal, secrets, guesses, table, weights } = game;
  const fault = (code: string, line: number) => ({ ok: false, code, line }) as const;
  for (let guess = 0; guess < guesses.items.length; guess++) table.row(guess);
  const header = parseStrategyHeader(text);
  if (!header.ok) return { ok: false, ...header.error };
  if (header.value.game !== OWN_GAME || header.value.rules !== rulesOf(game)) return fault('other-game', 0);
  const read = parseStrategy(text, gameCodec(game));
  if (!read.ok) return fault(read.error.code, read.error.line);
  const { file, lineOf } = read.value;
  const guessCount = guesses.items.length;
  const named = table.answers.length;
  const checkedGame: CheckedGame = {
    secretCount: secrets.items.length,
    guessCount: goal === 'found' ? guessCount : guessCount + secrets.items.length,
    solved: goal === 'found' ? game.solved : named,
    ...(weights && { weigh: (secret) => weights[secret] as number }),
    evaluate: (guess, secret) => {
      if (guess >= guessCount) return guess - guessCount === secret ? named : named + 1;
      return table.classOfAnswer(definition.answer(guesses.items[guess], secrets.items[secret]));
    },
  };
  const verdict = verifyStrategy(file.root, checkedGame);
  if ('code' in verdict) return fault(verdict.code, lineOf(verdict.node));
  const wrongName = goal === 'identified' && namesEarly(file.root, guessCount);
  if (wrongName) return fault('solved-branch', 0);
  // A guess that only names the last secret costs nothing in the game.
  const naming = goal === 'found' ? 0 : (weights?.reduce((sum, weight) => sum + weight, 0) ?? 0);
  const weighted = weights && verdict.weighted - naming;
  const strategy = new DefinedStrategy(game, file.root, verdict.histogram, weighted);
  const { claim } = file;
  const isTrue =
    claim.total === verdict.total &&
    claim.worst === verdict.worst &&
    claim.histogram.join() === verdict.histogram.join();
  return isTrue ? { ok: true, strategy } : fault('false-claim', 0);
}

/** Whether the tree names a secret while others are left. No game has such a guess. */
function namesEarly(
  node: { readonly guess: number; readonly branches: readonly { readonly next: typeof node }[] },
  guessCount: number,
): boolean {
  if (node.guess >= guessCount && node.branches.length > 0) return true;
  return node.branches.some(({ next }) => namesEarly(next, guessCount));
}
