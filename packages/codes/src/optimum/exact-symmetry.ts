import type { GuessSymmetry, Symmetry } from '@inkling/deduction/optimum/search-options';
import type { CodeSpace } from '../candidates/code-space.ts';
import { mix, numbersBelow, ordersOf } from './canonical-order.ts';

/**
 * The symmetries of codes that are answered only by how many symbols stand at their places: all orders of the places, and at
 * each place any renaming of the symbols by itself. Symbols may repeat; where they may not, a renaming must be the same
 * at all places, and `CodeSymmetry` has those.
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

  /** Every guess stands for itself: symmetries that keep the weights are not looked for. */
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

  /** Marked sets are left as they are. */
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
   * Names the symbols of each place, and returns the order of the places: by how often they occur, and by how often the symbols
   * that they occur with do. Ties are left as they lie, which can only miss an equality.
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
   * What symbols at `from` are called at `to` so that past guesses stay as they are: the free names in their order are for whatever
   * symbols no past guess has there.
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
