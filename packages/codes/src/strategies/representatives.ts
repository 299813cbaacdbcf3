import type { CodeSpace } from '../candidates/code-space.ts';
import type { ListedCandidates } from '../candidates/listed.ts';
import { representativeTest } from './symmetry.ts';

/** Returns the guesses that represent their symmetry class (see `representativeTest`), ascending. Read-only. */
export function representatives(set: ListedCandidates): Uint32Array {
  const { codes } = set.space;
  let lists = spaces.get(codes);
  if (!lists) spaces.set(codes, (lists = new GuessLists()));
  return lists.after(set);
}

/** Returns the candidates that represent their symmetry class, ascending. */
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

/** Caches the lists, which are needed again and again while a strategy is played against all codes of a space. */
class GuessLists {
  readonly #lists = new Map<number, Uint32Array>();
  #held = 0;

  /** The list depends only on which symbols the turns have used, and on whether there is a turn at all. */
  after({ space, turns }: ListedCandidates): Uint32Array {
    let used = 0;
    for (const { guess } of turns) for (const symbol of Array.from(guess)) used |= 1 << symbol;
    const known = this.#lists.get(used);
    if (known) return known;
    const { rules, table } = space.codes;
    const stands = representativeTest(rules, turns);
    const list = filtered(space.every, (guess) => stands(table, guess * rules.places)).slice();
    if (this.#held > HELD_MAX) {
      this.#lists.clear();
      this.#held = 0;
    }
    this.#held += list.length;
    this.#lists.set(used, list);
    return list;
  }
}

/** The maximum number of guesses in all cached lists together: 16 MB. */
const HELD_MAX = 2 ** 22;

const spaces = new WeakMap<CodeSpace, GuessLists>();
