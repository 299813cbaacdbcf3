import { createHash } from 'node:crypto';
import type { RandomStream } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import type { OptimalWords } from '@inkling/games/word/optimum/optimum';
import {
  findOptimum,
  type OptimalFault,
  type OptimalGame,
  type OptimalOptions,
  type Optimum,
} from 'inkling/optimal';
import { type ListedGame, listGame, secretsOf } from 'inkling/optimal/listed-game';
import { type KnownList, verifyFile } from 'inkling/optimal/verify-file';
import { makeWeights, parseWeights, type SecretWeights } from 'inkling/optimal/weights';
import { type Case, randomWeights, range } from './cases.ts';

type Wanted = Pick<OptimalOptions, 'objective' | 'depthMax' | 'root' | 'weights'>;

/** The least cost under an objective and its worst case, by plain recursion; `undefined` if there is none. */
function truthOf({ deduction, base }: Case, root: readonly number[], wanted: Wanted) {
  const { objective = 'total', depthMax = 255, weights } = wanted;
  const [opening, ...followUps] = root;
  const permits = base.narrowing?.permits;
  const ask = (depth: number, surcharge: number) =>
    leastCost(deduction, {
      secrets: range(deduction.secretCount),
      guesses: range(deduction.guessCount),
      depth,
      surcharge,
      ...(opening === undefined ? {} : { openings: [opening], followUps }),
      ...(weights ? { weights: weights.bySecret } : {}),
      ...(permits ? { permits: (guess, cls, next) => permits(guess, cls)(next) } : {}),
    });
  if (objective === 'total') return { cost: ask(depthMax, 0), worst: undefined };
  const worst = range(Math.min(depthMax, 20) + 1).find((depth) => ask(depth, 0) < Number.POSITIVE_INFINITY);
  if (worst === undefined) return { cost: Number.POSITIVE_INFINITY, worst };
  // A secret that is found only at the last level costs more than all others together; the surcharge is
  // subtracted afterwards.
  const dear = 100_000;
  return { cost: objective === 'worst' ? ask(worst, 0) : ask(worst, dear) % dear, worst };
}

/** Queries the library about a game under random objectives. Yields every disagreement. */
export function* objections(some: Case, game: OptimalGame, random: RandomStream): Generator<string> {
  const listed = listGame(game);
  if (!listed.ok) throw new Error(listed.error.code);
  const draw = (share: number) => random.below(100) < share;
  const root = draw(50) ? range(1 + random.below(3)).map(() => random.below(some.deduction.guessCount)) : [];
  const wanted: Wanted = {
    objective: (['total', 'worst', 'fewest'] as const)[random.below(3)]!,
    ...(draw(40) ? { depthMax: 1 + random.below(6) } : {}),
    ...(root.length === 0 ? {} : { root: root.map(listed.value.codec.makeGuess) }),
    ...(draw(40) ? { weights: writtenWeights(randomWeights(random, some.deduction), game, random) } : {}),
  };
  const asked = `${some.name} ${JSON.stringify({ ...wanted, weights: wanted.weights?.bySecret.join() })}`;
  const { cost, worst } = truthOf(some, root, wanted);
  const isForbidden = truthOf(some, root, {}).cost === Number.POSITIVE_INFINITY;
  const judge = (found: Optimum | OptimalFault, how: string) => {
    if ('code' in found && (found.code === 'forbidden-root') !== isForbidden)
      return `${asked}: ${found.code}`;
    if ('code' in found && found.code === 'forbidden-root')
      return forbids(found, some, listed.value, root)
        ? ''
        : `${asked}: nothing forbids ${JSON.stringify(found)}`;
    if ('code' in found)
      return cost < Number.POSITIVE_INFINITY ? `${asked} ${how}: ${found.code}, not ${cost}` : '';
    const isRight = found.proved && found.lower === cost && found.upper === cost;
    const hasWorst = worst === undefined || found.worst === worst;
    const objection = objectionTo(found, game, wanted.weights, cost);
    if (objection) return `${asked} ${how}: ${objection}`;
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
      part.code === 'budget' ||
      (part.code === 'forbidden-root' && isForbidden) ||
      (part.code === 'infeasible' && cost === Number.POSITIVE_INFINITY);
    if (!isTrue) yield `${asked} within ${nodeBudget}: ${part.code}`;
  } else if (part.lower > cost || part.upper < cost)
    yield `${asked} within ${nodeBudget}: ${part.lower} to ${part.upper}, not ${cost}`;
  const first = findOptimum(game, wanted).next();
  if (first.done) return;
  const resumed = judge(finish(game, { ...wanted, state: first.value.save() }), 'from a state');
  if (resumed) yield resumed;
}

/** Returns the weights as if from a file that a user wrote. */
function writtenWeights(bySecret: Int32Array, game: OptimalGame, random: RandomStream): SecretWeights {
  const names = unwrap(secretsOf(game));
  const lines = Array.from(bySecret, (weight, secret) => `${names.textOf(secret)}  ${weight}`);
  const some = lines.filter((line) => !line.endsWith(' 1') || random.below(2) === 0);
  const text = ['# how often', '', ...random.shuffle(some)].join('\r\n');
  const read = unwrap(parseWeights(text, names, 1e6));
  if (read.join() !== bySecret.join()) throw new Error(`${text} are not ${bySecret}`);
  return { bySecret: read, sha256: createHash('sha256').update(makeWeights(read, names)).digest('hex') };
}

/**
 * Whether these turns follow the root, some secret gives these answers, and the next guess of the root is
 * forbidden there.
 */
function forbids(
  { guess, turns }: Extract<OptimalFault, { readonly code: 'forbidden-root' }>,
  { deduction, base }: Case,
  { codec }: ListedGame,
  root: readonly number[],
): boolean {
  const history = turns.map((turn) => ({
    guess: codec.parseGuess(turn.guess)!,
    cls: codec.parseClass(turn.answer)!,
  }));
  const next = root[history.length]!;
  return (
    codec.makeGuess(next) === guess &&
    history.every((turn, i) => turn.guess === root[i] && turn.cls !== deduction.solved) &&
    range(deduction.secretCount).some((secret) =>
      history.every((turn) => deduction.feedback(turn.guess, secret) === turn.cls),
    ) &&
    history.some((turn) => !base.narrowing!.permits(turn.guess, turn.cls)(next))
  );
}

/** Returns the checker's objection to the certificate, if there is one. */
function objectionTo(
  { file }: Optimum,
  game: OptimalGame,
  weights: SecretWeights | undefined,
  cost: number,
): string | undefined {
  const { lists = [], words } = game as Partial<OptimalWords>;
  const known: KnownList[] = lists.map((list) => ({
    ...list,
    words: words?.[list.name as 'answers' | 'allowed'] ?? [],
  }));
  const verdict = verifyFile(file, known, weights);
  if (!verdict.ok) return `the certificate is refused: ${JSON.stringify(verdict.error)}`;
  const { total, weighted } = verdict.value;
  if ((weighted?.total ?? total) !== cost) return `the certificate costs ${weighted?.total ?? total}`;
  if (weights && verifyFile(file, known).ok) return 'the certificate does without its weights';
  const other = weights && verifyFile(file, known, { ...weights, sha256: '0'.repeat(64) });
  return other?.ok ? 'the certificate takes other weights' : undefined;
}

function finish(game: OptimalGame, options: OptimalOptions): Optimum | OptimalFault {
  const search = findOptimum(game, options);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.ok ? step.value.value : step.value.error;
  }
}
