import { type Cells, newCells } from './scan.ts';

/** Writes the rows of several guesses, one after another, so fast that they are made anew rather than stored. */
export interface RowsFiller {
  /** `parts` receives the number of classes of each row. */
  readonly fill: (guesses: Int32Array, cells: Cells, parts: Int32Array) => void;
  /** Whether the answer stays the same if guess and secret are exchanged, and every guess is a secret. */
  readonly isSymmetric: boolean;
}

/** The rows of a problem, made anew on every read, which also records how many classes each row has. */
export class ComputedRows {
  readonly #list: List;
  readonly #filler: RowsFiller;
  readonly #rowParts: Int32Array;
  /** The number of classes is known for this many rows, from the first on. */
  #counted = 0;

  constructor(list: List, filler: RowsFiller) {
    this.#list = list;
    this.#filler = filler;
    this.#rowParts = new Int32Array(list.rowCount);
  }

  /** Writes `count` rows from row `first` on to `room`, one after another, and returns it. */
  read(first: number, count: number, room: Cells = this.#room(count)): Cells {
    const end = first + count;
    this.#filler.fill(this.#list.guesses.subarray(first, end), room, this.#rowParts.subarray(first, end));
    if (first <= this.#counted) this.#counted = Math.max(this.#counted, end);
    return room;
  }

  /** The number of classes of each row. Makes the rows that have not been read yet. */
  get rowParts(): Int32Array {
    if (this.#counted < this.#list.rowCount) this.#countRest();
    return this.#rowParts;
  }

  #countRest(): void {
    const { rowCount, secretCount } = this.#list;
    const rowsAtOnce = Math.min(rowCount, Math.ceil(COUNTED_AT_ONCE / secretCount));
    const room = this.#room(rowsAtOnce);
    while (this.#counted < rowCount)
      this.read(this.#counted, Math.min(rowsAtOnce, rowCount - this.#counted), room);
  }

  #room(count: number): Cells {
    return newCells(this.#list.classCount, count * this.#list.secretCount);
  }
}

interface List {
  readonly rowCount: number;
  readonly secretCount: number;
  readonly classCount: number;
  readonly guesses: Int32Array;
}

/** Answers made per batch when counting the remaining rows. */
const COUNTED_AT_ONCE = 2 ** 18;
