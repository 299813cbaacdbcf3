import { type Cells, newCells } from './scan.ts';

/** Writes the rows of some guesses, one after the other, so fast that they are made anew rather than kept. */
export interface RowsFiller {
  /** `parts`: how many classes each row has. */
  readonly fill: (guesses: Int32Array, cells: Cells, parts: Int32Array) => void;
  /** Is the answer to a guess the same if guess and secret are exchanged, and is every guess a secret? */
  readonly isSymmetric: boolean;
}

/** The rows of a problem, made anew whenever they are asked for. How many classes each has is noted on the way. */
export class MadeRows {
  readonly #list: List;
  readonly #filler: RowsFiller;
  readonly #rowParts: Int32Array;
  /** For this many rows, from the first on, the number of classes is known. */
  #counted = 0;

  constructor(list: List, filler: RowsFiller) {
    this.#list = list;
    this.#filler = filler;
    this.#rowParts = new Int32Array(list.rowCount);
  }

  /** So many rows from one on, one after the other, in this room. */
  read(first: number, count: number, room: Cells = this.#room(count)): Cells {
    const end = first + count;
    this.#filler.fill(this.#list.guesses.subarray(first, end), room, this.#rowParts.subarray(first, end));
    if (first <= this.#counted) this.#counted = Math.max(this.#counted, end);
    return room;
  }

  /** How many classes each row has. Makes those rows that were not asked for yet. */
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

/** Answers. */
const COUNTED_AT_ONCE = 2 ** 18;
