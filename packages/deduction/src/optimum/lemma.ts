import { UNLIMITED } from '../check/set-bounds.ts';
import { makeCost } from './bound-head.ts';
import type { Problem } from './problem.ts';
import type { Turn } from './search-options.ts';

/** The statement that a set of columns costs at least `claim`, and its proof. */
export interface Lemma<Form> {
  readonly key: string;
  readonly form: Form;
  readonly columns: Uint16Array;
  readonly turns: readonly Turn[];
  /** Number of guesses left. */
  readonly left: number;
  claim: number;
  /** 1-based number in the order of the lines, once all lemmas are known. */
  number: number;
  readonly symmetries: string[];
  readonly guesses: { readonly row: number; readonly cited: readonly Cited<Form>[] }[];
}

/** What the proof of a guess needs from one of its cells. */
export interface Cited<Form> {
  readonly cls: number;
  readonly claim: number;
  readonly citation: Citation<Form>;
}

export interface Citation<Form> {
  readonly lemma: Lemma<Form>;
  /** Maps the lemma's set onto the cell. */
  readonly symmetry: string | undefined;
}

/** How a game writes its rows, answers and symmetries. */
export interface LemmaNames<Form> {
  guess(row: number): string;
  answer(cls: number): string;
  /** Returns the same key for symmetric sets of columns, if their symmetry is detected. */
  canonise(set: Uint16Array): { readonly key: string; readonly form: Form };
  /** Returns the symmetry that maps one set onto another with an equal key; undefined for the identity. */
  between(from: Form, to: Form): string | undefined;
  /** Returns symmetries that map the set onto itself, each with the images of all rows. */
  symmetries(set: Uint16Array): Iterable<{ readonly text: string; readonly images: Int32Array }>;
}

/** Yields the lines of a lemma in a proof. */
export function* lemmaLines<Form>(
  { claim, left, turns, symmetries, guesses }: Lemma<Form>,
  problem: Problem,
  names: LemmaNames<Form>,
): Generator<string> {
  const rows = problem.guesses;
  const after = turns.map(({ guess, cls }) => ` ${names.guess(rows.indexOf(guess))}:${names.answer(cls)}`);
  const limit = left === UNLIMITED ? '' : `/${left}`;
  yield `> ${makeCost(claim)}${limit}${after.join('')}`;
  for (const symmetry of symmetries) yield `~ ${symmetry}`;
  for (const { row, cited } of guesses) {
    const cells = cited.map(({ cls, citation: { lemma, symmetry } }) => {
      const image = symmetry === undefined ? '' : `/${symmetry}`;
      return ` ${names.answer(cls)}=${lemma.number}${image}`;
    });
    yield `${names.guess(row)}${cells.join('')}`;
  }
}
