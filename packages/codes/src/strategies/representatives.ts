import type { CodeTurn } from '@inkling/core/deduction';
import type { CodeSpace } from '../candidates/code-space.ts';
import type { ListedCandidates } from '../candidates/listed.ts';
import { representativeTest } from './symmetry.ts';

/** The guesses that stand for their symmetry class (see `representativeTest`), ascending; not to be changed. */
export function representatives(set: ListedCandidates): Uint32Array {
  const { codes } = set.space;
  let lists = spaces.get(codes);
  if (!lists) spaces.set(codes, (lists = new GuessLists(codes)));
  return lists.after(set.turns);
}

/** The candidates that stand for their symmetry class, ascending. */
export function representativesIn(set: ListedCandidates): Uint32Array {
  const { table, rules } = set.space.codes;
  const stands = representativeTest(rules, set.turns);
  return filtered(set.indices, (guess) => stands(table, guess * rules.places));
}

function filtered(guesses: Uint32Array, isKept: (guess: number) => boolean): Uint32Array {
  const kept = new Uint32Array(guesses.length);
  let size = 0;
  for (const guess of guesses) if (isKept(guess)) kept[size++] = guess;
  return kept.subarray(0, size);
}

/** Keeps the lists, which are needed again and again while a strategy is played against all codes of a space. */
class GuessLists {
  readonly #codes: CodeSpace;
  readonly #lists = new Map<string, Uint32Array>();
  #held = 0;

  constructor(codes: CodeSpace) {
    this.#codes = codes;
  }

  /** The list depends only on which symbols the turns have used, and on whether there is a turn at all. */
  after(turns: readonly CodeTurn[]): Uint32Array {
    const symbols = new Set(turns.flatMap(({ guess }) => Array.from(guess)));
    const key = Array.from(symbols)
      .toSorted((a, b) => a - b)
      .join(' ');
    const known = this.#lists.get(key);
    if (known) return known;
    const { rules, table, size } = this.#codes;
    const stands = representativeTest(rules, turns);
    const all = Uint32Array.from({ length: size }, (_, guess) => guess);
    const list = filtered(all, (guess) => stands(table, guess * rules.places)).slice();
    if (this.#held > HELD_MAX) {
      this.#lists.clear();
      this.#held = 0;
    }
    this.#held += list.length;
    this.#lists.set(key, list);
    return list;
  }
}

/** How many guesses the kept lists may have together: 16 MB. */
const HELD_MAX = 2 ** 22;

const spaces = new WeakMap<CodeSpace, GuessLists>();
