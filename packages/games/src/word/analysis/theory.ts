import { need, needList, needRecord } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import { allPlaces, type SequenceProblem } from '@inkling/core/sequence';
import { isFeasible } from '@inkling/words/sequences/flow';
import { gatherHints, type HintProblem, type Hints, problemOf } from '../rules/hints.ts';
import { type Alphabet, ENGLISH } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { markOrderFaults } from '../rules/verify.ts';

/** The options, in addition to the rounds, of every question about a hidden word. */
export interface WordQuestion {
  /** Defaults to a–z. */
  readonly alphabet?: Alphabet;
  /** Only used if there are no rounds. Defaults to 5. */
  readonly length?: number;
}

/** Hints with their sequence problem and the alphabet that maps its numbers to letters. */
export interface HintAnalysis extends HintProblem {
  readonly alphabet: Alphabet;
  readonly hints: Hints;
  /** Whether the marks of some round are in an order that no secret can produce. */
  readonly misordered: boolean;
}

export const QUESTION_FIELDS: readonly string[] = ['alphabet', 'length'];

export function analyseHints(rounds: readonly Round[], question: WordQuestion = {}): HintAnalysis {
  needRounds(rounds);
  needKnownFields(question, 'question', QUESTION_FIELDS);
  const hints = gatherHints(rounds, rounds[0]?.guess.length ?? question.length ?? 5);
  return theoryOfHints(hints, rounds.some(isMisordered), question);
}

/** Requires rounds as `parseRound` returns them, with symbols and marks as numbers. */
function needRounds(rounds: unknown): void {
  needList(rounds, 'rounds');
  for (const [i, round] of (rounds as readonly unknown[]).entries()) {
    needRecord(round, `rounds[${i}]`);
    const { guess, marks } = round as Partial<Round>;
    needNumbers(guess, `rounds[${i}].guess`);
    needNumbers(marks, `rounds[${i}].marks`);
  }
}

function needNumbers(value: unknown, what: string): void {
  need(typeof value === 'object' && value !== null, value, what, 'a list of numbers');
}

export function theoryOfHints(hints: Hints, misordered: boolean, question: WordQuestion): HintAnalysis {
  const { alphabet = ENGLISH } = question;
  return { alphabet, hints, misordered, ...problemOf(hints, alphabet.letters.length) };
}

/** Whether an absent copy is to the left of a near copy of the same letter. No secret produces such marks. */
export function isMisordered(round: Round): boolean {
  return markOrderFaults(round, 1).length > 0;
}

/** Whether any string of letters fits. */
export function isConsistent({ misordered, problem }: HintAnalysis): boolean {
  return !misordered && isFeasible(problem);
}

/** Returns the letters that no round mentions. */
export function otherLetters({ alphabet, hints, letters }: HintAnalysis): number[] {
  const listed = new Set([...letters, ...hints.absent]);
  return Array.from(alphabet.letters.keys()).filter((letter) => !listed.has(letter));
}

/** Returns the theory with a letter fixed at a place (0-based), or undefined if the letter is absent. */
export function settle(theory: HintAnalysis, place: number, letter: number): HintAnalysis | undefined {
  const { hints, problem, letters } = theory;
  if (hints.absent.has(letter)) return undefined;
  const bit = 1 << place;
  const row = letters.indexOf(letter);
  const domains = letters.map((other, i) =>
    other === letter ? (problem.domains[i] as number) : (problem.domains[i] as number) & ~bit,
  );
  const closed: SequenceProblem = { ...problem, domains, open: problem.open & ~bit };
  if (row >= 0) return { ...theory, problem: closed };
  const listed: SequenceProblem = {
    ...closed,
    domains: [...domains, problem.open & allPlaces(problem.places)],
    fewest: [...Array.from(problem.fewest), 1],
    most: [...Array.from(problem.most), problem.places],
    others: problem.others - 1,
  };
  return { ...theory, letters: [...letters, letter], problem: listed };
}
