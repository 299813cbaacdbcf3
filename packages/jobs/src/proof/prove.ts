import { setTimeout as sleep } from 'node:timers/promises';
import { greedyStrategy } from '@inkling/deduction/optimum/greedy';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { Counts, JobEngine } from '../engine/job-engine.ts';
import type { RetryTerms } from '../engine/retry.ts';
import { idOf, JobDispatcher } from './job-dispatcher.ts';
import { type Falsehood, Ledger, type LedgerTerms } from './ledger.ts';
import type { OwnFacts } from './own-facts.ts';
import { Plan } from './plan.ts';
import type { ProofContext } from './proof-context.ts';
import { makeTree } from './tree.ts';
import { selectWork, type WorkUnit } from './work-selection.ts';

export interface ProveOptions extends LedgerTerms, RetryTerms {
  /** The number of sets that a unit may search before it is divided. */
  readonly budget: number;
  /** The number of workers to expect. If more jobs are leased, that number is used instead. */
  readonly workers: number;
  /** A strategy that is already known: only cheaper ones are sought. */
  readonly known?: Strategy;
  /** Stops the proof; the result is what is known so far. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ProofProgress) => void;
  /** Called when a source was refused; the proof continues without it. */
  readonly onRefused?: (falsehood: Falsehood) => void;
}

export interface ProofProgress {
  readonly lower: number;
  /** `INFEASIBLE` while no strategy is known. */
  readonly upper: number;
  readonly counts: Counts;
  /** The number of settled first guesses, out of `openingCount`. */
  readonly openingsDone: number;
  readonly openingCount: number;
  /** The number of first guesses that were already settled when this run began. */
  readonly openingsBefore: number;
  /** The number of questions in the plan. */
  readonly planned: number;
}

export interface Proved extends ProofProgress {
  /** `stopped` by the signal; `incomplete` if a job failed in all its attempts. */
  readonly end: 'proved' | 'stopped' | 'incomplete';
  readonly strategy: Strategy | undefined;
  /** Sources that reported something impossible; none of their reports count. */
  readonly refused: readonly Falsehood[];
}

/** Some seconds of work. Smaller units repeat work on the same bounds; larger ones leave workers idle at the end. */
export const PROOF_BUDGET = 10_000;

/**
 * Coordinates a proof until it is finished: offers units when they become useful, withdraws those that no longer are,
 * and learns from the reports that count. A source that reports something impossible is refused, and the plan is
 * rebuilt without it. The process may be killed at any time and restarted on the same engine.
 */
export async function prove(
  context: ProofContext,
  engine: JobEngine,
  options: ProveOptions,
): Promise<Proved> {
  const { budget, signal, checks } = options;
  const dispatcher = new JobDispatcher(engine, options);
  const refused: Falsehood[] = [];
  let { plan, ledger } = begin(context, options);
  let openingsBefore: number | undefined;
  const progress = (): ProofProgress => {
    const openingsDone = openingsDoneIn(plan);
    openingsBefore ??= openingsDone;
    return progressOf(plan, dispatcher.counts, openingsDone, openingsBefore);
  };
  await dispatcher.clear();
  for (;;) {
    const isCounted = await dispatcher.count();
    const falsehood = await listen(plan, ledger, dispatcher);
    if (falsehood) {
      if (!options.own || isOwn(falsehood, plan, options.own)) throw new FalseFactError(falsehood);
      await dispatcher.refuse(falsehood);
      await dispatcher.restart();
      refused.push(falsehood);
      options.onRefused?.(falsehood);
      ({ plan, ledger } = begin(context, options));
      continue;
    }
    const workers = Math.max(options.workers, dispatcher.counts.leased);
    const units = selectWork(plan, {
      wanted: QUEUE_PER_WORKER * workers + QUEUE_MIN,
      budget,
      isDead: (unit) => dispatcher.isDead(idOf(unit)),
    });
    if (signal.aborted) break;
    if (plan.hasFresh) continue;
    if (units.length === 0) break;
    await dispatcher.withdraw((unit) => !isUseful(plan, unit));
    await dispatcher.offer(units, ledger, isCounted);
    options.onProgress?.(progress());
    const waiting = engine.wait(WAIT_MS).catch(() => sleep(WAIT_MS));
    await Promise.race(checks ? [waiting, checks.next()] : [waiting]);
  }
  await dispatcher.withdraw(() => true);
  await dispatcher.count(true);
  const end = plan.isClosed ? 'proved' : signal.aborted ? 'stopped' : 'incomplete';
  return { ...progress(), end, strategy: plan.strategyOf(plan.root), refused };
}

/** Thrown when this process itself has found something impossible, so there is no other source to refuse. */
export class FalseFactError extends Error {
  constructor({ key, why }: Falsehood) {
    super(`a fact about ${key} cannot be true: ${why}`);
  }
}

function isOwn({ key }: Falsehood, plan: Plan, own: OwnFacts): boolean {
  return (own.of(key)?.lower ?? 0) > (plan.upperOf(key) ?? INFEASIBLE);
}

function begin(context: ProofContext, options: ProveOptions): { plan: Plan; ledger: Ledger } {
  const plan = new Plan(context);
  tellKnown(plan, options.known);
  return { plan, ledger: new Ledger(options) };
}

/** Learns from new reports, or returns the first falsehood in them. After a falsehood, the plan must be discarded. */
async function listen(plan: Plan, ledger: Ledger, dispatcher: JobDispatcher): Promise<Falsehood | undefined> {
  const ended = await dispatcher.ended();
  const keys = new Set([...plan.takeFresh(), ...dispatcher.askedKeys(), ...ledger.unknown]);
  const reports = await dispatcher.reports([...keys]);
  const heard = ledger.hear(reports, plan);
  if ('why' in heard) return heard;
  plan.learn(heard);
  const silent = ended.find(({ key, source }) => ledger.isSilent(key, source));
  return silent ? { ...silent, why: 'no-answer' } : ledger.contradiction(plan);
}

const WAIT_MS = 250;
/** The number of units queued for each worker, so that none is idle while the coordinator is busy. */
const QUEUE_PER_WORKER = 2;
const QUEUE_MIN = 2;

function isUseful(plan: Plan, { set, guesses }: WorkUnit): boolean {
  if (guesses.length === 0) return !set.guesses && plan.isOpen(set);
  return guesses.some((guess) => !guess.cells && plan.isOpen(guess));
}

/** Gives the plan an initial strategy: the given one, or one from a greedy heuristic. */
function tellKnown(plan: Plan, given: Strategy | undefined): void {
  const { context, root } = plan;
  const { problem, search } = context.listed;
  const isHard = search.narrowing !== undefined;
  const known = given ?? greedyStrategy(problem, context.depthMax, isHard, context.line);
  const upper = known && context.costOf([], known);
  if (known && upper !== undefined)
    plan.learn([{ key: root.key, lower: 0, proof: '', upper, tree: makeTree(known), spent: 0 }]);
}

function openingsDoneIn({ root }: Plan): number {
  return (root.guesses ?? []).filter(({ lower }) => lower >= root.upper).length;
}

function progressOf(
  { root, nodeCount }: Plan,
  counts: Counts,
  openingsDone: number,
  openingsBefore: number,
): ProofProgress {
  return {
    lower: root.lower,
    upper: root.upper,
    counts,
    openingsDone,
    openingCount: root.guesses?.length ?? 0,
    openingsBefore,
    planned: nodeCount,
  };
}
