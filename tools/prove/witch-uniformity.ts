import { RandomStream, seedRandom } from '@inkling/core/random';
import { boardSampler } from '@inkling/games/witch/rules/sampler';
import { LEVEL_SETTINGS } from '@inkling/games/witch/rules/setting';
import { retryPlacement } from '@inkling/matching/reference/retry-placement';

const BOARDS = 863_344;
const DRAWS = 8_000_000;

/**
 * Checks that each of the 863,344 medium boards is equally likely, within 4σ of the chi-square, in 8,000,000
 * draws; the founding document's retry procedure is off by hundreds of σ in the same test.
 */
export function run(print: (line: string) => void): void {
  const ours = new RandomStream(seedRandom('witch uniformity'));
  const sample = boardSampler(LEVEL_SETTINGS.medium);
  const fair = deviation(print, 'joint rejection', () => sample(ours));
  if (Math.abs(fair) > 4) throw new Error('the sampler is not uniform');
  const theirs = new RandomStream(seedRandom('witch retry'));
  const biased = deviation(print, 'retry procedure', () => retryPlacement(4, 4, 2, true, theirs));
  if (biased < 100) throw new Error('the test no longer catches the retry procedure');
}

interface Board {
  readonly specials: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}

function deviation(print: (line: string) => void, name: string, draw: () => Board): number {
  const cells = new Map<string, number>();
  for (let i = 0; i < DRAWS; i++) {
    const key = keyOf(draw());
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  if (cells.size > BOARDS) throw new Error(`${cells.size} different boards, and there are only ${BOARDS}`);
  const mean = DRAWS / BOARDS;
  let chi = (BOARDS - cells.size) * mean;
  for (const count of cells.values()) chi += (count - mean) ** 2 / mean;
  const sigmas = (chi - (BOARDS - 1)) / Math.sqrt(2 * (BOARDS - 1));
  print(
    `${name}: χ² ${chi.toFixed(1)} on ${BOARDS - 1} df, ${sigmas.toFixed(2)} σ, ${cells.size} boards seen`,
  );
  return sigmas;
}

/** A key with the square of its mate for each square in order, or which special tile it is. */
function keyOf({ specials, pairs }: Board): string {
  const codes = new Uint8Array(16);
  for (const [i, square] of specials.entries()) codes[square] = 16 + i;
  for (const [a, b] of pairs) {
    codes[a] = b;
    codes[b] = a;
  }
  return String.fromCharCode(...codes);
}
