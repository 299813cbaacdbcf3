import type { RandomStream } from '@inkling/core/random';
import { leastCost } from '@inkling/solvers/reference/least-cost';
import {
  findOptimum,
  type OptimalFault,
  type OptimalGame,
  type OptimalOptions,
  type Optimum,
} from 'inkling/optimal';
import { listGame } from 'inkling/optimal/listed-game';
import { type Case, range } from './cases.ts';

type Wanted = Pick<OptimalOptions, 'objective' | 'depthMax' | 'root' | 'weights'>;

/** The least cost and its worst case under an objective, by the plain recursion; `undefined` where there is none. */
function truthOf({ deduction, base }: Case, opening: number | undefined, wanted: Wanted) {
  const { objective = 'total', depthMax = 255, weights } = wanted;
  const permits = base.narrowing?.permits;
  const ask = (depth: number, surcharge: number) =>
    leastCost(deduction, {
      secrets: range(deduction.secretCount),
      guesses: range(deduction.guessCount),
      depth,
      surcharge,
      ...(opening === undefined ? {} : { openings: [opening] }),
      ...(weights ? { weights } : {}),
      ...(permits ? { permits: (guess, cls, next) => permits(guess, cls)(next) } : {}),
    });
  if (objective === 'total') return { cost: ask(depthMax, 0), worst: undefined };
  const worst = range(Math.min(depthMax, 20) + 1).find((depth) => ask(depth, 0) < Number.POSITIVE_INFINITY);
  if (worst === undefined) return { cost: Number.POSITIVE_INFINITY, worst };
  // The last level costs more than all the others together; what it costs is taken off again.
  const dear = 100_000;
  return { cost: objective === 'worst' ? ask(worst, 0) : ask(worst, dear) % dear, worst };
}

/** Asks the library about a game under random objectives; gives what disagrees. */
export function* objections(some: Case, game: OptimalGame, random: RandomStream): Generator<string> {
  const listed = listGame(game);
  if (!listed.ok) throw new Error(listed.error.code);
  const draw = (share: number) => random.below(100) < share;
  const opening = draw(30) ? random.below(some.deduction.guessCount) : undefined;
  const wanted: Wanted = {
    objective: (['total', 'worst', 'fewest'] as const)[random.below(3)]!,
    ...(draw(40) ? { depthMax: 1 + random.below(6) } : {}),
    ...(opening === undefined ? {} : { root: listed.value.codec.makeGuess(opening) }),
    ...(draw(30)
      ? { weights: Int32Array.from({ length: some.deduction.secretCount }, () => 1 + random.below(9)) }
      : {}),
  };
  const asked = `${some.name} ${JSON.stringify({ ...wanted, weights: wanted.weights?.join() })}`;
  const { cost, worst } = truthOf(some, opening, wanted);
  const judge = (found: Optimum | OptimalFault, how: string) => {
    if ('code' in found)
      return cost < Number.POSITIVE_INFINITY ? `${asked} ${how}: ${found.code}, not ${cost}` : '';
    const isRight = found.proved && found.lower === cost && found.upper === cost;
    const hasWorst = worst === undefined || found.worst === worst;
    return isRight && hasWorst
      ? ''
      : `${asked} ${how}: ${found.lower} to ${found.upper} at ${found.worst}, not ${cost} at ${worst}`;
  };
  const whole = judge(finish(game, wanted), 'at once');
  if (whole) yield whole;
  const nodeBudget = random.below(40);
  const part = finish(game, { ...wanted, nodeBudget });
  if ('code' in part) {
    const isTrue =
      part.code === 'budget' || (part.code === 'infeasible' && cost === Number.POSITIVE_INFINITY);
    if (!isTrue) yield `${asked} within ${nodeBudget}: ${part.code}`;
  } else if (part.lower > cost || part.upper < cost)
    yield `${asked} within ${nodeBudget}: ${part.lower} to ${part.upper}, not ${cost}`;
  const first = findOptimum(game, wanted).next();
  if (first.done) return;
  const resumed = judge(finish(game, { ...wanted, state: first.value.save() }), 'from a state');
  if (resumed) yield resumed;
}

function finish(game: OptimalGame, options: OptimalOptions): Optimum | OptimalFault {
  const search = findOptimum(game, options);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.ok ? step.value.value : step.value.error;
  }
}
