import { type Code, feedbackOf } from '@inkling/core/feedback';
import type { StateRun } from './state-run.ts';

/** Formats a run as the essay prints it, in the essay's letters and words. Places are one-based. */
export function printedTrace({ steps }: StateRun): string {
  return steps
    .flatMap(({ guess, feedback, passed, events }) => {
      const { exact, near } = feedbackOf(feedback);
      return [
        ...(passed === undefined ? [] : [`${INDENT}possible guesses eliminated were ${passed}`]),
        `${lettersOf(guess)} ${exact} ${near}`,
        ...events.flatMap((event) => {
          if (event.kind === 'removing')
            return [`${INDENT}removing ${LETTERS[event.symbol]} from position ${event.place + 1}`];
          return event.kind === 'eliminating' ? [`${INDENT}eliminating ${LETTERS[event.symbol]}`] : [];
        }),
      ];
    })
    .join('\n');
}

export function lettersOf(code: Code): string {
  return Array.from(code, (symbol) => LETTERS[symbol]).join('');
}

const LETTERS = 'abcdef';
const INDENT = '     ';
