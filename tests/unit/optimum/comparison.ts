import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeTableMemory, SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { type BoundTable, TranspositionTable } from '@inkling/deduction/optimum/transposition-table';
import { disagreements, truthOf } from './agreement.ts';
import {
  type Case,
  codeCase,
  LARGER_SPACES,
  largeCase,
  largeQuestion,
  type Question,
  randomCase,
  randomQuestion,
  SPACES,
  wordCase,
} from './cases.ts';
import { objections } from './objectives.ts';

/**
 * A kind of question. A round returns every disagreement with the slow twin, one per line, and the number of
 * questions asked.
 */
export interface Comparison {
  readonly name: string;
  round(random: RandomStream, seed: string): Outcome;
}

export interface Outcome {
  readonly compared: number;
  readonly faults: readonly string[];
}

/** Runs rounds of one kind, seeded by their number. */
export function compare({ name, round }: Comparison, rounds: number): Outcome {
  let compared = 0;
  const faults: string[] = [];
  for (let i = 0; i < rounds; i++) {
    const outcome = round(new RandomStream(seedRandom(`${name} ${i}`)), `${i}`);
    compared += outcome.compared;
    faults.push(...outcome.faults);
  }
  return { compared, faults };
}

/** The slow twin copes with 27 secrets of a small space, or a dozen if there are many guesses. */
export const COMPARISONS: readonly Comparison[] = [
  ...SPACES.map((rules) => ofCodes(codeCase(rules), 27)),
  ...LARGER_SPACES.map((rules) => ofCodes(codeCase(rules), 12)),
  {
    name: 'random answers',
    round: (random, seed) => ask(randomCase(seed, false), random, 10),
  },
  {
    name: 'random answers, guesses narrowed by each turn',
    round: (random, seed) => ask(randomCase(seed, true), random, 10),
  },
  { name: 'words', round: (random, seed) => ask(wordCase(seed, false), random, 10) },
  { name: 'words in hard mode', round: (random, seed) => ask(wordCase(seed, true), random, 10) },
  {
    name: 'narrowed guesses in WebAssembly',
    round: (random, seed) => askCompiled(randomCase(seed, true), random),
  },
  {
    name: 'words in hard mode in WebAssembly',
    round: (random, seed) => askCompiled(wordCase(seed, true), random),
  },
  {
    name: 'objectives of codes',
    round: (random) => askLibrary(codeCase(SPACES[random.below(SPACES.length)]!), random),
  },
  {
    name: 'objectives of words',
    round: (random, seed) => askLibrary(wordCase(`objective ${seed}`, random.below(2) === 0), random),
  },
  {
    name: 'large sets',
    round: (random, seed) => {
      const some = largeCase(seed);
      return answer(some, [largeQuestion(some, random)]);
    },
  },
];

function ofCodes(some: Case, leftMax: number): Comparison {
  return { name: some.name, round: (random) => ask(some, random, leftMax) };
}

const QUESTIONS_PER_ROUND = 3;

function ask(some: Case, random: RandomStream, leftMax: number): Outcome {
  const questions = Array.from({ length: QUESTIONS_PER_ROUND }, () => randomQuestion(some, random, leftMax));
  return answer(some, questions);
}

/** Hard mode is compiled only without past turns, weights and surcharge. */
function askCompiled(some: Case, random: RandomStream): Outcome {
  const compiled = { ...some, base: { ...some.base, isCompiled: true } };
  const limits = [{}, { depth: 3 }, { depth: 4 }, { depth: 5 }];
  const questions = limits.map((limit) => {
    const opening = random.below(some.deduction.guessCount);
    return random.below(2) === 0 ? limit : { ...limit, openings: [opening] };
  });
  return answer(compiled, questions);
}

function answer(some: Case, questions: readonly Question[]): Outcome {
  const tables = new Map<string, BoundTable>();
  const faults: string[] = [];
  for (const question of questions) {
    // Facts hold for equal weights and surcharge, whatever the history, the depth and the openings.
    const kind = JSON.stringify([question.surcharge ?? 0, question.weights?.join()]);
    const fresh =
      tables.size % 2 === 0
        ? new SharedTranspositionTable(makeTableMemory(2 ** 18))
        : new TranspositionTable(2 ** 18);
    const table = tables.get(kind) ?? fresh;
    tables.set(kind, table);
    const truth = truthOf(some, question);
    for (const fault of disagreements(some, question, truth, table))
      faults.push(`${some.name} ${makeQuestion(question)} costs ${truth}: the search ${fault}`);
  }
  return { compared: questions.length, faults };
}

function askLibrary(some: Case, random: RandomStream): Outcome {
  return { compared: 1, faults: some.game ? [...objections(some, some.game, random)] : ['no game'] };
}

function makeQuestion(question: Question): string {
  return JSON.stringify(question, (_, value) => (value instanceof Int32Array ? [...value] : value));
}
