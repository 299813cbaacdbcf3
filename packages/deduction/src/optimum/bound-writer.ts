import { NEVER, UNLIMITED } from '../check/set-bounds.ts';
import { type Cell, gainsOf, hopelessCell } from './cell-gains.ts';
import { type Citation, type Cited, type Lemma, type LemmaNames, lemmaLines } from './lemma.ts';
import type { LemmaProof } from './lemma-proof.ts';
import { columnsAfter, type Problem, rowsFrom, withStoredMatrix } from './problem.ts';
import { type CellReader, ProofCells } from './proof-cells.ts';
import { type Cells, newCells } from './scan.ts';
import type { Turn } from './search-options.ts';
import type { SetSearch } from './set-search.ts';

/** How many lemmas are found, how many sets something is still to be proved about, and the proof of the last lemma. */
export interface BoundProgress {
  readonly lemmas: number;
  readonly waiting: number;
  readonly proof?: LemmaProof;
}

/**
 * Writes the lemmas of a lower bound (`check/lemma-checker.ts`) from what a search has found. It begins with all
 * secrets, and continues with the largest set about which a claim is needed. Only larger sets need claims about a
 * set, so by then the largest claim is known, and each set is proved once for all its images. If the search is
 * wrong, the checker will find out.
 */
export class BoundWriter<Form> {
  readonly #problem: Problem;
  readonly #names: LemmaNames<Form>;
  readonly #search: SetSearch;
  readonly #reader: CellReader;
  readonly #waiting = new Map<string, Lemma<Form>>();
  #bySize: Lemma<Form>[][] = [];
  #done: Lemma<Form>[] = [];
  readonly #sizes: Int32Array;
  /** Buffer for the answers to a guess. */
  readonly #row: Cells;
  readonly #within: number;
  /** For each row, an earlier row that symmetries map it to, or the row itself. */
  readonly #before: Int32Array;

  /** `within`: the most guesses that a strategy may make, as in the search. */
  constructor(problem: Problem, names: LemmaNames<Form>, search: SetSearch, within: number = UNLIMITED) {
    const { rowCount, classCount } = problem;
    const { cellReader } = search;
    // Without a compiled search every row is read many times, so the rows are stored.
    this.#problem = cellReader ? problem : withStoredMatrix(problem);
    this.#row = newCells(classCount, problem.secretCount);
    this.#names = names;
    this.#search = search;
    this.#within = within;
    this.#before = new Int32Array(rowCount);
    this.#sizes = new Int32Array(classCount);
    this.#reader = cellReader ?? new ProofCells(this.#problem, names);
  }

  /**
   * Finds the lemmas which prove that, after some turns, no strategy costs less than `total`, or that there is
   * none (`NEVER`), largest set first; then `lines` returns them. Throws if the search knows of something
   * cheaper. `earlier`: how the first lemmas were proved in an earlier run of the same proof.
   */
  *prove(
    total: number,
    opening: number | undefined,
    turns: readonly Turn[] = [],
    earlier: readonly LemmaProof[] = [],
  ): Generator<BoundProgress, void> {
    const all = columnsAfter(this.#problem, turns);
    this.#waiting.clear();
    this.#bySize = Array.from({ length: all.length + 1 }, () => []);
    this.#done = [];
    this.#want(all, turns, total);
    for (let size = all.length; size > 0; size--)
      for (const lemma of this.#bySize[size]) {
        this.#waiting.delete(lemma.key);
        const known = earlier[this.#done.length];
        if (known) this.#adopt(lemma, known);
        else this.#prove(lemma, this.#done.length === 0 ? opening : undefined);
        this.#done.push(lemma);
        const progress = { lemmas: this.#done.length, waiting: this.#waiting.size };
        yield known ? progress : { ...progress, proof: proofOf(lemma) };
      }
    this.#done.reverse();
    for (const [at, lemma] of this.#done.entries()) lemma.number = at + 1;
  }

  /** Yields all lines of the proof, from the first lemma to the end. */
  *lines(): Generator<string> {
    for (const lemma of this.#done) yield* lemmaLines(lemma, this.#problem, this.#names);
    yield `. ${this.#done.length}`;
  }

  /** Cites the lemma that a set costs at least `claim`, creating or strengthening it if necessary. */
  #want(columns: Uint16Array, turns: readonly Turn[], claim: number): Citation<Form> {
    const { key: setKey, form } = this.#names.canonise(columns);
    const left = this.#within - turns.length;
    const key = `${setKey}/${left}`;
    let lemma = this.#waiting.get(key);
    if (!lemma) {
      lemma = { key, form, columns, turns, left, claim, number: 0, symmetries: [], guesses: [] };
      this.#waiting.set(key, lemma);
      this.#bySize[columns.length].push(lemma);
    }
    lemma.claim = Math.max(lemma.claim, claim);
    const isSame = columns.every((column, i) => column === lemma.columns[i]);
    return { lemma, symmetry: isSame ? undefined : this.#names.between(lemma.form, form) };
  }

  #prove(lemma: Lemma<Form>, opening: number | undefined): void {
    const { columns, claim, left } = lemma;
    const below = this.#reader.rowsBelow(columns, claim, left);
    const open = opening === undefined ? below : [opening];
    this.#joinOrbits(lemma, open);
    for (let i = 0; i < open.length; i++)
      if (this.#firstOf(open[i]) === open[i]) this.#proveGuess(lemma, open[i]);
  }

  /** Joins the rows that symmetries map to each other, and records the symmetries that are of use. */
  #joinOrbits(lemma: Lemma<Form>, open: ArrayLike<number>): void {
    const before = this.#before;
    for (let i = 0; i < open.length; i++) before[open[i]] = open[i];
    if (open.length < 2) return;
    for (const { text, images } of this.#names.symmetries(lemma.columns)) {
      let isOfUse = false;
      for (let i = 0; i < open.length; i++) {
        const row = open[i];
        const image = images[row];
        // If two rows are each other's image, the lower one has already joined them.
        if (image === row || (image < row && images[image] === row)) continue;
        const a = this.#firstOf(row);
        const b = this.#firstOf(image);
        if (a === b) continue;
        before[Math.max(a, b)] = Math.min(a, b);
        isOfUse = true;
      }
      if (isOfUse) lemma.symmetries.push(text);
    }
  }

  /** Returns the row that represents those that symmetries map to each other. */
  #firstOf(row: number): number {
    const before = this.#before;
    let at = row;
    while (before[at] !== at) {
      before[at] = before[before[at]];
      at = before[at];
    }
    return at;
  }

  #proveGuess(lemma: Lemma<Form>, row: number): void {
    const { columns, claim, turns, left } = lemma;
    const { missing, lows } = this.#reader.missingOf(columns, row, claim, left);
    if (missing <= 0) return;
    const cells = this.#cellsOf(row, columns, lows).toSorted((a, b) => b.columns.length - a.columns.length);
    const guess = this.#problem.guesses[row];
    const gains =
      claim === NEVER
        ? hopelessCell(this.#search, cells, guess, turns)
        : gainsOf(this.#search, cells, guess, turns, missing);
    const wanted = gains.map(({ cell, gain }) => ({ ...cell, claim: cell.low + gain }));
    lemma.guesses.push({ row, cited: this.#cite(lemma, row, wanted) });
  }

  /** Proves a lemma the way it was proved before. */
  #adopt(lemma: Lemma<Form>, { symmetries, guesses }: LemmaProof): void {
    lemma.symmetries.push(...symmetries);
    for (const { row, cells } of guesses) {
      const wanted = cells.map(({ cls, claim }) => ({ cls, claim, columns: this.#cellOf(lemma, row, cls) }));
      lemma.guesses.push({ row, cited: this.#cite(lemma, row, wanted) });
    }
  }

  #cite({ turns }: Lemma<Form>, row: number, wanted: readonly WantedCell[]): readonly Cited<Form>[] {
    const guess = this.#problem.guesses[row];
    return wanted.map(({ cls, claim, columns }) => {
      return { cls, claim, citation: this.#want(columns, [...turns, { guess, cls }], claim) };
    });
  }

  /** Returns the columns that one answer to a guess leaves. */
  #cellOf({ columns }: Lemma<Form>, row: number, cls: number): Uint16Array {
    const answers = this.#answersTo(row);
    return columns.filter((column) => column !== row && answers[column] === cls);
  }

  /** Returns the cells that the answers to a guess leave, except the solving one. `lows`: lower bounds by class. */
  #cellsOf(row: number, columns: Uint16Array, lows: ArrayLike<number>): Cell[] {
    const answers = this.#answersTo(row);
    const sizes = this.#sizes.fill(0);
    for (const column of columns) if (column !== row) sizes[answers[column]]++;
    const cells: Cell[] = [];
    for (const [cls, size] of sizes.entries()) {
      if (size === 0) continue;
      cells.push({ cls, columns: new Uint16Array(size), low: lows[cls] });
      sizes[cls] = cells.length;
    }
    const filled = new Uint16Array(cells.length);
    for (const column of columns) {
      if (column === row) continue;
      const cell = sizes[answers[column]] - 1;
      cells[cell].columns[filled[cell]++] = column;
    }
    return cells;
  }

  #answersTo(row: number): Cells {
    return rowsFrom(this.#problem, row, 1, this.#row);
  }
}

function proofOf<Form>({ symmetries, guesses }: Lemma<Form>): LemmaProof {
  return {
    symmetries,
    guesses: guesses.map(({ row, cited }) => ({
      row,
      cells: cited.map(({ cls, claim }) => ({ cls, claim })),
    })),
  };
}

interface WantedCell {
  readonly cls: number;
  readonly claim: number;
  readonly columns: Uint16Array;
}
