import type { Code } from '@inkling/core/feedback';
import type { Review, ReviewedTurn } from 'inkling/mastermind/review';
import type { Try } from '../drill-verdict.ts';
import type { Weighed } from '../weighing.ts';

type NamesOf = (code: Code) => readonly string[];

/** Everything that the drill says. Turns arrive as people count them, from 1. */
export interface DrillWords {
  readonly heading: string;
  readonly introduction: string;
  readonly start: string;
  readonly notYet: string;
  /** Facts about a sheet without a costly turn. */
  flawless(review: Review): string;
  count(number: number, all: number): string;
  position(turn: number, reviewed: ReviewedTurn): string;
  question(number: number, all: number, turn: number, reviewed: ReviewedTurn, namesOf: NamesOf): string;
  played(turn: number, guess: readonly string[]): string;
  readonly yours: string;
  readonly tryHeading: string;
  readonly places: string;
  place(place: number, name: string | undefined): string;
  readonly elements: string;
  readonly erase: string;
  readonly submit: string;
  readonly giveUp: string;
  readonly next: string;
  readonly end: string;
  readonly incomplete: string;
  readonly weighing: string;
  readonly broken: string;
  verdict(tried: Try, played: ReviewedTurn, namesOf: NamesOf): string;
  best(weighed: Weighed, namesOf: NamesOf): string;
  /** What the best guess does that the played one does not. */
  reason(weighed: Weighed): string;
  done(turns: number): string;
  readonly ended: string;
  readonly help: string;
  readonly placeholder: string;
  readonly keyRows: readonly (readonly [readonly string[], string])[];
  readonly commandRows: readonly (readonly [string, string])[];
}
