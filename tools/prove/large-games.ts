import { scoreCode, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { DiagramSet } from '../../packages/codes/src/candidates/diagram/diagram-set.ts';
import { sampledGuess } from '../../packages/codes/src/strategies/sampled/sampled.ts';

/**
 * Rules, and the mean number of guesses that we claim not to exceed. For p8c12 that is the best published,
 * 8.366 (Berghman, Goossens & Leus 2009); the others are slightly above the result of evaluating every guess by
 * its entropy.
 */
const CLAIMS = [
  { places: 6, symbols: 9, mean: 6.3 },
  { places: 6, symbols: 10, mean: 6.62 },
  { places: 7, symbols: 10, mean: 7.15 },
  { places: 8, symbols: 12, mean: 8.366 },
] as const;

const GAMES = 1000;
/** The number of first moves that many games have in common. */
const SHARED_MOVES = 3;

interface LargeGames {
  readonly mean: number;
  /** Half the width of the 95 % confidence interval of the mean. */
  readonly margin: number;
  readonly worst: number;
  /** CPU milliseconds of the slowest move. */
  readonly slowest: number;
  /** `histogram[i]` games took i + 1 guesses. */
  readonly histogram: readonly number[];
}

/** Plays 1,000 seeded games of each claim and prints the means; throws at the end if one exceeds its claim. */
export function run(print: (line: string) => void): void {
  const above: string[] = [];
  for (const { places, symbols, mean } of CLAIMS) {
    const name = `p${places}c${symbols}r`;
    const played = playGames(places, symbols, GAMES, 'large games');
    if (played.mean > mean) above.push(name);
    print(
      `${name} ${GAMES} games: mean ${played.mean.toFixed(3)} ± ${played.margin.toFixed(3)} (95 %), claimed ` +
        `${mean}; worst ${played.worst}, ${played.histogram.join('/')}; ` +
        `slowest move ${played.slowest.toFixed(0)} ms CPU`,
    );
  }
  if (above.length > 0) throw new Error(`above the claimed mean: ${above.join(', ')}`);
}

function playGames(places: number, symbols: number, games: number, seed: string): LargeGames {
  const random = new RandomStream(seedRandom(seed));
  const moves = new Map<string, DiagramSet>([['', new DiagramSet({ places, symbols, repeats: true })]]);
  const guesses = new Map<string, ArrayLike<number>>();
  const histogram: number[] = [];
  let slowest = 0;
  for (let game = 0; game < games; game++) {
    const secret = Array.from({ length: places }, () => random.below(symbols));
    let set = moves.get('') as DiagramSet;
    let key = '';
    for (let move = 1; ; move++) {
      const before = process.cpuUsage();
      const guess = guesses.get(key) ?? sampledGuess(set);
      const { user, system } = process.cpuUsage(before);
      slowest = Math.max(slowest, (user + system) / 1000);
      if (!guess) throw new Error('no guess for a set that holds the secret');
      const feedback = scoreCode(guess, secret);
      if (move <= SHARED_MOVES) guesses.set(key, guess);
      if (feedback === solvedClass(places)) {
        histogram[move - 1] = (histogram[move - 1] ?? 0) + 1;
        break;
      }
      key += `${feedback},`;
      set = moves.get(key) ?? set.with({ guess, feedback });
      if (move < SHARED_MOVES) moves.set(key, set);
    }
  }
  const counts = Array.from(histogram, (count) => count ?? 0);
  const mean = counts.reduce((sum, count, i) => sum + count * (i + 1), 0) / games;
  const variance = counts.reduce((sum, count, i) => sum + count * (i + 1 - mean) ** 2, 0) / (games - 1);
  return {
    mean,
    margin: 1.96 * Math.sqrt(variance / games),
    worst: counts.length,
    slowest,
    histogram: counts,
  };
}
