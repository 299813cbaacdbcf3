import type { Code } from '@inkling/core/feedback';
import type { FeedbackFault } from '@inkling/games/mastermind/notation';
import type { Quiz, Scoring, Slip, Stage, SymbolCount } from '../session/scoring.ts';

export interface ScoringWords {
  readonly secret: string;
  readonly guess: string;
  readonly next: string;
  readonly stages: Readonly<Record<Stage, string>>;
  stage(stage: Stage, scoring: Scoring): string;
  score(guess: Code, secret: Code, scoring: Scoring): string;
  /** The drawing in words. */
  drawing(guess: Code, scoring: Scoring): string;
  readonly countHeading: string;
  readonly countHeads: readonly [string, string, string, string];
  readonly countRule: string;
  sum(scoring: Scoring): string;
  readonly mistakeHeading: string;
  readonly noMistake: string;
  mistake(scoring: Scoring, overcounted: SymbolCount): string;
  readonly quizHeading: string;
  question(guess: Code, secret: Code): string;
  readonly exact: string;
  readonly near: string;
  readonly check: string;
  readonly another: string;
  verdict(quiz: Quiz & { readonly slip: Slip }): string;
  answerFault(fault: FeedbackFault): string;
}
