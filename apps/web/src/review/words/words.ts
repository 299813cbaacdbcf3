import type { Code } from '@inkling/core/feedback';
import type { Choice, Reference, Review, ReviewedTurn } from 'inkling/mastermind/review';
import type { ShareCard, ShareRow } from 'inkling/share';
import type { ReviewCommandFault } from '../command.ts';
import type { Shared } from '../sharing.ts';
import type { DrillWords } from './drill-words.ts';

export type NamesOf = (code: Code) => readonly string[];

/** Everything that Review says, shown or spoken. Turns arrive as people count them, from 1. */
export interface ReviewWords {
  title(seed: string): string;
  readonly heading: string;
  readonly none: string;
  readonly missing: string;
  readonly noTurns: string;
  readonly tooLarge: string;
  readonly toHistory: string;
  readonly seed: string;
  progress(done: number, total: number): string;
  readonly judged: string;
  readonly broken: string;
  readonly reference: string;
  readonly references: Readonly<Record<Reference, string>>;
  turn(turn: number): string;
  row(turn: number, guess: readonly string[], exact: number, near: number): string;
  change(before: number, after: number): string;
  bits(turn: ReviewedTurn): string;
  cost(choice: Choice | undefined): string;
  best(choice: Choice, namesOf: NamesOf): string;
  facts(turn: ReviewedTurn): readonly string[];
  turnSentence(turn: number, reviewed: ReviewedTurn, namesOf: NamesOf): string;
  summary(review: Review): string;
  noneCostly(isOver: boolean): string;
  readonly previous: string;
  readonly next: string;
  readonly costly: string;
  readonly tryAgain: string;
  readonly playBest: string;
  /** Said when the best guess cannot be played: it was played, or it is not known yet. */
  nothingBetter(isJudged: boolean): string;
  fault(fault: ReviewCommandFault): string;
  readonly keysOpen: string;
  readonly placeholder: string;
  readonly keyRows: readonly (readonly [readonly string[], string])[];
  readonly commandRows: readonly (readonly [string, string])[];
  readonly drill: DrillWords;
  readonly terms: string;
  readonly notOpened: string;
  readonly share: {
    readonly heading: string;
    readonly copy: Readonly<Record<Shared, string>>;
    readonly copied: Readonly<Record<Shared, string>>;
    readonly notCopied: string;
    readonly tooLong: string;
    readonly text: string;
    readonly honest: string;
    plain(card: ShareCard): string;
    readonly picture: {
      readonly show: string;
      readonly name: string;
      title(card: ShareCard): string;
      result(card: ShareCard): string;
      left(row: ShareRow): string;
      readonly copy: string;
      readonly save: string;
      readonly copyAlt: string;
      readonly copied: string;
      readonly saved: string;
      readonly altCopied: string;
      readonly notCopied: string;
      readonly failed: string;
    };
  };
}
