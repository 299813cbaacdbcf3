import type { CodeSpace } from '../candidates/code-space.ts';

/**
 * Guesses of a code space that stand for their class under the symmetries of a history: permutations of the
 * places, each with a renaming of the symbols, that leave every past guess as it is. Such a symmetry keeps all
 * past answers, so it maps the candidates onto themselves and a guess onto one of equal value. Symbols that
 * were never used are interchangeable, and take the names that make a code lowest. The lowest code of a class
 * stands for it.
 *
 * The stabiliser of the candidate *set* is larger, but finding it at every node costs more than it saves.
 */
export class CodeSymmetry {
  readonly #space: CodeSpace;
  readonly #arrangements: readonly (readonly number[])[];

  constructor(space: CodeSpace) {
    this.#space = space;
    this.#arrangements = arrangements(space.rules.places);
  }

  representatives(history: readonly number[]): (guess: number) => boolean {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const images = this.#arrangements.flatMap((arrangement) => {
      const renaming = this.#renamingOf(arrangement, history);
      return renaming ? [{ arrangement, renaming }] : [];
    });
    const fresh: number[] = [];
    const used = images[0]?.renaming as Int8Array;
    for (let symbol = 0; symbol < symbols; symbol++) if (used[symbol] < 0) fresh.push(symbol);
    const names = new Int8Array(symbols);
    return (guess) => {
      const base = guess * places;
      for (const { arrangement, renaming } of images) {
        names.set(renaming);
        let next = 0;
        for (let i = 0; i < places; i++) {
          const symbol = table[base + arrangement[i]];
          if (names[symbol] < 0) names[symbol] = fresh[next++];
          const difference = names[symbol] - table[base + i];
          if (difference < 0) return false;
          if (difference > 0) break;
        }
      }
      return true;
    };
  }

  /** The names that past guesses force on symbols once the places are arranged anew; −1 = still free. */
  #renamingOf(arrangement: readonly number[], history: readonly number[]): Int8Array | undefined {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const renaming = new Int8Array(symbols).fill(-1);
    const taken = new Int8Array(symbols).fill(-1);
    for (const guess of history)
      for (let i = 0; i < places; i++) {
        const from = table[guess * places + arrangement[i]];
        const to = table[guess * places + i];
        if (renaming[from] === -1 && taken[to] === -1) {
          renaming[from] = to;
          taken[to] = from;
        } else if (renaming[from] !== to) return undefined;
      }
    return renaming;
  }
}

/** With more places than this only the symbols are permuted. */
const ARRANGED_PLACES_MAX = 6;

function arrangements(places: number): readonly (readonly number[])[] {
  const identity = Array.from({ length: places }, (_, i) => i);
  if (places > ARRANGED_PLACES_MAX) return [identity];
  const grow = (head: readonly number[]): readonly (readonly number[])[] =>
    head.length === places
      ? [head]
      : identity.filter((i) => !head.includes(i)).flatMap((i) => grow([...head, i]));
  return grow([]);
}
