import type { GuessSymmetry, Symmetry } from '@inkling/deduction/optimum/search-options';
import type { CodeSpace } from '../candidates/code-space.ts';
import { mix, numbersBelow, ordersOf } from './canonical-order.ts';

/**
 * Finds the guesses of a code space that represent their class under the symmetries of a history: permutations of the
 * places, each with a renaming of the symbols, that leave every past guess unchanged. Such a symmetry preserves all
 * past answers, so it maps the candidates onto themselves and a guess onto one of equal value. Symbols that were never
 * used are interchangeable, and get the names that make a code lowest. The lowest code of a class represents it.
 *
 * The stabiliser of the candidate *set* is larger, but finding it at every node costs more than it saves. A cheap
 * canonical form of the set for the transposition table does pay (`canonise`).
 *
 * If codes have different weights, a guess may represent only those onto which a symmetry that preserves every weight
 * maps it. Such symmetries form a group. We use a part of it: the arrangements of the places that preserve the weights
 * on their own, combined with the renamings within classes of symbols of which any two may be exchanged. We give up the
 * arrangements that preserve the weights only together with some renaming. What remains is a product of two groups, so
 * a least image can still be found symbol by symbol. The cost of a set depends only on the weights of its own codes, so
 * its canonical form may use every symmetry, as long as each code keeps its weight (`marks`): with a few favourite
 * codes, most sets simplify as much as without weights.
 */
export class CodeSymmetry implements Symmetry {
  readonly #space: CodeSpace;
  readonly #group: Group;
  readonly #hasKeys: boolean;
  readonly #meets: Int32Array;
  readonly #placeKeys: Int32Array;
  readonly #symbolKeys: Int32Array;
  readonly #placeOrder: Int32Array;
  readonly #symbolOrder: Int32Array;
  readonly #names: Int32Array;
  #marked = new Uint32Array(256);
  /** Cached for all the searches that share weights. */
  readonly #kept = new WeakMap<Int32Array, GuessSymmetry>();

  constructor(space: CodeSpace, group: Group = wholeGroup(space)) {
    this.#space = space;
    this.#group = group;
    const { places, symbols } = space.rules;
    this.#hasKeys = symbols ** places <= 2 ** 16;
    this.#meets = new Int32Array(places * symbols);
    this.#placeKeys = new Int32Array(places);
    this.#symbolKeys = new Int32Array(symbols);
    this.#placeOrder = new Int32Array(places);
    this.#symbolOrder = new Int32Array(symbols);
    this.#names = new Int32Array(symbols);
  }

  /** Lets a search compute the keys of `canonise` itself, if they fit 16 bits. */
  get codes(): Symmetry['codes'] {
    if (!this.#hasKeys) return undefined;
    const { places, symbols } = this.#space.rules;
    return { places, symbols, table: this.#space.table };
  }

  /** Returns those symmetries that preserve the weight of every code, for guesses only: `canonise` uses all. */
  preserving(weights: Int32Array): GuessSymmetry {
    const known = this.#kept.get(weights);
    if (known) return known;
    const kept = new CodeSymmetry(this.#space, groupPreserving(weights, this.#space, this.#group));
    this.#kept.set(weights, kept);
    return kept;
  }

  representatives(history: readonly number[]): (guess: number) => boolean {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const { symbolClasses } = this.#group;
    const images = this.#group.arrangements.flatMap((arrangement) => {
      const renaming = this.#renamingOf(arrangement, history);
      return renaming ? [{ arrangement, renaming }] : [];
    });
    // The free names of each class follow one another, ascending; `starts` and `nexts` are indexed by class.
    const fresh: number[] = [];
    const starts = new Int8Array(symbolClasses.length);
    const used = images[0]?.renaming as Int8Array;
    for (const [cls, members] of symbolClasses.entries()) {
      starts[cls] = fresh.length;
      for (const symbol of members) if (used[symbol] < 0) fresh.push(symbol);
    }
    const classOf = classesOf(symbolClasses, symbols);
    const nexts = new Int8Array(symbolClasses.length);
    const names = new Int8Array(symbols);
    return (guess) => {
      const base = guess * places;
      for (const { arrangement, renaming } of images) {
        names.set(renaming);
        nexts.set(starts);
        for (let i = 0; i < places; i++) {
          const symbol = table[base + arrangement[i]];
          if (names[symbol] < 0) names[symbol] = fresh[nexts[classOf[symbol]]++];
          const difference = names[symbol] - table[base + i];
          if (difference < 0) return false;
          if (difference > 0) break;
        }
      }
      return true;
    };
  }

  /**
   * Rewrites a set of codes in place as an image under a symmetry, with each code as a key: its symbols read as digits
   * in base `symbols`. Most sets that are symmetric to each other become equal. Places and symbols are sorted by how
   * often they occur together, refined once; ties keep their order, which can only miss an equality. If keys would
   * exceed 16 bits, the set stays unchanged.
   */
  canonise(keys: Uint16Array, count: number, marks?: Uint16Array): void {
    const { places, symbols } = this.#space.rules;
    if (!this.#hasKeys) return;
    const { table } = this.#space;
    const meets = this.#meets.fill(0);
    for (let i = 0; i < count; i++) {
      const base = keys[i] * places;
      for (let place = 0; place < places; place++) meets[table[base + place] * places + place]++;
    }
    if (marks)
      for (let i = 0; i < count; i++) {
        const base = keys[i] * places;
        for (let place = 0; place < places; place++)
          meets[table[base + place] * places + place] += marks[i] * MARK_STEP;
      }
    const placeKeys = this.#placeKeys.fill(0);
    const symbolKeys = this.#symbolKeys.fill(0);
    for (let symbol = 0; symbol < symbols; symbol++)
      for (let place = 0; place < places; place++)
        placeKeys[place] = (placeKeys[place] + mix(meets[symbol * places + place])) | 0;
    for (let symbol = 0; symbol < symbols; symbol++)
      for (let place = 0; place < places; place++)
        symbolKeys[symbol] =
          (symbolKeys[symbol] + mix(meets[symbol * places + place] + Math.imul(placeKeys[place], 31))) | 0;
    for (let place = 0; place < places; place++) {
      let key = 0;
      for (let symbol = 0; symbol < symbols; symbol++)
        key = (key + mix(meets[symbol * places + place] + Math.imul(symbolKeys[symbol], 31))) | 0;
      placeKeys[place] = key;
    }
    const placeOrder = orderBy(placeKeys, this.#placeOrder);
    const symbolOrder = orderBy(symbolKeys, this.#symbolOrder);
    const names = this.#names;
    for (let i = 0; i < symbols; i++) names[symbolOrder[i]] = i;
    for (let i = 0; i < count; i++) {
      const base = keys[i] * places;
      let key = 0;
      for (let place = 0; place < places; place++)
        key = key * symbols + names[table[base + placeOrder[place]]];
      keys[i] = key;
    }
    if (marks) this.#sortMarked(keys, marks, count);
    else sortKeys(keys, count);
  }

  /**
   * Returns the map that the last `canonise` used, unless it left the set unchanged: place i of a key is place
   * `places[i]` of its code, and symbol s is renamed `names[s]`.
   */
  lastMap(): { readonly places: Int32Array; readonly names: Int32Array } {
    return { places: this.#placeOrder.slice(), names: this.#names.slice() };
  }

  /** Sorts the keys ascending, each with its mark. */
  #sortMarked(keys: Uint16Array, marks: Uint16Array, count: number): void {
    if (count > this.#marked.length) this.#marked = new Uint32Array(count * 2);
    const marked = this.#marked.subarray(0, count);
    for (let i = 0; i < count; i++) marked[i] = keys[i] * 2 ** 16 + marks[i];
    marked.sort();
    for (let i = 0; i < count; i++) {
      keys[i] = marked[i] >>> 16;
      marks[i] = marked[i] & 0xffff;
    }
  }

  /** Returns the names that past guesses force on symbols for an arrangement of the places; −1 = still free. */
  #renamingOf(arrangement: readonly number[], history: readonly number[]): Int8Array | undefined {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const classOf = classesOf(this.#group.symbolClasses, symbols);
    const renaming = new Int8Array(symbols).fill(-1);
    const taken = new Int8Array(symbols).fill(-1);
    for (const guess of history)
      for (let i = 0; i < places; i++) {
        const from = table[guess * places + arrangement[i]];
        const to = table[guess * places + i];
        if (classOf[from] !== classOf[to]) return undefined;
        if (renaming[from] === -1 && taken[to] === -1) {
          renaming[from] = to;
          taken[to] = from;
        } else if (renaming[from] !== to) return undefined;
      }
    return renaming;
  }
}

/** A group of symmetries: every arrangement with every renaming within the classes of symbols. */
interface Group {
  /** The identity first. */
  readonly arrangements: readonly (readonly number[])[];
  /** Classes of places, and of symbols, that may be permuted among themselves in any way; ascending. */
  readonly placeClasses: readonly (readonly number[])[];
  readonly symbolClasses: readonly (readonly number[])[];
}

function wholeGroup({ rules: { places, symbols } }: CodeSpace): Group {
  return {
    arrangements: ordersOf(places),
    placeClasses: [numbersBelow(places)],
    symbolClasses: [numbersBelow(symbols)],
  };
}

/** Returns the part of a group that preserves the weights of all codes. */
function groupPreserving(weights: Int32Array, space: CodeSpace, group: Group): Group {
  const { places, symbols } = space.rules;
  const sameNames = numbersBelow(symbols);
  const samePlaces = numbersBelow(places);
  const isKept = (arrangement: readonly number[], names: readonly number[]) =>
    weights.every((weight, code) => {
      const from = space.codeAt(code);
      return weight === weights[space.indexOf(arrangement.map((place) => names[from[place]]))];
    });
  // A member that may be exchanged with one member of a class may be exchanged with all of them.
  const divide = (classes: readonly (readonly number[])[], areSame: (a: number, b: number) => boolean) =>
    classes.flatMap((members) => {
      const parts: number[][] = [];
      for (const member of members) {
        const part = parts.find(([first]) => areSame(first, member));
        if (part) part.push(member);
        else parts.push([member]);
      }
      return parts;
    });
  const swapped = (list: readonly number[], a: number, b: number) => list.with(a, list[b]).with(b, list[a]);
  const placeClasses = divide(group.placeClasses, (a, b) => isKept(swapped(samePlaces, a, b), sameNames));
  return {
    placeClasses,
    symbolClasses: divide(group.symbolClasses, (a, b) => isKept(samePlaces, swapped(sameNames, a, b))),
    arrangements:
      placeClasses.length === group.placeClasses.length
        ? group.arrangements
        : group.arrangements.filter((arrangement) => isKept(arrangement, sameNames)),
  };
}

/** Returns the index of the class of each member. */
function classesOf(classes: readonly (readonly number[])[], count: number): Int8Array {
  const classOf = new Int8Array(count);
  for (const [cls, members] of classes.entries()) for (const member of members) classOf[member] = cls;
  return classOf;
}

/** More than the number of codes that can have a symbol at a place, so that marks and counts do not mix in a sum. */
const MARK_STEP = 2 ** 16 + 1;

/** Fills `order` with the indices of the keys, in ascending order of key, and returns it. */
function orderBy(keys: Int32Array, order: Int32Array): Int32Array {
  for (let i = 0; i < keys.length; i++) {
    let j = i;
    for (; j > 0 && keys[order[j - 1]] > keys[i]; j--) order[j] = order[j - 1];
    order[j] = i;
  }
  return order;
}

/** Sorts the first `count` keys in place, by insertion if that is faster than a library call. */
function sortKeys(keys: Uint16Array, count: number): void {
  if (count > 40) {
    keys.set(keys.subarray(0, count).toSorted());
    return;
  }
  for (let i = 1; i < count; i++) {
    const key = keys[i];
    let j = i;
    for (; j > 0 && keys[j - 1] > key; j--) keys[j] = keys[j - 1];
    keys[j] = key;
  }
}
