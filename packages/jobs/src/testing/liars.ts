import { expect as unwrap } from '@inkling/core/result';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { parseRules } from 'inkling';
import type { Fact } from '../engine/fact.ts';
import type { Runner } from '../engine/work-loop.ts';
import { ProofContext } from '../proof/proof-context.ts';
import { type ProofJob, solveJob } from '../proof/solve-job.ts';
import type { ProofSpec } from '../proof/spec.ts';

/** The proof that liars spoil: its least total is 905. */
export function honestSpec(rules = 'p4c4r'): ProofSpec {
  return { game: { game: 'mastermind', rules: unwrap(parseRules(rules)) }, rules, depthMax: 255 };
}

/** A worker that does its jobs, in the thread that asks. */
export function honestRunner(spec: ProofSpec = honestSpec()): Runner {
  const context = unwrap(ProofContext.of(spec));
  return async (payload) => solveJob(context, payload as ProofJob, () => false);
}

/** Five ways to lie: each gives a runner that looks like a quick worker. */
export const LIARS: Readonly<Record<string, () => Runner>> = {
  'lower bounds that are too high': () =>
    lying((_, job) => ({ lower: job.limit, upper: INFEASIBLE, tree: '' })),
  'a cost without a strategy': () => lying((_, job) => ({ lower: 0, upper: Math.min(job.limit, 200) - 1 })),
  'the wrong rules': wrongRules,
  'a strategy that is cut short': () =>
    lying((fact) => ({ upper: fact.upper - 1, tree: cutShort(fact.tree) })),
  'facts of another proof': () => async (payload) => {
    const { nodes, facts } = await honestRunner()(payload, new AbortController().signal);
    return { nodes, facts: facts.map((fact) => ({ ...fact, key: `another ${fact.key}` })) };
  },
};

/** Does the job, and changes what comes of it. */
function lying(change: (fact: Fact, job: ProofJob) => Partial<Fact>): Runner {
  const honest = honestRunner();
  return async (payload, signal) => {
    const { facts, nodes } = await honest(payload, signal);
    return { nodes, facts: facts.map((fact) => ({ ...fact, ...change(fact, payload as ProofJob) })) };
  };
}

/** Does each job as if two of the four colours were one, and gives the answer under the keys of the job. */
function wrongRules(): Runner {
  const honest = honestRunner();
  const context = unwrap(ProofContext.of(honestSpec('p4c5r')));
  return async (payload, signal) => {
    const { facts, nodes } = await honest(payload, signal);
    const columns = context.columns([]);
    const job = { ...(payload as ProofJob), key: context.keyOf([], columns), path: [], guesses: [] };
    const [found] = solveJob(context, { ...job, limit: INFEASIBLE, budget: 400 }, () => false).facts;
    if (!found) throw new Error('a search gives a fact');
    return { nodes, facts: facts.map(({ key }) => ({ ...found, key })) };
  };
}

function cutShort(tree: string): string {
  return tree === '' ? '[0]' : tree.slice(0, tree.length / 2);
}
