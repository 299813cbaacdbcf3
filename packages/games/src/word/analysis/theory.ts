import { need, needList, needRecord } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import { allPlaces, type SequenceProblem } from '@inkling/core/sequence';
import { isFeasible } from '@inkling/words/sequences/flow';
import { gatherHints, type HintProblem, type Hints, problemOf } from '../rules/hints.ts';
import { type Alphabet, ENGLISH } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { markOrderFaults } from '../rules/verify.ts';

/** What every question about a hidden word may say beside its rounds. */
export interface WordQuestion {
  /** a–z when absent. */
  readonly alphabet?: Alphabet;
  /** Needed only where there are no rounds; 5 when absent. */
  readonly length?: number;
}

/** Hints and their theory: letters meet numbers here. */
export interface HintTheory extends HintProblem {
  readonly alphabet: Alphabet;
  readonly hints: Hints;
  /** The marks of some round are in an order that no secret gives. */
  readonly misordered: boolean;
}

export const QUESTION_FIELDS: readonly string[] = ['alphabet', 'length'];

export function theoryOf(rounds: readonly Round[], question: WordQuestion = {}): HintTheory {
  needRounds(rounds);
  needKnownFields(question, 'question', QUESTION_FIELDS);
  const hints = gatherHints(rounds, rounds[0]?.guess.length ?? question.length ?? 5);
  return theoryOfHints(hints, rounds.some(isMisordered), question);
}

/** What `parseRound` makes of a guess and its marks: symbols and marks, both numbers. */
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

export function theoryOfHints(hints: Hints, misordered: boolean, question: WordQuestion): HintTheory {
  const { alphabet = ENGLISH } = question;
  return { alphabet, hints, misordered, ...problemOf(hints, alphabet.letters.length) };
}

/** An absent copy stands left of a near one of the same letter: no secret is marked so. */
export function isMisordered(round: Round): boolean {
  return markOrderFaults(round, 1).length > 0;
}

/** Is there any string at all? */
export function isConsistent({ misordered, problem }: HintTheory): boolean {
  return !misordered && isFeasible(problem);
}

/** The letters that no round mentions. */
export function otherLetters({ alphabet, hints, letters }: HintTheory): number[] {
  const listed = new Set([...letters, ...hints.absent]);
  return Array.from(alphabet.letters.keys()).filter((letter) => !listed.has(letter));
}

/** The theory with one letter settled at one place (0-based); `undefined` when the letter is absent. */
export function settle(theory: HintTheory, place: number, letter: number): HintTheory | undefined {
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
