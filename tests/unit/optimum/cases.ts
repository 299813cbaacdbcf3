import { codeDeduction, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import type { CodeRules, Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem, type Problem } from '@inkling/deduction/optimum/problem';
import type { Narrowing, SearchOptions, Turn } from '@inkling/deduction/optimum/search-options';
import { hardNarrowing, wordDeduction, wordRows } from '@inkling/games/word/optimum/word-deduction';
import type { OptimalGame } from 'inkling/optimal';

/**
 * A deduction in the form of the search and in the form of the slow twin, with the search options that apply to
 * it.
 */
export interface Case {
  readonly name: string;
  /** The game that it comes from, if any. */
  readonly game?: OptimalGame;
  readonly deduction: Deduction;
  readonly problem: Problem;
  readonly base: Pick<SearchOptions, 'symmetry' | 'narrowing' | 'isCompiled'>;
}

/** The options of a question about a case. */
export type Question = Pick<
  SearchOptions,
  'history' | 'depth' | 'surcharge' | 'openings' | 'followUps' | 'weights'
>;

/** Complete code spaces that are small enough for the slow twin. */
export const SPACES: readonly CodeRules[] = [
  ...[1, 2, 3, 4, 5].map((symbols) => ({ places: 2, symbols, repeats: true })),
  ...[2, 3, 4, 5, 6].map((symbols) => ({ places: 2, symbols, repeats: false })),
  ...[1, 2, 3].map((symbols) => ({ places: 3, symbols, repeats: true })),
  ...[3, 4].map((symbols) => ({ places: 3, symbols, repeats: false })),
  { places: 4, symbols: 2, repeats: true },
  { places: 4, symbols: 4, repeats: false },
];

/** Code spaces that are only searched after some turns. */
export const LARGER_SPACES: readonly CodeRules[] = [
  { places: 3, symbols: 4, repeats: true },
  { places: 3, symbols: 5, repeats: true },
  { places: 3, symbols: 5, repeats: false },
  { places: 4, symbols: 3, repeats: true },
  { places: 4, symbols: 4, repeats: true },
  { places: 4, symbols: 5, repeats: false },
  { places: 5, symbols: 2, repeats: true },
  { places: 2, symbols: 9, repeats: true },
];

export function codeCase(rules: CodeRules): Case {
  const { space, problem, symmetry } = unwrap(listCodeProblem(rules));
  const name = `p${rules.places}c${rules.symbols}${rules.repeats ? 'r' : 'n'}`;
  const game: OptimalGame = { game: 'mastermind', rules };
  return { name, game, deduction: codeDeduction(space), problem, base: { symmetry } };
}

/** Random answers of few or many classes; guesses that cannot be the secret may split much or not at all. */
export function randomCase(seed: string, narrow: boolean): Case {
  const random = new RandomStream(seedRandom(seed));
  const secretCount = 1 + random.below(9);
  const guessCount = secretCount + random.below(7);
  const classes = 1 + random.below(4);
  const others = 1 + random.below(6);
  const order = random.shuffle(Array.from({ length: guessCount }, (_, i) => i));
  const table = order.map((column) =>
    Array.from({ length: secretCount }, (_, secret) =>
      column === secret ? 6 : random.below(column < secretCount ? classes : others),
    ),
  );
  const deduction: Deduction = {
    guessCount,
    secretCount,
    classCount: 7,
    solved: 6,
    feedback: (guess, secret) => table[guess]![secret]!,
    guessOf: (secret) => order.indexOf(secret),
    secretOf: (guess) => (order[guess]! < secretCount ? order[guess]! : -1),
  };
  const salt = random.below(1000);
  const permits: Narrowing['permits'] = (guess, cls) => (next) => {
    const secret = deduction.secretOf(next);
    if (secret >= 0 && deduction.feedback(guess, secret) === cls) return true;
    return (guess * 7 + cls * 5 + next * 3 + salt) % 3 !== 0;
  };
  const base = narrow ? { narrowing: { permits } } : {};
  return { name: `random ${seed}`, deduction, problem: unwrap(listProblem(deduction)), base };
}

/**
 * Enough secrets for the search to split them into separate problems, and a third of the answers equal, so that
 * it meets large sets. Query these with few first guesses and little depth.
 */
export function largeCase(seed: string): Case {
  const random = new RandomStream(seedRandom(`large ${seed}`));
  const secretCount = 64 + random.below(12);
  const guessCount = secretCount + random.below(12);
  const answer = () => (random.below(100) < 40 ? 0 : random.below(24));
  const table = range(guessCount).map((guess) =>
    range(secretCount).map((secret) => (guess === secret ? 24 : answer())),
  );
  const deduction: Deduction = {
    guessCount,
    secretCount,
    classCount: 25,
    solved: 24,
    feedback: (guess, secret) => table[guess]![secret]!,
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
  return { name: `large ${seed}`, deduction, problem: unwrap(listProblem(deduction)), base: {} };
}

/**
 * Words of two or three letters from a small alphabet: many repeated letters, some words never the answer.
 */
export function wordCase(seed: string, hard: boolean): Case {
  const random = new RandomStream(seedRandom(`words ${seed}`));
  const length = 2 + random.below(3);
  const letters = 2 + random.below(4);
  const drawn = new Set<string>();
  const wanted = Math.min(letters ** length, 3 + random.below(14));
  while (drawn.size < wanted)
    drawn.add(Array.from({ length }, () => String.fromCharCode(97 + random.below(letters))).join(''));
  const allowed = [...drawn];
  const answers = allowed.filter(() => random.below(4) > 0).slice(0, 11);
  const lists = { answers: random.shuffle(answers.length > 0 ? answers : allowed.slice(0, 1)), allowed };
  const deduction = unwrap(wordDeduction(lists));
  const problem = unwrap(listProblem(deduction, wordRows(deduction)));
  const base = hard ? { narrowing: hardNarrowing(deduction) } : {};
  const named = (['answers', 'allowed'] as const).map((list) => ({
    name: list,
    count: lists[list].length,
    sha256: 'ab'.repeat(32),
  }));
  const name = `words ${allowed} for ${lists.answers}${hard ? ' hard' : ''}`;
  return { name, game: { game: 'word', words: lists, hard, lists: named }, deduction, problem, base };
}

/** Random limits, weights, first guesses and past turns; at most `leftMax` secrets are left. */
export function randomQuestion({ deduction, base }: Case, random: RandomStream, leftMax: number): Question {
  const { secretCount, guessCount } = deduction;
  let left = range(secretCount);
  let guesses = range(guessCount);
  const history: Turn[] = [];
  const secret = random.below(secretCount);
  while (left.length > leftMax || random.below(3) === 0) {
    const guess = guesses[random.below(guesses.length)]!;
    const cls = deduction.feedback(guess, secret);
    if (cls === deduction.solved) {
      if (left.length <= leftMax) break;
      continue;
    }
    history.push({ guess, cls });
    left = left.filter((other) => deduction.feedback(guess, other) === cls);
    const permits = base.narrowing?.permits(guess, cls);
    if (permits) guesses = guesses.filter(permits);
  }
  const draw = (share: number) => random.below(100) < share;
  const openings = draw(30) ? random.shuffle(guesses).slice(0, 1 + random.below(3)) : undefined;
  const followUps = range(1 + random.below(2)).map(() => random.below(guessCount));
  return {
    ...(draw(70) || history.length > 0 ? { history } : {}),
    ...(draw(40) ? { depth: 1 + random.below(5) } : {}),
    ...(draw(30) ? { surcharge: random.below(60) } : {}),
    ...(openings ? { openings } : {}),
    ...(openings && draw(40) ? { followUps } : {}),
    ...(draw(40) ? { weights: randomWeights(random, deduction) } : {}),
  };
}

/**
 * Weights with few or many different values. Secrets with the same answers to two guesses often have equal
 * weights, so that some symmetries of the game preserve the weights and others do not.
 */
export function randomWeights(
  random: RandomStream,
  { secretCount, guessCount, feedback }: Deduction,
): Int32Array {
  const most = random.below(2) ? 3 : 20;
  const kind = random.below(4);
  if (kind === 0) return new Int32Array(secretCount).fill(1 + random.below(most));
  if (kind === 1) return Int32Array.from({ length: secretCount }, () => 1 + random.below(most));
  const guesses = range(kind - 1).map(() => random.below(guessCount));
  const drawn = new Map<string, number>();
  return Int32Array.from({ length: secretCount }, (_, secret) => {
    const answers = guesses.map((guess) => feedback(guess, secret)).join();
    const weight = drawn.get(answers) ?? 1 + random.below(most);
    drawn.set(answers, weight);
    return weight;
  });
}

/** A question that suits a large case. */
export function largeQuestion({ deduction }: Case, random: RandomStream): Question {
  const openings = range(1 + random.below(2)).map(() => random.below(deduction.guessCount));
  const depth = 3 + random.below(2);
  return {
    openings,
    ...(random.below(3) === 0 ? { followUps: [random.below(deduction.guessCount)], depth: 4 } : { depth }),
    ...(random.below(3) === 0 ? { surcharge: random.below(60) } : {}),
    ...(random.below(3) === 0
      ? { weights: Int32Array.from({ length: deduction.secretCount }, () => 1 + random.below(5)) }
      : {}),
  };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
