import type { GuessSymmetry, Symmetry } from '@inkling/deduction/optimum/search-options';
import type { CodeSpace } from '../candidates/code-space.ts';
import { mix, numbersBelow, ordersOf } from './canonical-order.ts';

/**
 * The symmetries of codes whose answer is only the number of symbols at the right place: all orders of the places and,
 * independently at each place, any renaming of the symbols. Symbols must be allowed to repeat; otherwise a renaming has
 * to be the same at all places, and `CodeSymmetry` applies.
 */
export class ExactSymmetry implements Symmetry {
  readonly #space: CodeSpace;
  readonly #arrangements: readonly (readonly number[])[];
  readonly #hasKeys: boolean;
  readonly #counts: Int32Array;
  readonly #names: Int32Array;

  constructor(space: CodeSpace) {
    const { places, symbols } = space.rules;
    this.#space = space;
    this.#arrangements = ordersOf(places);
    this.#hasKeys = symbols ** places <= 2 ** 16;
    this.#counts = new Int32Array(places * symbols);
    this.#names = new Int32Array(places * symbols);
  }

  /** Every guess represents only itself: symmetries that preserve the weights are not looked for. */
  preserving(): GuessSymmetry {
    return { representatives: () => () => true };
  }

  representatives(history: readonly number[]): (guess: number) => boolean {
    const { places } = this.#space.rules;
    const { table } = this.#space;
    const images = this.#arrangements.flatMap((arrangement) => {
      const renamings = numbersBelow(places).map((place) =>
        this.#renaming(history, arrangement[place], place),
      );
      return renamings.every((renaming) => renaming !== undefined) ? [{ arrangement, renamings }] : [];
    });
    return (guess) =>
      images.every(({ arrangement, renamings }) => {
        for (let place = 0; place < places; place++) {
          const image = renamings[place][table[guess * places + arrangement[place]]];
          const difference = image - table[guess * places + place];
          if (difference !== 0) return difference > 0;
        }
        return true;
      });
  }

  /** Leaves sets with marks unchanged. */
  canonise(keys: Uint16Array, count: number, marks?: Uint16Array): void {
    if (!this.#hasKeys || marks) return;
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const order = this.#sort(keys, count);
    const names = this.#names;
    for (let i = 0; i < count; i++) {
      const base = keys[i] * places;
      let key = 0;
      for (let place = 0; place < places; place++) {
        const from = order[place];
        key = key * symbols + names[from * symbols + table[base + from]];
      }
      keys[i] = key;
    }
    keys.subarray(0, count).sort();
  }

  /**
   * Renames the symbols of each place and returns the order of the places. Both are sorted by how often symbols occur,
   * and by how often the symbols with which they occur do. Ties keep their order, which can only miss an equality.
   */
  #sort(keys: Uint16Array, count: number): readonly number[] {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const counts = this.#counts.fill(0);
    for (let i = 0; i < count; i++)
      for (let place = 0; place < places; place++)
        counts[place * symbols + table[keys[i] * places + place]]++;
    const met = new Int32Array(places * symbols);
    for (let i = 0; i < count; i++) {
      let weight = 0;
      for (let place = 0; place < places; place++)
        weight = (weight + mix(counts[place * symbols + table[keys[i] * places + place]])) | 0;
      for (let place = 0; place < places; place++)
        met[place * symbols + table[keys[i] * places + place]] += mix(weight);
    }
    const placeKeys = numbersBelow(places).map((place) => {
      const own = met.subarray(place * symbols, (place + 1) * symbols);
      for (const [name, symbol] of numbersBelow(symbols)
        .toSorted((a, b) => own[a] - own[b])
        .entries())
        this.#names[place * symbols + symbol] = name;
      return own.reduce((sum, key) => (sum + mix(key)) | 0, 0);
    });
    return numbersBelow(places).toSorted((a, b) => placeKeys[a] - placeKeys[b]);
  }

  /**
   * Returns the names at place `to` of the symbols at place `from` that leave past guesses unchanged, or `undefined` if
   * there are none. Symbols that no past guess has there all get the lowest free name, because each guess has only one
   * symbol at a place.
   */
  #renaming(history: readonly number[], from: number, to: number): readonly number[] | undefined {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const renaming = new Array<number>(symbols).fill(-1);
    for (const guess of history) {
      const symbol = table[guess * places + from];
      const name = table[guess * places + to];
      if (renaming[symbol] !== name && (renaming[symbol] !== -1 || renaming.includes(name))) return undefined;
      renaming[symbol] = name;
    }
    const free = numbersBelow(symbols).find((name) => !renaming.includes(name)) ?? -1;
    return renaming.map((name) => (name === -1 ? free : name));
  }
}
