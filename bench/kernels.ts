import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { CodeScorer } from '@inkling/codes/candidates/scorer';
import { TableSieve } from '@inkling/codes/candidates/table-sieve';
import type { CodeSieve, FeedbackMatrix, Kernels, PackedSecrets } from '@inkling/codes/kernels/kernels';
import { PARTITION_HASH_WORDS } from '@inkling/codes/kernels/partition-hash';
import { scalarKernels } from '@inkling/codes/kernels/scalar';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { loadKernels } from '@inkling/kernels/simd';

/**
 * Measures the speed of feedback computation. Each task is given to every implementation in turn, several times
 * over. Reports medians of this process's CPU time, and ratios within the run, because machines are shared.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const simd = await loadKernels();
  if (!simd) {
    print('no WebAssembly with SIMD here: only the scalar kernels would run');
    return;
  }
  for (const rules of CODE_RULES) benchCodes(simd, rules, print);
  for (const secretCount of [10, 60, 1000]) benchSieve(simd, secretCount, print);
  benchWords(simd, print);
  const space = new CodeSpace({ places: 4, symbols: 6, repeats: true });
  const codes = simd.packCodes(space.rules, space.table).matrix(space.table);
  const words = simd.packWords(WORD_SIZE, drawWords(2315)).matrix(drawWords(1000));
  for (const secretCount of [13, 260, 1296]) benchPartitions(simd, codes, secretCount, print);
  for (const secretCount of [20, 221, 2315]) benchPartitions(simd, words, secretCount, print);
}

const CODE_RULES = [
  { places: 4, symbols: 6, repeats: true },
  { places: 5, symbols: 8, repeats: true },
  { places: 6, symbols: 9, repeats: true },
  { places: 8, symbols: 4, repeats: true },
];
const WORD_SIZE = { places: 5, symbols: 26 };
const ROUNDS = 9;

function benchCodes(simd: Kernels, rules: (typeof CODE_RULES)[number], print: (line: string) => void): void {
  const space = new CodeSpace(rules);
  const scorer = new CodeScorer(space);
  const every = Uint32Array.from({ length: space.size }, (_, i) => i);
  const random = new RandomStream(seedRandom('bench'));
  const guesses = Array.from({ length: 256 }, () => random.below(space.size));
  const sweep = (packed: PackedSecrets) => {
    const histogram = new Uint32Array(packed.classCount);
    return (guess: number) => packed.histogram(space.codeAt(guess), histogram);
  };
  const fast = sweep(simd.packCodes(rules, space.table));
  const slow = sweep(scalarKernels.packCodes(rules, space.table));
  const histogram = new Uint32Array(256);
  const each = (sweepOne: (guess: number) => void, sweeps: number) => () => {
    for (let i = 0; i < sweeps; i++) sweepOne(guesses[i % guesses.length] as number);
    return sweeps * space.size;
  };
  const sweeps = (count: number) => Math.ceil(count / space.size);
  const [simdRate, tableRate, scalarRate] = rates([
    each(fast, sweeps(1e8)),
    each((guess) => scorer.histogram(guess, every, histogram), sweeps(2e7)),
    each(slow, sweeps(5e6)),
  ]) as [number, number, number];
  const ratio = (rate: number) => `${(simdRate / rate).toFixed(1)} ×`;
  print(
    `p${rules.places}c${rules.symbols} histograms: SIMD ${millions(simdRate)}, table ${millions(tableRate)} ` +
      `(${ratio(tableRate)}), scalar ${millions(scalarRate)} (${ratio(scalarRate)}) feedbacks/s a thread`,
  );
}

/** All guesses of p5c8 against some of its codes, within a limit that only a few guesses satisfy. */
function benchSieve(simd: Kernels, secretCount: number, print: (line: string) => void): void {
  const space = new CodeSpace({ places: 5, symbols: 8, repeats: true });
  const every = Uint32Array.from({ length: space.size }, (_, i) => i);
  const random = new RandomStream(seedRandom('bench sieve'));
  const secrets = Uint32Array.from({ length: secretCount }, () => random.below(space.size));
  const costs = Float64Array.from({ length: secretCount }, (_, count) => 2 * count + 1);
  const budget = secretCount ** 2 / 9;
  const kept = new Uint32Array(space.size);
  const sift = (sieve: CodeSieve, guesses: Uint32Array) => () => {
    sieve.sift(guesses, secrets, costs, budget, kept);
    return guesses.length * secretCount;
  };
  const [fast, table, slow] = rates([
    sift(simd.sieveCodes(space.rules, space.table), every),
    sift(new TableSieve(new CodeScorer(space)), every),
    sift(scalarKernels.sieveCodes(space.rules, space.table), every.subarray(0, 1000)),
  ]) as [number, number, number];
  print(
    `p5c8 sieve, 32768 guesses × ${secretCount} secrets: WASM ${millions(fast)}, ` +
      `table ${millions(table)} (${(fast / table).toFixed(1)} ×), ` +
      `scalar ${millions(slow)} (${(fast / slow).toFixed(1)} ×) feedbacks/s`,
  );
}

/**
 * The lists have the sizes of the original game's. Their letters are random, because the time does not depend
 * on them.
 */
function benchWords(simd: Kernels, print: (line: string) => void): void {
  const secrets = drawWords(2315);
  const guesses = drawWords(12_972);
  const cells = 2315 * 12_972;
  const [whole, scalar] = rates([
    () => {
      simd.packWords(WORD_SIZE, secrets).matrix(guesses);
      return cells;
    },
    () => {
      const some = guesses.subarray(0, 5 * 500);
      scalarKernels.packWords(WORD_SIZE, secrets).matrix(some);
      return 2315 * 500;
    },
  ]) as [number, number];
  print(
    `marks of 2315 × 12972 words: SIMD ${(cells / whole).toFixed(3)} s CPU, packing included; ` +
      `${millions(whole)}/s, scalar ${millions(scalar)}/s (${(whole / scalar).toFixed(1)} ×)`,
  );
}

function drawWords(count: number): Uint8Array {
  const random = new RandomStream(seedRandom(`words ${count}`));
  return Uint8Array.from({ length: count * WORD_SIZE.places }, () => random.below(WORD_SIZE.symbols));
}

function benchPartitions(
  simd: Kernels,
  matrix: FeedbackMatrix,
  secretCount: number,
  print: (line: string) => void,
): void {
  const { guessCount, classCount } = matrix;
  const guesses = Uint32Array.from({ length: guessCount }, (_, i) => i);
  const secrets = Uint32Array.from({ length: secretCount }, (_, i) =>
    Math.floor((i * matrix.secretCount) / secretCount),
  );
  const results = new Uint32Array(guessCount * Math.max(classCount, PARTITION_HASH_WORDS));
  const cells = secretCount * guessCount;
  const question = (kernels: Kernels, kind: 'histograms' | 'hashes', cellsWanted: number) => {
    const table = kernels.holdMatrix(matrix);
    const repeats = Math.ceil(cellsWanted / cells);
    return () => {
      for (let i = 0; i < repeats; i++) table[kind](guesses, secrets, results);
      return repeats * cells;
    };
  };
  for (const kind of ['histograms', 'hashes'] as const) {
    const [fast, slow] = rates([
      question(simd, kind, 2e7),
      question(scalarKernels, kind, kind === 'hashes' ? 3e5 : 5e6),
    ]) as [number, number];
    print(
      `partition ${kind}, ${classCount} classes, ${guessCount} guesses × ${secretCount} secrets: ` +
        `WASM ${millions(fast)}, scalar ${millions(slow)} (${(fast / slow).toFixed(1)} ×) cells/s`,
    );
  }
}

/** Returns the median rate per second of each job over interleaved rounds. A job returns how much work it did. */
function rates(jobs: readonly (() => number)[]): readonly number[] {
  const samples = jobs.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [job, work] of jobs.entries()) {
      const before = process.cpuUsage();
      const done = work();
      const { user, system } = process.cpuUsage(before);
      if (round > 0) samples[job]?.push((done / (user + system)) * 1e6);
    }
  return samples.map((list) => list.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] as number);
}

function millions(rate: number): string {
  return `${(rate / 1e6).toFixed(0)} M`;
}
