import type { Pair, TouchRule } from '@inkling/solvers/placement/grid';
import type { BoardFacts, Tool } from '../session/pairing-board.ts';

/** Squares arrive from 0. */
export interface WitchCentreWords {
  readonly board: string;
  readonly toolLabel: string;
  readonly tools: Readonly<Record<Tool, string>>;
  readonly toolHelp: Readonly<Record<Tool, string>>;
  readonly ruleLabel: string;
  readonly rules: Readonly<Record<TouchRule, string>>;
  readonly ruleSentence: Readonly<Record<TouchRule, string>>;
  readonly next: string;
  readonly clear: string;
  square(
    square: number,
    what: 'special' | 'held' | 'free',
    mate: number | undefined,
    touches: boolean,
  ): string;
  readonly factsHeading: string;
  /** What is known of the specials as they stand. */
  sentence(facts: BoardFacts): string;
  conflicts(pairs: readonly Pair[]): string;
  readonly countsHeading: string;
  readonly countsHeads: readonly [string, string];
  counted(facts: BoardFacts): string;
  readonly bySquareHeading: string;
  readonly bySquareCaption: string;
  bySquare(square: number, count: number): string;
  readonly proofHeading: string;
  /** The argument, checked against what the enumerator found for each square. */
  proof(rule: TouchRule, counts: readonly number[]): readonly string[];
  isSpecial(square: number): string;
  holding(square: number): string;
  putDown(square: number): string;
  joined(pair: Pair, touches: boolean, complete: boolean, touching: number): string;
  showing(number: number, count: number, pairs: readonly Pair[]): string;
  readonly cleared: string;
  readonly notUnderstood: string;
  readonly notSquares: string;
}
