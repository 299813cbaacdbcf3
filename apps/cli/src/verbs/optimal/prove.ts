import { ok, type Result } from '@inkling/core/result';
import { OverclaimError } from '@inkling/deduction/optimum/bound-lines';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { parseStrategy } from '@inkling/deduction/optimum/strategy-text';
import { STORE_URL } from '@inkling/jobs/engine/proof-store';
import type { RunFault } from '@inkling/jobs/proof/open-engine';
import type { ProofContext } from '@inkling/jobs/proof/proof-context';
import type { ProofProgress } from '@inkling/jobs/proof/prove';
import type { ProofRun } from '@inkling/jobs/proof/run-proof';
import { nameProof } from '@inkling/jobs/proof/spec';
import type { OptimalOptions } from 'inkling/optimal';
import { quoted } from '../../messages/numbers.ts';
import { sayOptimalFault } from '../../messages/optimal.ts';
import { INCOMPLETE, OVERCLAIM, sayNotUsed, sayRunFault } from '../../messages/proving.ts';
import { EXIT } from '../../shell/exit.ts';
import { sayFileFault } from '../../shell/file-faults.ts';
import { printJson, warn } from '../../shell/printing.ts';
import { type Outcome, type Refusal, refusal, reject } from '../../shell/refusal.ts';
import { readText } from '../../shell/text-file.ts';
import { readCount } from '../../shell/values.ts';
import type { World } from '../../shell/world.ts';
import { saveBound } from './bound-file.ts';
import type { ProofOptions } from './options.ts';
import { memoryOf, runPatientProof, specOf } from './patient-proof.ts';
import { openProgressPage, type ProofReport } from './progress-page.ts';
import { refusalOf } from './refusals.ts';
import { printOptimum, refuseOptimum, weightsOf } from './report.ts';
import type { SearchedGame } from './searched-game.ts';
import { refuseFiles } from './wanted-files.ts';
import { readWorkers } from './workers.ts';

/** Coordinates the proof of an optimum and reports its result. */
export async function reportProof(
  searched: SearchedGame,
  limits: OptimalOptions,
  options: ProofOptions,
  world: World,
): Promise<Outcome> {
  const { game, name } = searched;
  const refused = await refuseFiles(options, game, limits);
  if (refused) return refused;
  const workers = readWorkers(options, 1, options.engine === undefined ? 1 : 0);
  if (!workers.ok) return workers.error;
  const confirmations =
    options.confirm === undefined
      ? ok(undefined)
      : readCount(options.confirm, 'confirm', 1, CONFIRMATIONS_MAX, 1);
  if (!confirmations.ok) return confirmations.error;
  if (options.engine !== undefined && !STORE_URL.test(options.engine)) return refuseEngine(options.engine);
  const known = options.from === undefined ? ok(undefined) : await readKnown(options.from);
  if (!known.ok) return known.error;
  const weights = await weightsOf(game, limits, options);
  if (!weights.ok) return weights.error;
  const spec = specOf(searched, { ...limits, ...(weights.value ? { weights: weights.value } : {}) });
  const begun = world.now();
  const seconds = () => (world.now() - begun) / 1000;
  let last: ProofProgress | undefined;
  const report = (): ProofReport | undefined =>
    last && { ...last, rules: `${spec.rules} (${nameProof(spec).proof})`, seconds: seconds() };
  const page = await openPage(options, report);
  if (!page.ok) return page.error;
  let isForeign = false;
  const readTree = (context: ProofContext): Strategy | undefined => {
    const tree = known.value === undefined ? undefined : treeFor(context, known.value);
    isForeign = known.value !== undefined && tree === undefined;
    return tree;
  };
  const run = await runPatientProof(
    spec,
    {
      workers: workers.value,
      ...memoryOf(limits),
      ...(options.engine === undefined ? {} : { engineUrl: options.engine }),
      ...(options.facts === undefined ? {} : { factsPath: options.facts }),
      ...(confirmations.value === undefined ? {} : { confirmations: confirmations.value }),
      known: readTree,
      onProgress: (progress) => {
        last = progress;
      },
    },
    world,
  );
  page.value?.close();
  page.value?.closeAllConnections();
  if (!run.ok) return refuseRun(run.error, name, options);
  if (isForeign) warn(world, sayNotUsed(options.from ?? ''));
  return reportRun(run.value, searched, limits, options, seconds(), world);
}

/** Reports the result of a proof, and writes the files that the options ask for. */
async function reportRun(
  { proved, optimum }: ProofRun,
  searched: SearchedGame,
  limits: OptimalOptions,
  options: ProofOptions,
  seconds: number,
  world: World,
): Promise<Outcome> {
  if (proved.end === 'incomplete') warn(world, INCOMPLETE);
  const stopped = proved.end === 'stopped' ? EXIT.interrupted : EXIT.fault;
  const exit = proved.end === 'proved' ? EXIT.done : stopped;
  if (!optimum.ok) {
    const { lower } = proved;
    if (exit === EXIT.done)
      return refuseOptimum(searched, optimum.error, limits, { ...options, state: options.facts }, world);
    if (options.json)
      printJson(world.out, { rules: searched.rules, proved: false, lower, code: optimum.error.code });
    warn(world, sayOptimalFault(optimum.error, searched.name));
    return exit;
  }
  const { openingsDone, openingCount } = proved;
  const openings = { openingsDone, openingCount };
  let bound: Result<string, Outcome> | undefined;
  try {
    if (options.bound !== undefined)
      bound = await saveBound(options.bound, searched.game, optimum.value, limits, options.facts, world);
  } catch (error) {
    // The total follows from the facts, so it is their file that claims too much.
    if (!(error instanceof OverclaimError) || options.facts === undefined) throw error;
    return refusal('bad-file', OVERCLAIM, '--facts');
  }
  const printed = await printOptimum(searched, optimum.value, { seconds, bound, openings }, options, world);
  return printed === EXIT.done ? exit : printed;
}

/** Says why a proof could not be run. */
function refuseRun(fault: RunFault, name: string, { engine }: ProofOptions): Refusal {
  const sentence = sayRunFault(fault, name);
  switch (fault.code) {
    case 'bad-facts':
    case 'missing-packages':
    case 'unreachable':
      // Without an engine, it is the file of facts that cannot be used.
      return engine === undefined
        ? refusal('bad-file', sentence, '--facts')
        : refusal('unavailable', sentence, '--engine');
    default:
      return refusalOf(fault, name);
  }
}

function refuseEngine(typed: string): Refusal {
  const sentence = `--engine ${quoted(typed)}: give the URL of a database, postgres://… or redis://….`;
  return refusal('bad-value', sentence, '--engine');
}

/** Returns the strategy in a file, or `undefined` if it is not a strategy of this game. */
function treeFor(context: ProofContext, text: string): Strategy | undefined {
  const read = parseStrategy(text, context.listed.codec);
  const isSaved =
    read.ok &&
    read.value.file.rules === context.listed.rules &&
    context.costOf([], read.value.file.root) !== undefined;
  return isSaved ? read.value.file.root : undefined;
}

async function readKnown(path: string): Promise<Result<string, Refusal>> {
  const text = await readText(path, STRATEGY_SIZE_MAX);
  return text.ok ? text : reject('bad-file', sayFileFault(path, text.error), '--from');
}

async function openPage(
  options: ProofOptions,
  report: () => ProofReport | undefined,
): Promise<Result<Awaited<ReturnType<typeof openProgressPage>> | undefined, Refusal>> {
  if (options.progress === undefined) return ok(undefined);
  const port = readCount(options.progress, 'progress', 0, 65_535);
  if (!port.ok) return port;
  try {
    return ok(await openProgressPage(port.value, report));
  } catch {
    return reject('unavailable', `--progress ${options.progress}: that port is taken.`, '--progress');
  }
}

const CONFIRMATIONS_MAX = 9;
/** Larger than any strategy that can be checked. */
const STRATEGY_SIZE_MAX = 64_000_000;
