import { fail, ok, type Result } from '@inkling/core/result';
import {
  findOptimum,
  type Objective,
  type OptimalFault,
  type OptimalGame,
  type OptimalOptions,
  type Optimum,
  weightTotalMax,
} from 'inkling/optimal';
import { makeForeign } from 'inkling/optimal/foreign-tree';
import { secretsOf } from 'inkling/optimal/listed-game';
import type { SecretWeights } from 'inkling/optimal/weights';
import { memoryOf, readWorkers, runPatientProof, specOf } from '../proving/patient-proof.ts';
import { readCount } from '../shell/count.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse, warn } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { sayUnknown } from '../words/choosing.ts';
import { counted, grouped } from '../words/numbers.ts';
import { sayOptimalFault, saySearched } from '../words/optimal.ts';
import { type OpeningCounts, sayOpenings, sayRunFault } from '../words/proving.ts';
import { type KeptRun, readKept, runKept } from './kept-search.ts';
import { readForm, saveTree, sayTreeKept } from './tree-file.ts';
import { readWeights } from './weights-file.ts';

/** Searches, writes the certificate where one is wanted, and says what was found and how sure it is. */
export async function reportOptimum(
  game: OptimalGame,
  limits: OptimalOptions,
  name: string,
  options: Options,
  world: World,
): Promise<Exit> {
  const begun = world.now();
  const form = readForm(options.out, game.game);
  if (!form.ok) return refuse(world, form.error);
  const workers = readWorkers(options, 1);
  if (!workers.ok) return refuse(world, workers.error);
  const weights = await weightsOf(game, limits, options);
  if (!weights.ok) return refuse(world, weights.error);
  const wanted = { ...limits, ...(weights.value ? { weights: weights.value } : {}) };
  const isDivided = workers.value > 1 && isDivisible(wanted, options);
  const searched = isDivided
    ? await searchInThreads(game, wanted, workers.value, world)
    : await search(game, wanted, options.state, world);
  if (!searched.ok) return refuse(world, searched.error);
  const { found, trouble } = searched.value;
  if (trouble !== undefined) warn(world, trouble);
  if (!found.ok) return refuseOptimum(game, found.error, name, options, world);
  const seconds = (world.now() - begun) / 1000;
  const exit = await printOptimum(game, found.value, seconds, options, world);
  return exit === EXIT.done && searched.value.isStopped ? EXIT.interrupted : exit;
}

/**
 * Writes the certificate where one is wanted, and says what was found, of how many first guesses if that is known. What
 * was found is said even where it cannot be written.
 */
export async function printOptimum(
  game: OptimalGame,
  found: Optimum,
  seconds: number,
  options: Options,
  world: World,
  openings?: OpeningCounts,
): Promise<Exit> {
  const { out } = options;
  const { strategy, file } = found;
  const problem =
    out === undefined
      ? undefined
      : await saveTree(out, game.game, (form) =>
          form === 'strategy' ? file : makeForeign(strategy, form, game),
        );
  if (options.json) printJson(world.out, { ...optimumObject(game, found, seconds), ...openings });
  else {
    const settled = openings ? sayOpenings(openings, found.lower) : [];
    const kept = out === undefined || problem ? [] : [sayTreeKept(out, found.rules, options)];
    printLines(world.out, [...optimumLines(found, seconds), ...kept, ...settled]);
  }
  return problem ? refuse(world, problem) : EXIT.done;
}

/** Says why there is no optimum: the input cannot be used, or no strategy keeps to its limit. */
export function refuseOptimum(
  game: OptimalGame,
  fault: OptimalFault,
  name: string,
  options: Options,
  world: World,
): Exit {
  const message = sayOptimalFault(fault, name);
  if (fault.code !== 'infeasible' && fault.code !== 'forbidden-root') return refuse(world, message);
  const { rules } = specOf(game, {});
  const forbidden = fault.code === 'forbidden-root' ? { guess: fault.guess, turns: fault.turns } : undefined;
  const nodes = 'nodes' in fault ? fault.nodes : 0;
  const said = {
    game: game.game,
    rules,
    feasible: false,
    proved: true,
    nodes,
    message,
    ...(forbidden ? { forbidden } : {}),
  };
  if (options.json) printJson(world.out, said);
  else refuse(world, message);
  return EXIT.contradiction;
}

/** The weights of `--weights`, for the secrets of the game. */
export async function weightsOf(
  game: OptimalGame,
  { depthMax }: OptimalOptions,
  options: Options,
): Promise<Result<SecretWeights | undefined, string>> {
  const names = options.weights === undefined ? undefined : secretsOf(game);
  // A game that is too large is refused by the search, which says so.
  if (options.weights === undefined || !names?.ok) return ok(undefined);
  return readWeights(options.weights, names.value, weightTotalMax(depthMax));
}

/** Threads divide the search for the least total; what is kept in a file or counted in nodes belongs to one. */
function isDivisible({ nodeBudget, objective = 'total' }: OptimalOptions, { state }: Options): boolean {
  return state === undefined && nodeBudget === undefined && objective === 'total';
}

async function searchInThreads(
  game: OptimalGame,
  limits: OptimalOptions,
  workers: number,
  world: World,
): Promise<Result<Searched, string>> {
  const spec = specOf(game, limits);
  const run = await runPatientProof(spec, { workers, ...memoryOf(limits) }, world);
  if (!run.ok) return 'message' in run.error ? fail(run.error.message) : fail(sayRunFault(run.error));
  const { optimum, proved } = run.value;
  return ok({ found: optimum, trouble: undefined, isStopped: proved.end === 'stopped' });
}

interface Searched extends KeptRun {
  /** Ctrl-C ended it before it was done. */
  readonly isStopped?: boolean;
}

async function search(
  game: OptimalGame,
  limits: OptimalOptions,
  path: string | undefined,
  world: World,
): Promise<Result<Searched, string>> {
  if (path === undefined) {
    const found = await runPatiently(findOptimum(game, limits), world, saySearched);
    return ok({ found, trouble: undefined });
  }
  const kept = await readKept(path);
  if (!kept.ok) return kept;
  const state = kept.value;
  return ok(await runKept(findOptimum(game, { ...limits, ...(state ? { state } : {}) }), path, world));
}

const MEMORY_USUAL_MB = 256;
const MEMORY_MAX_MB = 65_536;
const OBJECTIVES: readonly Objective[] = ['total', 'worst', 'fewest'];

/** `--max-depth`, `--objective`, `--nodes` and `--memory`; the first guess is read by the game. */
export function readLimits(options: Options, depthUsual: number): Result<OptimalOptions, string> {
  const depth = readCount(options['max-depth'], 'max-depth', depthUsual, 255);
  if (!depth.ok) return depth;
  const nodes =
    options.nodes === undefined ? undefined : readCount(options.nodes, 'nodes', 1, 999_999_999, 0);
  if (nodes && !nodes.ok) return nodes;
  const memory = readCount(options.memory, 'memory', MEMORY_USUAL_MB, MEMORY_MAX_MB);
  if (!memory.ok) return memory;
  const objective = OBJECTIVES.find((known) => known === (options.objective ?? 'total'));
  if (!objective) return fail(sayUnknown('an objective', options.objective ?? '', OBJECTIVES));
  const memoBytes = memory.value * 2 ** 20;
  return ok({ depthMax: depth.value, objective, memoBytes, ...(nodes ? { nodeBudget: nodes.value } : {}) });
}

function optimumObject({ game }: OptimalGame, found: Optimum, seconds: number): object {
  const { rules, total, average, worst, histogram, weighted, root, proved, lower, upper, nodes } = found;
  return {
    game,
    rules,
    total,
    average,
    worst,
    histogram,
    ...(weighted ? { weighted } : {}),
    root,
    proved,
    lower,
    upper,
    nodes,
    seconds,
  };
}

function optimumLines(found: Optimum, seconds: number): readonly string[] {
  const { rules, total, average, worst, histogram, weighted, root, proved, lower, upper, nodes } = found;
  const cost = weighted
    ? `${grouped(weighted.total)} weighted guesses in all, ${weighted.average.toFixed(4)} on average by weight`
    : `${counted(total, 'guess', 'guesses')} in all, ${average.toFixed(4)} on average`;
  return [
    `${rules}: ${cost}, ${worst} at worst; first guess ${root}.`,
    ...(weighted
      ? [`Each secret counted once: ${grouped(total)} guesses, ${average.toFixed(4)} on average.`]
      : []),
    `Found in ${histogram.map((count, i) => `${i + 1}: ${grouped(count)}`).join(', ')}.`,
    proved
      ? `Proved: no strategy takes less (${grouped(nodes)} sets searched, ${seconds.toFixed(1)} s).`
      : `Not proved: the least lies between ${grouped(lower)} and ${grouped(upper)} (${grouped(nodes)} sets searched).`,
  ];
}
