import { joinResidues, MODULI } from './residue.ts';
import { type Product, weighBackward, weighForward, weighPlaces } from './weights.ts';

/**
 * The exact counts of a product of automata: every weight of `weights.ts` as one BigInt, whether a single pass in
 * doubles is enough or several residues have to be joined. Passes are made lazily.
 */
export class Tally {
  readonly #product: Product;
  readonly #moduli: readonly number[];
  #forward: readonly (readonly Float64Array[])[] | undefined;
  #backward: readonly (readonly Float64Array[])[] | undefined;

  constructor(product: Product) {
    this.#product = product;
    this.#moduli = moduliOf(product);
  }

  /** Counts the codes that end with each label, with one entry per cell of the last layer. */
  ends(): readonly { readonly label: number; readonly count: bigint }[] {
    const { counts, exacts } = this.#product;
    const last = counts.arcs.length;
    return Array.from(counts.ends).flatMap((total, node) =>
      Array.from(exacts.ends, (exact, other) => ({
        label: total + exact,
        count: this.#join((pass) => this.#forwards()[pass][last][node * exacts.ends.length + other]),
      })),
    );
  }

  places(): readonly (readonly bigint[])[] {
    const sums = this.#moduli.map((modulus, pass) =>
      weighPlaces(this.#product, this.#forwards()[pass], this.#backwards()[pass], modulus),
    );
    return sums[0].map((row, place) =>
      Array.from(row, (_, symbol) => this.#join((pass) => sums[pass][place][symbol])),
    );
  }

  /** Returns the k-th code in lexicographic order (zero-based), or `undefined` past the end. */
  at(k: bigint): number[] | undefined {
    if (k < 0n || this.#backwards()[0][0].length === 0) return undefined;
    return this.#moduli.length === 1 ? this.#walkNumbers(k) : this.#walkBig(k);
  }

  /** Yields every code in lexicographic order. */
  *codes(): Generator<number[]> {
    const { counts, exacts } = this.#product;
    const backward = this.#backwards()[0];
    const code = new Array<number>(counts.arcs.length).fill(0);
    function* from(place: number, count: number, exact: number): Generator<number[]> {
      if (place === code.length) {
        yield code.slice();
        return;
      }
      for (let symbol = 0; symbol < counts.symbols; symbol++) {
        const c = counts.arcs[place][count * counts.symbols + symbol];
        const e = exacts.arcs[place][exact * counts.symbols + symbol];
        if (c < 0 || e < 0 || backward[place + 1][c * exacts.sizes[place + 1] + e] === 0) continue;
        code[place] = symbol;
        yield* from(place + 1, c, e);
      }
    }
    if (backward[0].length > 0) yield* from(0, 0, 0);
  }

  /** Finds the k-th code in doubles, which is fast enough for drawing thousands of codes. */
  #walkNumbers(k: bigint): number[] | undefined {
    const backward = this.#backwards()[0];
    if (k >= BigInt(backward[0][0])) return undefined;
    let rest = Number(k);
    return this.#walk((place, cell) => {
      const weight = backward[place][cell];
      if (rest < weight) return true;
      rest -= weight;
      return false;
    });
  }

  #walkBig(k: bigint): number[] | undefined {
    const weightAt = (place: number, cell: number) =>
      this.#join((pass) => this.#backwards()[pass][place][cell]);
    if (k >= weightAt(0, 0)) return undefined;
    let rest = k;
    return this.#walk((place, cell) => {
      const weight = weightAt(place, cell);
      if (rest < weight) return true;
      rest -= weight;
      return false;
    });
  }

  /** Walks from the first layer to the last, with the first symbol at each place whose cell `take` accepts. */
  #walk(take: (place: number, cell: number) => boolean): number[] {
    const { counts, exacts } = this.#product;
    const { symbols } = counts;
    const code: number[] = [];
    let [count, exact] = [0, 0];
    for (let place = 0; place < counts.arcs.length; place++)
      for (let symbol = 0; ; symbol++) {
        if (symbol === symbols) throw new Error('a weight is not the sum of its arcs');
        const c = counts.arcs[place][count * symbols + symbol];
        const e = exacts.arcs[place][exact * symbols + symbol];
        if (c < 0 || e < 0 || !take(place + 1, c * exacts.sizes[place + 1] + e)) continue;
        code.push(symbol);
        [count, exact] = [c, e];
        break;
      }
    return code;
  }

  #forwards(): readonly (readonly Float64Array[])[] {
    this.#forward ??= this.#moduli.map((modulus) => weighForward(this.#product, modulus));
    return this.#forward;
  }

  #backwards(): readonly (readonly Float64Array[])[] {
    this.#backward ??= this.#moduli.map((modulus, pass) =>
      weighBackward(this.#product, this.#forwards()[pass], modulus),
    );
    return this.#backward;
  }

  #join(weight: (pass: number) => number): bigint {
    if (this.#moduli.length === 1) return BigInt(weight(0));
    return joinResidues(this.#moduli.map((_, pass) => weight(pass)));
  }
}

/** Returns the moduli of the passes: a single pass in plain doubles (modulus 0) if the space is below 2⁵³. */
function moduliOf({ counts }: Product): readonly number[] {
  return counts.symbols ** counts.arcs.length < 2 ** 53 ? [0] : MODULI;
}
