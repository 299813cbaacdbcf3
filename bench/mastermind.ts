import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import {
  CodeAnalysis,
  type CodeRules,
  type CodeTurn,
  comparePlayer,
  finish,
  makeRules,
  nextGuess,
  STRATEGIES,
} from 'inkling';
import { medians, type Trial, trial } from './measure.ts';

/**
 * Valid choices, Knuth's next guess and whole comparisons, compared with a feedback matrix of p4c6 in plain
 * JavaScript.
 */
export function run(print: (line: string) => void): void {
  const yardstick = trial('yardstick: plain-JS matrix of p4c6', plainCodes, plainMatrix);
  const questions: readonly Trial[] = [
    ...[4, 5, 6].flatMap((places) =>
      [1, 3, 5].map((turns) => choices({ places, symbols: 6, repeats: true }, turns)),
    ),
    knuthSecond({ places: 4, symbols: 6, repeats: true }),
    knuthSecond({ places: 5, symbols: 6, repeats: true }),
    trial('compare knuth, expected, entropy, parts on p4c6', () => undefined, compareAll),
  ];
  const times = medians([yardstick, ...questions], 7);
  const unit = times.get(yardstick.name) as number;
  print(`${yardstick.name}: ${unit.toFixed(1)} ms`);
  for (const { name } of questions) {
    const time = times.get(name) as number;
    print(`${name}: ${time.toFixed(2)} ms (${(time / unit).toFixed(3)} yardsticks)`);
  }
}

function history(rules: CodeRules, turns: number): readonly CodeTurn[] {
  const random = new RandomStream(seedRandom(`bench ${turns}`));
  const code = () => Array.from({ length: rules.places }, () => random.below(rules.symbols));
  const secret = code();
  return Array.from({ length: turns }, () => {
    const guess = code();
    return { guess, feedback: scoreCode(guess, secret) };
  });
}

function positionOf(rules: CodeRules, turns: readonly CodeTurn[]): CodeAnalysis {
  const position = CodeAnalysis.of(rules, turns);
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

/**
 * Measures as in a game: the code space already exists from the turn before; the new turn is filtered and
 * counted.
 */
function choices(rules: CodeRules, turns: number): Trial {
  const played = history(rules, turns);
  const last = played.at(-1) as CodeTurn;
  const setUp = () => {
    const before = positionOf(rules, played.slice(0, -1));
    before.places();
    before.with(last).places();
    return before;
  };
  return trial(`valid choices of ${makeRules(rules)} after ${turns}`, setUp, (before) =>
    before.with(last).places(),
  );
}

function knuthSecond(rules: CodeRules): Trial {
  const first = { guess: Array.from({ length: rules.places }, (_, i) => (i < 2 ? 0 : 1)), feedback: 1 };
  return trial(
    `Knuth's second guess of ${makeRules(rules)}`,
    () => positionOf(rules, [first]),
    (position) => finish(nextGuess({ name: 'knuth', seed: '' }, position)),
  );
}

function compareAll(): void {
  for (const name of STRATEGIES)
    finish(comparePlayer(positionOf({ places: 4, symbols: 6, repeats: true }, []), name, ''));
}

function plainCodes(): number[][] {
  return Array.from({ length: 1296 }, (_, k) => [
    Math.floor(k / 216),
    Math.floor(k / 36) % 6,
    Math.floor(k / 6) % 6,
    k % 6,
  ]);
}

function plainMatrix(codes: number[][]): number {
  let sum = 0;
  for (const guess of codes)
    for (const secret of codes) {
      const used = [0, 0, 0, 0, 0, 0];
      let exact = 0;
      let total = 0;
      for (let i = 0; i < 4; i++) {
        if (guess[i] === secret[i]) exact++;
        used[secret[i] as number]!++;
      }
      for (let i = 0; i < 4; i++) if (used[guess[i] as number]!-- > 0) total++;
      sum += exact * 5 + total;
    }
  return sum;
}
