import { fail, ok, type Result } from '@inkling/core/result';
import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import { SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { optimumSpecOf } from '@inkling/games/optima';
import type { OptimalFault, Optimum } from 'inkling/optimal';
import { isPermanent, RefusedError, sayFault } from '../engine/engine-fault.ts';
import type { JobEngine } from '../engine/job-engine.ts';
import { startThread, Threads } from '../engine/threads.ts';
import type { Claim } from './claim.ts';
import { ClaimChecks } from './claim-checks.ts';
import type { ClaimRequest } from './claim-thread.ts';
import type { Falsehood, LedgerTerms } from './ledger.ts';
import { openEngine, type RunFault } from './open-engine.ts';
import { optimumOf } from './optimum.ts';
import { OwnFacts } from './own-facts.ts';
import { ProofContext } from './proof-context.ts';
import { FalseFactError, PROOF_BUDGET, type ProofProgress, type Proved, prove } from './prove.ts';
import type { ProofSpec } from './spec.ts';
import { WorkerPool } from './worker-pool.ts';

export interface RunOptions {
  /** The number of worker threads in this process; 0 leaves the work to other processes. */
  readonly workers: number;
  /**
   * The URL of a PostgreSQL or Redis database shared with workers on other machines. If absent, this process is alone.
   */
  readonly engineUrl?: string;
  /** A file for the facts, from which a later run can resume. Only used without `engineUrl`. */
  readonly factsPath?: string;
  readonly tableBytes?: number;
  readonly budget?: number;
  /** Returns a strategy that is already known. */
  readonly known?: (context: ProofContext) => Strategy | undefined;
  readonly signal: AbortSignal;
  /**
   * How many workers of the engine must find a lower bound before it counts; with 1, every worker is trusted. Bounds
   * that this process finds count immediately. If absent, the lemmas of the bounds are checked; for games without
   * lemmas, two workers must find a bound.
   */
  readonly confirmations?: number;
  readonly onProgress?: (progress: ProofProgress) => void;
  readonly onRefused?: (falsehood: Falsehood) => void;
  /** Called when a call to the engine has failed and will be retried. */
  readonly onTrouble?: (error: unknown) => void;
}

export interface ProofRun {
  readonly proved: Proved;
  readonly optimum: Result<Optimum, OptimalFault>;
}

/** Runs a proof until it ends, with the threads of this process and all other workers of the engine. */
export async function runProof(spec: ProofSpec, options: RunOptions): Promise<Result<ProofRun, RunFault>> {
  const pool = new WorkerPool(spec, Math.max(1, options.workers), options.tableBytes);
  const context = ProofContext.of(spec, new SharedTranspositionTable(pool.memory));
  if (!context.ok) return context;
  const opened = await openEngine(spec, options);
  if (!opened.ok) return opened;
  const { engine, end } = opened.value;
  const finished = new AbortController();
  const lists = optimumSpecOf(spec.game).knownLists(spec.game);
  const checkers = new Threads(Math.max(1, options.workers), () => startThread(CHECKER, lists));
  const own = new OwnFacts();
  let fault: unknown;
  const working = workFor(engine, pool, options, own, finished.signal).catch((error: unknown) => {
    fault = error;
    finished.abort();
  });
  try {
    const known = options.known?.(context.value);
    const proved = await prove(context.value, engine, {
      budget: options.budget ?? PROOF_BUDGET,
      workers: options.workers,
      signal: AbortSignal.any([finished.signal, options.signal]),
      // Without a shared engine all facts come from this process, so there is no other source to refuse.
      ...(options.engineUrl === undefined
        ? { confirmations: 1 }
        : { ...termsOf(context.value, options, checkers, finished.signal), own }),
      ...(known ? { known } : {}),
      ...pickListeners(options),
    });
    if (fault !== undefined) throw fault;
    await end(proved.end === 'proved');
    return ok({ proved, optimum: optimumOf(context.value, spec, proved) });
  } catch (error) {
    // The file is likelier to be wrong than what was found a moment ago: checksums do not show who wrote it.
    if (error instanceof FalseFactError && opened.value.hasReadFacts)
      return fail({ code: 'bad-facts', why: 'false' });
    if (isPermanent(error)) return fail({ code: 'unreachable', message: sayFault(error) });
    throw error;
  } finally {
    finished.abort();
    await checkers.close();
    await pool.close();
    await working;
    await opened.value.close();
  }
}

/** Returns the terms on which lower bounds from the engine's workers count. */
function termsOf(
  context: ProofContext,
  { confirmations }: RunOptions,
  checkers: Threads,
  signal: AbortSignal,
): LedgerTerms {
  if (confirmations !== undefined || !context.names) return { confirmations: confirmations ?? CONFIRMATIONS };
  const check = async (claim: Claim, proof: string) =>
    (await checkers.run({ claim, proof } satisfies ClaimRequest, signal)) as BoundFault | undefined;
  return { confirmations: CONFIRMATIONS, checks: new ClaimChecks(check) };
}

/** Runs the threads of this process like any other worker, and also stores their facts in `own`. */
async function workFor(
  engine: JobEngine,
  pool: WorkerPool,
  { workers, signal, onTrouble }: RunOptions,
  own: OwnFacts,
  finished: AbortSignal,
): Promise<void> {
  if (workers === 0) return;
  try {
    await pool.work(engine, AbortSignal.any([finished, signal]), {
      onFacts: (facts) => own.add(facts),
      ...(onTrouble ? { onTrouble } : {}),
    });
  } catch (error) {
    // Another process has reported falsehoods under our name. Our own facts are still in `own`.
    if (!(error instanceof RefusedError)) throw error;
    onTrouble?.(error);
  }
}

function pickListeners({
  onProgress,
  onRefused,
  onTrouble,
}: RunOptions): Pick<RunOptions, 'onProgress' | 'onRefused' | 'onTrouble'> {
  return {
    ...(onProgress ? { onProgress } : {}),
    ...(onRefused ? { onRefused } : {}),
    ...(onTrouble ? { onTrouble } : {}),
  };
}

/** With two, a single worker may be wrong about a lower bound without doing harm. */
const CONFIRMATIONS = 2;

const CHECKER = new URL(
  import.meta.url.endsWith('.ts') ? './claim-thread.ts' : './claim-thread.js',
  import.meta.url,
);
