import type { Turn } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Fact } from '../engine/fact.ts';
import type { Yield } from '../engine/work-loop.ts';
import type { ProofContext } from './proof-context.ts';
import { PROOF_VERSION } from './spec.ts';
import { makeTree } from './tree.ts';

/** One unit of a proof: what a set of secrets costs at least, as far as it matters. */
export interface ProofJob {
  readonly version: string;
  /** The key of the set. A worker for which the path leads to another key refuses the job. */
  readonly key: string;
  /** The turns that lead to the set, as pairs of guess and class. */
  readonly path: readonly (readonly [guess: number, cls: number])[];
  /** The guesses to try, or all when empty. */
  readonly guesses: readonly number[];
  /** Only strategies that cost less are of interest. */
  readonly limit: number;
  /** Sets to search before giving up with bounds. */
  readonly budget: number;
  /** Lower bounds count with their lemmas alone. */
  readonly isProved: boolean;
}

/**
 * Does a job, in slices so that it can be stopped. Its facts are true whether or not it was finished; they are about the
 * set if all guesses were to be tried, and otherwise about each guess. Throws when the job is not for this code.
 */
export function solveJob(context: ProofContext, job: ProofJob, isStopped: () => boolean): Yield {
  const { key, guesses, limit, budget } = job;
  if (job.version !== PROOF_VERSION) throw new Error('the job is for another version');
  const path: readonly Turn[] = job.path.map(([guess, cls]) => ({ guess, cls }));
  const columns = context.columns(path);
  if (context.keyOf(path, columns) !== key) throw new Error('the job is for another game');
  const search = context.search(path, { below: limit, ...(guesses.length > 0 ? { openings: guesses } : {}) });
  let status = search.status();
  while (!status.done && status.nodes < budget && !isStopped())
    status = search.advance(Math.min(SLICE, budget - status.nodes));
  const spent = status.done || isStopped() ? 0 : budget;
  const { nodes, opening } = status;
  const strategy = search.strategy();
  const found = { upper: status.upper, tree: strategy ? makeTree(strategy) : '' };
  if (guesses.length === 0) {
    const fact: Fact = { key, lower: status.lower, proof: '', ...found, spent };
    const isSettled = status.done || status.lower >= limit;
    return {
      facts: [job.isProved ? provedFact(context, job, fact, undefined, isSettled, isStopped) : fact],
      nodes,
    };
  }
  // Guesses settled before the best was found cost at least as much as it does.
  const reached = Math.min(limit, status.upper);
  const facts = search.openings().map(({ guess, lower }, i): Fact => {
    const settled = status.done || i < status.openingsDone;
    const isBest = guess === opening;
    const fact: Fact = {
      key: context.keyOf(path, columns, guess),
      lower: isBest || settled ? Math.max(lower, reached) : lower,
      proof: '',
      ...(isBest ? found : { upper: INFEASIBLE, tree: '' }),
      spent: !settled && i === status.openingsDone ? spent : 0,
    };
    return job.isProved ? provedFact(context, job, fact, guess, isBest || settled, isStopped) : fact;
  });
  return { facts, nodes };
}

/** The fact with the lemmas for its lower bound, as far as that matters; without the bound where there are none. */
function provedFact(
  context: ProofContext,
  { path, limit, budget }: ProofJob,
  fact: Fact,
  guess: number | undefined,
  isSettled: boolean,
  isStopped: () => boolean,
): Fact {
  const turns = path.map(([turn, cls]) => ({ guess: turn, cls }));
  const lower = Math.min(fact.lower, limit);
  const opening = context.openingOf(turns, guess);
  const proof = isSettled ? context.writer?.write(turns, opening, lower, isStopped) : undefined;
  if (proof !== undefined) return { ...fact, lower, proof };
  // If one proof would be too long, the job is divided.
  return { ...fact, lower: 0, spent: isSettled && !isStopped() ? budget : fact.spent };
}

/** Long enough that starting again after each costs little, short enough to stop within seconds. */
const SLICE = 8192;
