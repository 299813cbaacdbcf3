import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { ListedCandidates } from '../candidates/listed.ts';

/**
 * Returns a test for the guesses that represent their symmetry class. Symbols that no turn has used are
 * interchangeable, so a representative may use them only in ascending order of first appearance; before the first turn
 * places are interchangeable too, so only runs of non-increasing length remain (1111, 1112, 1122, 1123, 1234). The
 * representative is the lowest code of its class, and symmetric guesses have the same partition sizes, so a search over
 * representatives finds the same guess as a search over all, under every rule that breaks ties by lowest code.
 */
export function representativeTest(
  rules: CodeRules,
  turns: readonly CodeTurn[],
): (table: Uint8Array, offset: number) => boolean {
  const { places, symbols } = rules;
  if (turns.length === 0) return (table, offset) => isFallingRuns(table, offset, places);
  const fresh = new Uint8Array(symbols).fill(1);
  for (const { guess } of turns) for (let i = 0; i < places; i++) fresh[guess[i]] = 0;
  const order: number[] = [];
  for (let symbol = 0; symbol < symbols; symbol++) if (fresh[symbol]) order.push(symbol);
  return (table, offset) => {
    let next = 0;
    for (let i = offset; i < offset + places; i++) {
      const symbol = table[i];
      if (fresh[symbol] === 0) continue;
      if (next < order.length && symbol === order[next]) next++;
      else if (next === 0 || symbol > order[next - 1]) return false;
    }
    return true;
  };
}

/**
 * Returns a test for the lowest guesses among twins: guesses that differ only in symbols that no candidate has. Such
 * symbols give no information, so twins split the candidates alike. With repeats, the lowest twin uses only the lowest
 * such symbol; without, it uses them in ascending order. A guess that may be the code has no such symbol.
 */
export function lowestTwinTest(set: ListedCandidates): (table: Uint8Array, offset: number) => boolean {
  const { places, symbols, repeats } = set.rules;
  const codes = set.space.codes.table;
  const dead = new Uint8Array(symbols).fill(1);
  let left = symbols;
  for (const index of set.indices) {
    for (let i = index * places; i < (index + 1) * places; i++) {
      left -= dead[codes[i]];
      dead[codes[i]] = 0;
    }
    if (left === 0) return () => true;
  }
  const first = dead.indexOf(1);
  return (table, offset) => {
    let next = first;
    for (let i = offset; i < offset + places; i++) {
      const symbol = table[i];
      if (dead[symbol] === 0) continue;
      if (symbol !== next) return false;
      if (!repeats) next = dead.indexOf(1, next + 1);
    }
    return true;
  };
}

function isFallingRuns(table: Uint8Array, offset: number, places: number): boolean {
  if (table[offset] !== 0) return false;
  let run = 1;
  let previousRun = places;
  for (let i = offset + 1; i < offset + places; i++) {
    const step = table[i] - table[i - 1];
    if (step === 0) {
      run++;
    } else {
      if (step !== 1 || run > previousRun) return false;
      previousRun = run;
      run = 1;
    }
  }
  return run <= previousRun;
}
