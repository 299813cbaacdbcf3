import type { CodeTurn } from '@inkling/core/deduction';
import type { CodeSpace } from '../candidates/code-space.ts';
import type { ListedCandidates } from '../candidates/listed.ts';
import { lowestTwinTest, representativeTest } from './symmetry.ts';

/** The guesses that stand for their symmetry class (see `representativeTest`), ascending; not to be changed. */
export function representatives(set: ListedCandidates): Uint32Array {
  return listsOf(set.space.codes).after(set.turns);
}

/** Those of the candidates that do, ascending. */
export function representativesIn(set: ListedCandidates): Uint32Array {
  const { table, rules } = set.space.codes;
  const stands = representativeTest(rules, set.turns);
  return filtered(set.indices, (guess) => stands(table, guess * rules.places));
}

/** The representatives that are also the lowest of their twins (see `lowestTwinTest`), ascending. */
export function lowestGuesses(set: ListedCandidates): Uint32Array {
  const lists = listsOf(set.space.codes);
  const guesses = lists.after(set.turns);
  const { places, symbols, repeats } = set.rules;
  const lowest = lowestTwinTest(set);
  const { table } = set.space.codes;
  if (!repeats || symbols > MASK_BITS) return filtered(guesses, (guess) => lowest(table, guess * places));
  // With repeats, the lowest has no symbol that no candidate has but the first of these.
  let dead = 2 ** symbols - 1;
  for (const index of set.indices) dead &= ~lists.masks[index];
  const rejected = dead & (dead - 1);
  return rejected === 0 ? guesses : filtered(guesses, (guess) => (lists.masks[guess] & rejected) === 0);
}

/** Typed arrays have a filter of their own, ten times as slow. */
function filtered(guesses: Uint32Array, isKept: (guess: number) => boolean): Uint32Array {
  const kept = new Uint32Array(guesses.length);
  let size = 0;
  for (const guess of guesses) if (isKept(guess)) kept[size++] = guess;
  return kept.subarray(0, size);
}

/** What is asked again and again of one space while a strategy is played against all its codes. */
class GuessLists {
  readonly #codes: CodeSpace;
  readonly #lists = new Map<string, Uint32Array>();
  #held = 0;
  #masks: Uint32Array | undefined;

  constructor(codes: CodeSpace) {
    this.#codes = codes;
  }

  /** Representatives depend on the symbols that turns have used, and on whether there is a turn at all. */
  after(turns: readonly CodeTurn[]): Uint32Array {
    const symbols = new Set(turns.flatMap(({ guess }) => Array.from(guess)));
    const key = Array.from(symbols)
      .toSorted((a, b) => a - b)
      .join(' ');
    const known = this.#lists.get(key);
    if (known) return known;
    const { rules, table, size } = this.#codes;
    const stands = representativeTest(rules, turns);
    const list = filtered(
      Uint32Array.from({ length: size }, (_, guess) => guess),
      (guess) => stands(table, guess * rules.places),
    ).slice();
    if (this.#held > HELD_MAX) this.#lists.clear();
    this.#held = this.#lists.size === 0 ? list.length : this.#held + list.length;
    this.#lists.set(key, list);
    return list;
  }

  /** The symbols of each code as bits; for at most `MASK_BITS` symbols. */
  get masks(): Uint32Array {
    this.#masks ??= symbolMasks(this.#codes);
    return this.#masks;
  }
}

function symbolMasks({ size, table, rules }: CodeSpace): Uint32Array {
  const masks = new Uint32Array(size);
  for (let at = 0; at < table.length; at++) masks[Math.floor(at / rules.places)] |= 1 << table[at];
  return masks;
}

const MASK_BITS = 30;
/** Guesses in lists that are kept: 16 MB. */
const HELD_MAX = 2 ** 22;

function listsOf(codes: CodeSpace): GuessLists {
  let lists = spaces.get(codes);
  if (!lists) spaces.set(codes, (lists = new GuessLists(codes)));
  return lists;
}

const spaces = new WeakMap<CodeSpace, GuessLists>();
