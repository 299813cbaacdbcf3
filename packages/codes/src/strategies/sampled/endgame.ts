import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { costToGoTable } from './cost-to-go.ts';

/** How many of the best-looking guesses are searched at each depth; deeper than that, the best-looking one. */
const BREADTHS = [40, 8, 3];

/**
 * The guess out of a pool with the fewest guesses in all over a small set of codes, by a search that follows
 * only the most promising guesses at each step. Every total it compares belongs to a strategy that it has
 * played to the end, so a guess is never preferred on an estimate. Pauses after each first guess, with the best so far.
 */
export function* endgameGuess(pool: readonly Code[], codes: readonly Code[]): Generator<Code, Code> {
  const solved = solvedClass(codes[0].length);
  const matrix = pool.map((guess) => Uint8Array.from(codes, (code) => scoreCode(guess, code)));
  const worth = costToGoTable(codes.length, 1);
  const histogram = new Int32Array(solved + 1);
  /** A bit for each class met: most sets are far smaller than the number of classes. */
  const met = new Int32Array((solved >> 5) + 1);

  const promising = (set: readonly number[], breadth: number): number[] => {
    const ranked: { guess: number; cost: number }[] = [];
    for (let guess = 0; guess < pool.length; guess++) {
      const row = matrix[guess];
      for (const code of set) {
        const cls = row[code];
        histogram[cls]++;
        met[cls >> 5] |= 1 << (cls & 31);
      }
      let cost = -histogram[solved];
      for (let word = 0; word < met.length; word++) {
        for (let rest = met[word]; rest !== 0; rest &= rest - 1) {
          const cls = 32 * word + 31 - Math.clz32(rest & -rest);
          cost += worth[histogram[cls]];
          histogram[cls] = 0;
        }
        met[word] = 0;
      }
      const last = ranked.at(-1);
      if (ranked.length === breadth && last && cost >= last.cost) continue;
      let at = ranked.length;
      while (at > 0 && ranked[at - 1].cost > cost) at--;
      ranked.splice(at, 0, { guess, cost });
      if (ranked.length > breadth) ranked.pop();
    }
    return ranked.map(({ guess }) => guess);
  };

  const totalOf = (set: readonly number[], guess: number, depth: number, below: number): number => {
    const cells = new Map<number, number[]>();
    for (const code of set) {
      const cls = matrix[guess][code];
      const cell = cells.get(cls);
      if (cell) cell.push(code);
      else cells.set(cls, [code]);
    }
    if (cells.size === 1 && !cells.has(solved)) return Number.POSITIVE_INFINITY;
    cells.delete(solved);
    let total = set.length;
    for (const cell of cells.values()) total += 2 * cell.length - 1;
    for (const cell of cells.values()) {
      if (total >= below) return Number.POSITIVE_INFINITY;
      if (cell.length > 2) total += leastTotal(cell, depth + 1) - (2 * cell.length - 1);
    }
    return total;
  };

  const leastTotal = (set: readonly number[], depth: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const guess of promising(set, BREADTHS[depth] ?? 1)) {
      least = Math.min(least, totalOf(set, guess, depth, least));
      if (least === 2 * set.length - 1) break;
    }
    return least;
  };

  const all = [...codes.keys()];
  let found = { guess: -1, total: Number.POSITIVE_INFINITY };
  for (const guess of promising(all, BREADTHS[0])) {
    const total = totalOf(all, guess, 0, found.total);
    if (total < found.total) found = { guess, total };
    if (total === 2 * all.length - 1) break;
    yield pool[found.guess];
  }
  return pool[found.guess];
}
