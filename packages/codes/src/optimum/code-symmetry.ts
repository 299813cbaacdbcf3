import type { GuessSymmetry, Symmetry } from '@inkling/deduction/optimum/search-options';
import type { CodeSpace } from '../candidates/code-space.ts';
import { mix, numbersBelow, ordersOf } from './canonical-order.ts';

/**
 * Guesses of a code space that stand for their class under the symmetries of a history: permutations of the
 * places, each with a renaming of the symbols, that leave every past guess as it is. Such a symmetry keeps all
 * past answers, so it maps the candidates onto themselves and a guess onto one of equal value. Symbols that
 * were never used are interchangeable, and take the names that make a code lowest. The lowest code of a class
 * stands for it.
 *
 * The stabiliser of the candidate *set* is larger, but finding it at every node costs more than it saves. What
 * pays is a cheap canonical form of the set for the table (`canonise`).
 *
 * Where codes weigh differently, a guess may stand only for those that a symmetry which keeps every weight maps it to.
 * Such symmetries form a group, and of it this takes the arrangements of the places that keep the weights by themselves, with the renamings within classes of
 * symbols of which any two may be exchanged. A rearrangement that keeps the weights only together with some renaming
 * is given up: what is left is a product of two groups, so a least image is still found symbol by symbol.
 * What a set costs depends on the weights of its own codes alone, so the form of a set may use every symmetry, as long
 * as each code takes its weight along (`marks`): most sets around a few favourites are as plain as ever.
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
  /** Found once for all the searches that share weights. */
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

  /** `canonise` by the code's symbols, where keys fit. */
  get codes(): Symmetry['codes'] {
    if (!this.#hasKeys) return undefined;
    const { places, symbols } = this.#space.rules;
    return { places, symbols, table: this.#space.table };
  }

  /** The symmetries of these that keep the weight of every code; for guesses, since `canonise` uses all. */
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
    // Free names in a row for each class, ascending; `starts` and `nexts` are by class.
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
   * Rewrites a set of codes as one that a symmetry maps it to, each code as its places read to the base
   * `symbols`; most sets that are symmetric to each other become the same. Places and symbols are put in the
   * order of how often they meet, refined once; ties are left as they lie, which can only miss an equality.
   * Where keys would pass 16 bits the set is left as it is.
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
   * The map behind the last `canonise` of a set that was not left as it is: place i of a key is place `places[i]` of its code,
   * and the symbol s is written `names[s]`.
   */
  lastMap(): { readonly places: Int32Array; readonly names: Int32Array } {
    return { places: this.#placeOrder.slice(), names: this.#names.slice() };
  }

  /** Keys ascending, each with its mark. */
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

  /** The names that past guesses force on symbols once the places are arranged anew; −1 = still free. */
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

/** Every arrangement goes with every renaming within the classes of symbols. */
interface Group {
  /** The identity first. */
  readonly arrangements: readonly (readonly number[])[];
  /** Places, and symbols, that may be exchanged with each other in any way; ascending. */
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

/** The part of a group that keeps the weights of all codes. */
function groupPreserving(weights: Int32Array, space: CodeSpace, group: Group): Group {
  const { places, symbols } = space.rules;
  const sameNames = numbersBelow(symbols);
  const samePlaces = numbersBelow(places);
  const isKept = (arrangement: readonly number[], names: readonly number[]) =>
    weights.every((weight, code) => {
      const from = space.codeAt(code);
      return weight === weights[space.indexOf(arrangement.map((place) => names[from[place]]))];
    });
  // A member that may be exchanged with one of a class may be exchanged with all of them.
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

/** The class of each member, by its number. */
function classesOf(classes: readonly (readonly number[])[], count: number): Int8Array {
  const classOf = new Int8Array(count);
  for (const [cls, members] of classes.entries()) for (const member of members) classOf[member] = cls;
  return classOf;
}

/** More than the number of codes that can have a symbol at a place, so that marks and counts do not mix in one sum. */
const MARK_STEP = 2 ** 16 + 1;

/** The indices of the keys in ascending order of key. */
function orderBy(keys: Int32Array, order: Int32Array): Int32Array {
  for (let i = 0; i < keys.length; i++) {
    let j = i;
    for (; j > 0 && keys[order[j - 1]] > keys[i]; j--) order[j] = order[j - 1];
    order[j] = i;
  }
  return order;
}

/** Sorts in place, by insertion where that is faster than a call. */
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
