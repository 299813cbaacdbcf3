import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import type { ListedCandidates } from '../candidates/listed.ts';

/** The result of a strategy over all secrets. `histogram[i]` secrets are solved in i + 1 guesses. */
export interface Evaluation {
  readonly secrets: number;
  /** Guesses over all secrets, including the winning ones. */
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  readonly histogram: readonly number[];
}

/**
 * Plays a strategy against all secrets simultaneously. The strategy may depend only on the candidate set, so it makes
 * one choice for each set that can arise, not one for each secret. Yields the number of secrets solved so far, at each
 * pause of a choice and after each set, so that a caller can stop at any time.
 *
 * Throws if the strategy keeps guessing without progress, which is a bug in the strategy.
 */
export function* evaluate(
  start: ListedCandidates,
  choose: (set: ListedCandidates) => number | Generator<unknown, number>,
): Generator<number, Evaluation> {
  const histogram: number[] = [];
  const { scorer, codes } = start.space;
  const classCount = feedbackClassCount(start.rules.places);
  const solved = solvedClass(start.rules.places);
  let done = 0;

  function* walk(set: ListedCandidates): Generator<number, void> {
    const { indices } = set;
    const choice = choose(set);
    const guess = typeof choice === 'number' ? choice : yield* wait(choice);
    const classes = new Uint8Array(indices.length);
    scorer.classesOf(guess, indices, classes);
    const sizes = new Uint32Array(classCount);
    for (const cls of classes) sizes[cls]++;
    if (sizes.includes(indices.length) && !sizes[solved] && set.turns.length > TURNS_MAX)
      throw new Error('the strategy makes no progress');
    const code = codes.codeAt(guess);
    for (let cls = 0; cls < classCount; cls++) {
      if (sizes[cls] === 0) continue;
      if (cls === solved) {
        const depth = set.turns.length;
        while (histogram.length <= depth) histogram.push(0);
        histogram[depth]++;
        done++;
      } else {
        yield* walk(set.with({ guess: code, feedback: cls }));
      }
    }
    yield done;
  }

  function* wait(choice: Generator<unknown, number>): Generator<number, number> {
    let step = choice.next();
    for (; !step.done; step = choice.next()) yield done;
    return step.value;
  }

  yield* walk(start);
  return summarise(histogram);
}

/** Runs an evaluation to its end. */
export function evaluateNow(start: ListedCandidates, choose: (set: ListedCandidates) => number): Evaluation {
  const run = evaluate(start, choose);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

export function summarise(histogram: readonly number[]): Evaluation {
  const secrets = histogram.reduce((sum, count) => sum + count, 0);
  const total = histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
  return { secrets, total, average: secrets === 0 ? 0 : total / secrets, worst: histogram.length, histogram };
}

const TURNS_MAX = 64;
