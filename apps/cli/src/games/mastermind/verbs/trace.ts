import type { TraceEvent } from '@inkling/codes/strategies/states/machine';
import { type Code, feedbackOf } from '@inkling/core/feedback';
import { makeCode, makeSymbol } from '@inkling/games/mastermind/rules/notation';

/** A guess of a player with its answer. `left` is undefined if the codes cannot be counted. */
export interface SolveTurn {
  readonly guess: Code;
  readonly feedback: number;
  readonly left: bigint | undefined;
}

/** Returns the lines that the essay “Mastermind and Design Paradigms” prints, character for character. */
export function statesTrace(events: readonly TraceEvent[]): readonly string[] {
  return events.map(eventLine);
}

/** Returns the same lines for players that keep a set of codes. */
export function plainTrace(turns: readonly SolveTurn[]): readonly string[] {
  return turns.flatMap(({ guess, feedback, left }) => [
    answerLine(guess, feedback),
    ...(left === undefined ? [] : [`     codes left ${left}`]),
  ]);
}

function answerLine(guess: Code, feedback: number): string {
  const { exact, near } = feedbackOf(feedback);
  return `${makeCode(guess)} ${exact} ${near}`;
}

function eventLine(event: TraceEvent): string {
  switch (event.kind) {
    case 'guess':
      return answerLine(event.guess, event.feedback);
    case 'removing':
      return `     removing ${makeSymbol(event.symbol)} from position ${event.place + 1}`;
    case 'eliminating':
      return `     eliminating ${makeSymbol(event.symbol)}`;
    case 'passed':
      return `     possible guesses eliminated were ${event.count}`;
  }
}
