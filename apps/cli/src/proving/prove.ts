import { fail, ok, type Result } from '@inkling/core/result';
import { BOARD_URL } from '@inkling/jobs/engine/proof-board';
import type { Ground } from '@inkling/jobs/proof/ground';
import type { ProofProgress } from '@inkling/jobs/proof/prove';
import { nameProof } from '@inkling/jobs/proof/spec';
import type { Strategy } from '@inkling/solvers/optimal/strategy';
import { parseStrategy } from '@inkling/solvers/optimal/strategy-text';
import type { OptimalGame, OptimalOptions } from 'inkling/optimal';
import { printOptimum, refuseOptimum, weightsOf } from '../optimal/report.ts';
import { readForm } from '../optimal/tree-file.ts';
import { readCount } from '../shell/count.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { printJson, refuse, warn } from '../shell/printing.ts';
import { readText } from '../shell/text-file.ts';
import type { World } from '../shell/world.ts';
import { sayFileFault } from '../words/files.ts';
import { quoted } from '../words/numbers.ts';
import { sayOptimalFault } from '../words/optimal.ts';
import { INCOMPLETE, sayNotUsed, sayRunFault } from '../words/proving.ts';
import { memoryOf, readWorkers, runPatientProof, specOf } from './patient-proof.ts';
import { openProgressPage, type ProofReport } from './progress-page.ts';

/** Coordinates the proof of an optimum and says what came of it. */
export async function reportProof(
  game: OptimalGame,
  limits: OptimalOptions,
  name: string,
  options: Options,
  world: World,
): Promise<Exit> {
  const form = readForm(options.out, game.game);
  if (!form.ok) return refuse(world, form.error);
  const workers = readWorkers(
    options,
    options.engine === undefined ? 1 : 0,
    options.engine === undefined ? 1 : 0,
  );
  if (!workers.ok) return refuse(world, workers.error);
  if (options.engine !== undefined && !BOARD_URL.test(options.engine))
    return refuse(
      world,
      `--engine ${quoted(options.engine)}: give the URL of a database, postgres://… or redis://….`,
    );
  const known = options.from === undefined ? ok(undefined) : await readKnown(options.from);
  if (!known.ok) return refuse(world, known.error);
  const weights = await weightsOf(game, limits, options);
  if (!weights.ok) return refuse(world, weights.error);
  const spec = specOf(game, { ...limits, ...(weights.value ? { weights: weights.value } : {}) });
  const begun = world.now();
  const seconds = () => (world.now() - begun) / 1000;
  let last: ProofProgress | undefined;
  const report = (): ProofReport | undefined =>
    last && { ...last, rules: `${spec.rules} (${nameProof(spec).proof})`, seconds: seconds() };
  const page = await openPage(options, report);
  if (!page.ok) return refuse(world, page.error);
  let isForeign = false;
  const readTree = (ground: Ground): Strategy | undefined => {
    if (known.value === undefined) return undefined;
    const read = parseStrategy(known.value, ground.listed.codec);
    const isKept =
      read.ok &&
      read.value.file.rules === ground.listed.rules &&
      ground.costOf([], read.value.file.root) !== undefined;
    isForeign = !isKept;
    return isKept ? read.value.file.root : undefined;
  };
  const run = await runPatientProof(
    spec,
    {
      workers: workers.value,
      ...memoryOf(limits),
      ...(options.engine === undefined ? {} : { engineUrl: options.engine }),
      ...(options.facts === undefined ? {} : { factsPath: options.facts }),
      known: readTree,
      onProgress: (progress) => {
        last = progress;
      },
    },
    world,
  );
  page.value?.close();
  page.value?.closeAllConnections();
  if (!run.ok) return refuse(world, sayRunFault(run.error, name));
  if (isForeign) warn(world, sayNotUsed(options.from ?? ''));
  const { proved, optimum } = run.value;
  if (proved.end === 'incomplete') warn(world, INCOMPLETE);
  const stopped = proved.end === 'stopped' ? EXIT.interrupted : EXIT.fault;
  const exit = proved.end === 'proved' ? EXIT.done : stopped;
  if (!optimum.ok) {
    const { lower } = proved;
    if (exit === EXIT.done) return refuseOptimum(game, optimum.error, name, options, world);
    if (options.json)
      printJson(world.out, { rules: spec.rules, proved: false, lower, code: optimum.error.code });
    refuse(world, sayOptimalFault(optimum.error, name));
    return exit;
  }
  const { openingsDone, openingCount } = proved;
  const openings = { openingsDone, openingCount };
  const printed = await printOptimum(game, optimum.value, seconds(), options, world, openings);
  return printed === EXIT.done ? exit : printed;
}

async function readKnown(path: string): Promise<Result<string, string>> {
  const text = await readText(path, STRATEGY_SIZE_MAX);
  return text.ok ? text : fail(sayFileFault(path, text.error));
}

async function openPage(
  options: Options,
  report: () => ProofReport | undefined,
): Promise<Result<Awaited<ReturnType<typeof openProgressPage>> | undefined, string>> {
  if (options.progress === undefined) return ok(undefined);
  const port = readCount(options.progress, 'progress', 0, 65_535);
  if (!port.ok) return port;
  try {
    return ok(await openProgressPage(port.value, report));
  } catch {
    return fail(`--progress ${options.progress}: that port is taken.`);
  }
}

/** More than any strategy that can be checked. */
const STRATEGY_SIZE_MAX = 64_000_000;
