import { ok, type Result } from '@inkling/core/result';
import {
  type Objective,
  type OptimalFault,
  type OptimalGame,
  type OptimalOptions,
  type Optimum,
  weightTotalMax,
} from 'inkling/optimal';
import { secretsOf } from 'inkling/optimal/listed-game';
import type { SecretWeights } from 'inkling/optimal/weights';
import { counted, grouped } from '../../messages/numbers.ts';
import { sayOptimalFault } from '../../messages/optimal.ts';
import { type OpeningCounts, sayOpenings } from '../../messages/proving.ts';
import { EXIT } from '../../shell/exit.ts';
import { printJson, printLines, warn } from '../../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../../shell/refusal.ts';
import { readCount, readName } from '../../shell/values.ts';
import type { World } from '../../shell/world.ts';
import type { LimitOptions, SearchOptions } from './options.ts';
import { refusalOf } from './refusals.ts';
import { searchGame } from './search-game.ts';
import type { SearchedGame } from './searched-game.ts';
import { readMemory, readWorkers } from './workers.ts';

/** Carries out a search or a proof for a game, and reports its result. */
export type Report<Given extends LimitOptions> = (
  searched: SearchedGame,
  limits: OptimalOptions,
  options: Given,
  world: World,
) => Promise<Outcome>;

/** Searches, writes the certificate if requested, and reports what was found and how certain it is. */
export async function reportOptimum(
  searched: SearchedGame,
  limits: OptimalOptions,
  options: SearchOptions,
  world: World,
): Promise<Outcome> {
  const { game } = searched;
  const begun = world.now();
  // Loads the code for files only if there are any.
  const isSaved = options.out !== undefined || options.bound !== undefined;
  const isKept = isSaved || options.state !== undefined;
  const refused = isKept
    ? await (await import('./wanted-files.ts')).refuseFiles(options, game, limits)
    : undefined;
  if (refused) return refused;
  const workers = readWorkers(options, 1);
  if (!workers.ok) return workers.error;
  const weights = await weightsOf(game, limits, options);
  if (!weights.ok) return weights.error;
  const shared = isSaved
    ? (await import('./bound-file.ts')).tableForProof(limits, options, workers.value)
    : {};
  const wanted = { ...limits, ...(weights.value ? { weights: weights.value } : {}), ...shared };
  const run = await searchGame(searched, wanted, options.state, workers.value, world);
  if (!run.ok) return run.error;
  const { found, trouble } = run.value;
  if (!found.ok && trouble !== undefined) warn(world, trouble);
  if (!found.ok) return refuseOptimum(searched, found.error, limits, options, world);
  const seconds = (world.now() - begun) / 1000;
  const bound =
    options.bound === undefined
      ? undefined
      : await (await import('./bound-file.ts')).saveBound(
          options.bound,
          game,
          found.value,
          wanted,
          options.state,
          world,
        );
  const exit = await printOptimum(searched, found.value, { seconds, bound, trouble }, options, world);
  return exit === EXIT.done && run.value.isStopped ? EXIT.interrupted : exit;
}

/**
 * What is printed in addition to the optimum: how many first guesses it covers, if known, and where its proof is,
 * if one was requested.
 */
export interface Surroundings {
  readonly seconds: number;
  readonly bound: Result<string, Outcome> | undefined;
  readonly openings?: OpeningCounts;
  /** Why the search could not be saved to the file of `--state`. Undefined if it could. */
  readonly trouble?: string | undefined;
}

/** Writes the certificate if requested, and reports what was found, even if the certificate cannot be written. */
export async function printOptimum(
  searched: SearchedGame,
  found: Optimum,
  { seconds, bound, openings, trouble }: Surroundings,
  options: LimitOptions,
  world: World,
): Promise<Outcome> {
  const { out, weights } = options;
  const saved =
    out === undefined
      ? undefined
      : await (await import('./wanted-files.ts')).saveFound(out, searched, found, weights);
  const files = [saved, bound].filter((file) => file !== undefined);
  const unkept = trouble === undefined ? undefined : refusal('bad-file', trouble, '--state');
  const outcome = files.find((file) => !file.ok)?.error ?? unkept ?? EXIT.done;
  if (options.json) {
    const object = { ...optimumObject(searched.game, found, seconds), ...openings };
    if (typeof outcome !== 'number') return { ...outcome, found: object };
    printJson(world.out, object);
  } else {
    const settled = openings ? sayOpenings(openings, found.lower) : [];
    const written = (file: Result<string, Outcome> | undefined) => (file?.ok ? [file.value] : []);
    printLines(world.out, [
      ...optimumLines(found, seconds),
      ...written(saved),
      ...settled,
      ...written(bound),
    ]);
  }
  return outcome;
}

/**
 * Says why there is no optimum: the input cannot be used, or no strategy stays within its limit. In the latter
 * case it writes a proof of that, if requested.
 */
export async function refuseOptimum(
  { game, rules, name }: SearchedGame,
  fault: OptimalFault,
  limits: OptimalOptions,
  options: LimitOptions & Pick<SearchOptions, 'bound'> & { readonly state?: string | undefined },
  world: World,
): Promise<Outcome> {
  if (fault.code !== 'infeasible' && fault.code !== 'forbidden-root') return refusalOf(fault, name);
  const message = sayOptimalFault(fault, name);
  const forbidden = fault.code === 'forbidden-root' ? { guess: fault.guess, turns: fault.turns } : undefined;
  const nodes = 'nodes' in fault ? fault.nodes : 0;
  const summary = {
    game: game.game,
    rules,
    feasible: false,
    proved: true,
    nodes,
    message,
    ...(forbidden ? { forbidden } : {}),
  };
  if (!options.json) warn(world, message);
  const bound =
    fault.code !== 'infeasible' || options.bound === undefined
      ? undefined
      : await (await import('./bound-file.ts')).saveInfeasible(
          options.bound,
          game,
          limits,
          options.state,
          world,
        );
  const outcome = bound && !bound.ok ? bound.error : EXIT.contradiction;
  if (options.json) {
    if (typeof outcome !== 'number') return { ...outcome, found: summary };
    printJson(world.out, summary);
  } else if (bound?.ok) printLines(world.out, [bound.value]);
  return outcome;
}

/** Reads the weights of `--weights` for the secrets of the game. */
export async function weightsOf(
  game: OptimalGame,
  { depthMax }: OptimalOptions,
  options: LimitOptions,
): Promise<Result<SecretWeights | undefined, Refusal>> {
  const names = options.weights === undefined ? undefined : secretsOf(game);
  // If the game is too large, the search refuses it and says so.
  if (options.weights === undefined || !names?.ok) return ok(undefined);
  const { readWeights } = await import('./weights-file.ts');
  return readWeights(options.weights, names.value, weightTotalMax(depthMax));
}

const OBJECTIVES: readonly Objective[] = ['total', 'worst', 'fewest'];

/** Reads `--max-depth`, `--objective`, `--nodes` and `--memory`; the game itself reads the first guess. */
export function readLimits(options: SearchOptions, depthUsual: number): Result<OptimalOptions, Refusal> {
  const depth = readCount(options['max-depth'], 'max-depth', depthUsual, 255);
  if (!depth.ok) return depth;
  const nodes =
    options.nodes === undefined ? undefined : readCount(options.nodes, 'nodes', 1, 999_999_999, 0);
  if (nodes && !nodes.ok) return nodes;
  const memory = readMemory(options);
  if (!memory.ok) return memory;
  const objective = readName(options.objective ?? 'total', 'objective', OBJECTIVES, 'an objective');
  if (!objective.ok) return objective;
  return ok({
    depthMax: depth.value,
    objective: objective.value,
    tableBytes: memory.value,
    ...(nodes ? { nodeBudget: nodes.value } : {}),
  });
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
