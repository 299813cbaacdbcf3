import { chooseGuess } from '@inkling/codes/strategies/choice';
import { evaluateNow } from '@inkling/codes/strategies/evaluation';
import { knuth } from '@inkling/codes/strategies/knuth';
import { type Code, type Feedback, feedbackClass, solvedClass } from '@inkling/core/feedback';
import { type Cell, partitionOf } from './partition.ts';
import { everyCode, RULES } from './usual-board.ts';

/** What follows one answer to the first guess, if every later guess is Knuth's. */
export interface Branch {
  readonly feedback: Feedback;
  readonly codes: number;
  /** The second guess and its cells; `undefined` if the first one was the code. */
  readonly second: { readonly guess: Code; readonly cells: readonly Cell[] } | undefined;
  /** The last turn in which a code of this branch is found; one-based. */
  readonly worst: number;
}

/** The result of playing out all codes after one first guess, so far. */
export interface PlayedOut {
  readonly guess: Code;
  readonly branches: readonly Branch[];
  readonly done: number;
  /** Number of guesses needed for all codes played so far. */
  readonly total: number;
  /** `histogram[i]` codes are found at turn i + 1. */
  readonly histogram: readonly number[];
  readonly isOver: boolean;
}

/** Plays out all codes with Knuth's strategy after any first guess, one branch at a time. */
export function* playOut(guess: Code): Generator<PlayedOut, void> {
  const start = everyCode();
  const solved = solvedClass(RULES.places);
  let tree: PlayedOut = { guess, branches: [], done: 0, total: 0, histogram: [], isOver: false };
  const { cells } = partitionOf(start, guess);
  for (const { feedback, count } of cells) {
    yield tree;
    const cls = feedbackClass(feedback.exact, feedback.near);
    if (cls === solved) {
      tree = grown(tree, { feedback, codes: count, second: undefined, worst: 1 }, [1]);
      continue;
    }
    const set = start.with({ guess, feedback: cls });
    const second = set.space.codes.codeAt(chooseGuess(set, knuth));
    const { worst, histogram } = evaluateNow(set, (left) => chooseGuess(left, knuth));
    const next = { guess: Array.from(second), cells: partitionOf(set, second).cells };
    tree = grown(tree, { feedback, codes: count, second: next, worst }, histogram);
  }
  yield { ...tree, isOver: true };
}

function grown(tree: PlayedOut, branch: Branch, turns: readonly number[]): PlayedOut {
  const length = Math.max(tree.histogram.length, turns.length);
  const histogram = Array.from({ length }, (_, i) => (tree.histogram[i] ?? 0) + (turns[i] ?? 0));
  return {
    ...tree,
    branches: [...tree.branches, branch],
    done: tree.done + branch.codes,
    total: histogram.reduce((sum, count, i) => sum + count * (i + 1), 0),
    histogram,
  };
}
