import type { Turn } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Fact } from '../engine/fact.ts';
import type { Yield } from '../engine/work-loop.ts';
import type { ProofContext } from './proof-context.ts';
import { PROOF_VERSION } from './spec.ts';
import { makeTree } from './tree.ts';

/** One unit of a proof: bound the cost of a set of secrets, up to `limit`. */
export interface ProofJob {
  readonly version: string;
  /** The key of the set. A worker rejects the job if the path leads to another key. */
  readonly key: string;
  /** The turns that lead to the set, as pairs of guess and class. */
  readonly path: readonly (readonly [guess: number, cls: number])[];
  /** The guesses to try; empty means all. */
  readonly guesses: readonly number[];
  /** Only strategies that cost less than this are sought. */
  readonly limit: number;
  /** The number of sets to search before stopping with the bounds found so far. */
  readonly budget: number;
  /** Whether lower bounds count only with lemmas that prove them. */
  readonly isProved: boolean;
}

/**
 * Does a job, in slices so that it can be stopped. Its facts are true whether or not it was finished. They are about
 * the set if all guesses are to be tried, and otherwise about each guess. Throws if the job has another version or game.
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
  // Guesses that were settled before the best one was found cost at least as much as the best one.
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

/** Adds the lemmas for a fact's lower bound, capped at the limit. Without lemmas, the lower bound is dropped. */
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
  // If the proof was too long, `spent` makes the coordinator divide the job.
  return { ...fact, lower: 0, spent: isSettled && !isStopped() ? budget : fact.spent };
}

/** Long enough that resuming after each slice costs little, short enough to stop within seconds. */
const SLICE = 8192;
