import type { AnswerValue, DefinedOptimum, OptimumProgress } from 'inkling';
import { counted, grouped, quoted } from '../messages/numbers.ts';
import { EXIT } from '../shell/exit.ts';
import { runInSteps } from '../shell/long-work.ts';
import { printJson, printLines } from '../shell/printing.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import { readCount, readName } from '../shell/values.ts';
import { refuseOut } from '../shell/wanted-paths.ts';
import type { World } from '../shell/world.ts';
import { readTableMaker } from '../verbs/comparison/table.ts';
import { orEndless, unsearched } from './endless.ts';
import { type OwnCall, readSecret, turnText } from './position.ts';
import { printCost, saveStrategy } from './strategy-file.ts';

/** Finds a secret, always with the most informative guess. */
export async function solve(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  const [typed, ...others] = words;
  if (typed === undefined || others.length > 0)
    return refusal('usage', 'solve needs one secret: inkling solve FILE SECRET');
  const secret = readSecret(call, typed);
  if (!secret.ok) return secret.error;
  return orEndless(call, world, () => {
    const turns = game.solve(secret.value);
    const rows = turns.map(([guess, answer]) => ({ guess: game.labelOf(guess), answer }));
    if (options['json']) printJson(world.out, { game: game.name, secret: typed, solved: true, turns: rows });
    else
      printLines(world.out, [
        ...turns.map((turn, at) => `${at + 1}  ${turnText(game, turn)}`),
        `${quoted(typed)} after ${counted(turns.length, 'guess', 'guesses')}.`,
      ]);
    return EXIT.done;
  });
}

/** Compares the measures by playing all secrets with each. */
export async function compare(call: OwnCall, world: World): Promise<Outcome> {
  const { game, words, options } = call;
  if (words.length > 0) return refusal('usage', 'compare takes only options after the file.');
  const table = readTableMaker(options, world.out);
  if (!table.ok) return table.error;
  return orEndless(call, world, () => {
    const rows = game.compare().map(({ by, ...cost }) => ({ strategy: by, ...cost }));
    if (options['json']) printJson(world.out, { game: game.name, rows });
    else printLines(world.out, table.value(rows));
    return EXIT.done;
  });
}

/** Finds the best strategy, and writes its certificate. */
export async function optimal(call: OwnCall, world: World): Promise<Outcome> {
  const { game, file, words, options } = call;
  if (words.length > 0) return refusal('usage', 'optimal takes only options after the file.');
  const text = options as Readonly<Record<string, string | undefined>>;
  const objective = readName(
    text['objective'] ?? 'total',
    'objective',
    ['total', 'worst', 'fewest'],
    'an objective',
  );
  if (!objective.ok) return objective.error;
  const depth = readCount(text['max-depth'], 'max-depth', 255, 255);
  if (!depth.ok) return depth.error;
  const nodes =
    text['nodes'] === undefined ? undefined : readCount(text['nodes'], 'nodes', 0, 999_999_999, 0);
  if (nodes && !nodes.ok) return nodes.error;
  const limits = {
    objective: objective.value,
    guessesMax: depth.value,
    ...(nodes ? { nodes: nodes.value } : {}),
  };
  const out = text['out'];
  const unwritable = await refuseOut(out);
  if (unwritable) return unwritable;
  const begun = world.now();
  let found: DefinedOptimum<unknown, unknown, string | number>;
  try {
    found = await runInSteps(game.optimumSteps(limits), world, saySearching);
  } catch (error) {
    return unsearched(call, error, world);
  }
  const { strategy, ...figures } = found;
  const problem = out === undefined ? undefined : await saveStrategy(strategy, out);
  if (options['json']) {
    const seconds = (world.now() - begun) / 1000;
    const object = { game: game.name, root: rootOf(game, strategy), ...figures, seconds };
    if (problem) return { ...problem, found: object };
    printJson(world.out, object);
  } else {
    const { lower, proved } = figures;
    const isWeighted = figures.weighted !== undefined;
    printCost(game.name, game, strategy, world);
    printLines(world.out, [
      proved
        ? `Proved: no strategy does better${isWeighted ? ' by weight' : ''}.`
        : `Not proved: no strategy takes fewer than ${grouped(lower)}${isWeighted ? ' weighted guesses' : ''}.`,
      ...(out === undefined || problem || /\.(dot|json)$/i.test(out)
        ? []
        : [`Written: inkling verify ${out} --game ${file ?? 'FILE'} checks it.`]),
    ]);
  }
  return problem ?? EXIT.done;
}

/** Returns the first guess, or `null` if none is needed. */
function rootOf(
  game: OwnCall['game'],
  strategy: DefinedOptimum<unknown, unknown, AnswerValue>['strategy'],
): string | null {
  const root = strategy.next([]);
  return root === undefined ? null : game.labelOf(root);
}

function saySearching({ phase, listed: asked, lower, upper, nodes }: OptimumProgress): string {
  if (phase === 'listing') return `asking: ${grouped(asked)} guesses answered`;
  const best = upper === undefined ? 'none yet' : grouped(upper);
  return `searching: at least ${grouped(lower)}, best ${best}, ${grouped(nodes)} sets searched`;
}
