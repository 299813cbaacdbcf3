import { type Evaluation, summarise } from '@inkling/codes/strategies/evaluation';
import type { CodeRules } from '@inkling/core/deduction';
import { scoreCode, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { nextGuess, type PlayerFault, type PlayerName } from './players.ts';
import type { Position } from './position.ts';
import { isCountable, positionAfter } from './positions.ts';
import { sampleMargin } from './sample-margin.ts';

/** A player's results on randomly drawn secrets. */
export interface SampledEvaluation extends Evaluation {
  /** Half the width of the 95 % confidence interval of the average; undefined if the games show no spread. */
  readonly margin: number | undefined;
}

/**
 * Lets a player play against `games` secrets (at least two) drawn from the seed, for rules with too many
 * secrets to play all of them. The secrets are the same for every player. Yields the number of games done, also
 * during long moves.
 */
export function* compareSample(
  rules: CodeRules,
  name: PlayerName,
  seed: string,
  games: number,
): Generator<number, Result<SampledEvaluation, PlayerFault>> {
  const start = positionAfter(rules, []);
  if (!start.ok) return start;
  const random = new RandomStream(seedRandom(`${seed}/secrets`));
  const openings = openingsOf(start.value);
  const histogram: number[] = [];
  for (let game = 0; game < games; game++) {
    const secret = drawSecret(rules, random);
    const shared = name === 'random' ? openingsOf(start.value) : openings;
    const run = play(rules, name, `${seed}/${game}`, secret, shared);
    let step = run.next();
    for (; !step.done; step = run.next()) yield game;
    if (!step.value.ok) return step.value;
    const turns = step.value.value;
    while (histogram.length < turns) histogram.push(0);
    histogram[turns - 1] = (histogram[turns - 1] as number) + 1;
    yield game + 1;
  }
  return ok({ ...summarise(histogram), margin: sampleMargin(histogram) });
}

/**
 * A cache of the first positions and guesses, keyed by the preceding answers. Without randomness, a player
 * makes the same first moves in every game.
 */
interface Openings {
  readonly positions: Map<string, Position>;
  readonly guesses: Map<string, ArrayLike<number>>;
}

function openingsOf(start: Position): Openings {
  return { positions: new Map([['', start]]), guesses: new Map() };
}

const SHARED_MOVES = 2;
const TURNS_MAX = 500;

function* play(
  rules: CodeRules,
  name: PlayerName,
  seed: string,
  secret: readonly number[],
  { positions, guesses }: Openings,
): Generator<void, Result<number, PlayerFault>> {
  let position = positions.get('') as Position;
  let answers = '';
  for (let turn = 1; turn <= TURNS_MAX; turn++) {
    let guess = guesses.get(answers);
    if (!guess) {
      const search = nextGuess({ name, seed }, position);
      let step = search.next();
      for (; !step.done; step = search.next()) yield;
      if (!step.value.ok) return step.value;
      guess = step.value.value;
      if (turn <= SHARED_MOVES) guesses.set(answers, guess);
    }
    const feedback = scoreCode(guess, secret);
    if (feedback === solvedClass(rules.places)) return ok(turn);
    answers += `${feedback},`;
    position = positions.get(answers) ?? position.with({ guess, feedback });
    if (!isCountable(position)) return fail('too-large');
    if (turn < SHARED_MOVES) positions.set(answers, position);
  }
  return fail('budget');
}

function drawSecret({ places, symbols, repeats }: CodeRules, random: RandomStream): readonly number[] {
  if (repeats) return Array.from({ length: places }, () => random.below(symbols));
  const left = Array.from({ length: symbols }, (_, symbol) => symbol);
  return Array.from({ length: places }, () => left.splice(random.below(left.length), 1)[0] as number);
}
