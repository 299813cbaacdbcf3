import { UNLIMITED } from '../check/set-bounds.ts';
import { makeCost } from './bound-head.ts';
import type { Problem } from './problem.ts';
import type { Turn } from './search-options.ts';

/** That a set of columns costs at least `claim`, and how that is proved. */
export interface Lemma<Form> {
  readonly key: string;
  readonly form: Form;
  readonly columns: Uint16Array;
  readonly turns: readonly Turn[];
  /** Guesses that are left. */
  readonly left: number;
  claim: number;
  /** From 1 in the order of the lines, once all are known. */
  number: number;
  readonly symmetries: string[];
  readonly guesses: { readonly row: number; readonly cited: readonly Cited<Form>[] }[];
}

/** What a guess needs of one of its cells. */
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
  /** Symmetric sets of columns have the same key, wherever that is found. */
  canonise(set: Uint16Array): { readonly key: string; readonly form: Form };
  /** The symmetry that maps the set of one form onto that of the other, their keys being equal; `undefined` for none. */
  between(from: Form, to: Form): string | undefined;
  /** Symmetries that map the set onto itself, each with the images of all rows. */
  symmetries(set: Uint16Array): Iterable<{ readonly text: string; readonly images: Int32Array }>;
}

/** The lines of a lemma in a proof. */
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
