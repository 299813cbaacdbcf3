import type { StateName, StateRun, StateStep } from '../session/state-run.ts';

export interface StatesWords {
  readonly code: string;
  readonly first: string;
  readonly firstOption: (symbol: number) => string;
  readonly essayRuns: string;
  essayRun(number: number, digits: string): string;
  readonly next: string;
  readonly back: string;
  readonly restart: string;
  readonly end: string;
  readonly states: Readonly<Record<StateName, string>>;
  /** What a state does, in a sentence. */
  readonly does: Readonly<Record<StateName, string>>;
  /** The drawing in words. */
  diagram(state: StateName): string;
  readonly diagramHeading: string;
  readonly slotsHeading: string;
  readonly slotsCaption: string;
  slot(place: number, left: readonly string[], out: readonly string[]): string;
  readonly traceHeading: string;
  readonly nothingYet: string;
  stepOf(done: number, all: number): string;
  passed(count: bigint): string;
  rules(step: StateStep): readonly string[];
  moved(step: StateStep): string;
  readonly printed: string;
  sentence(run: StateRun): string;
  readonly noSuchFirst: string;
  readonly noSuchRun: string;
}
