import { expect as unwrap } from '@inkling/core/result';
import { gameCheckers } from '@inkling/deduction/check/game-checkers';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { parseRules } from 'inkling';
import type { Fact } from '../engine/fact.ts';
import type { Runner } from '../engine/work-loop.ts';
import { checkClaim } from '../proof/claim.ts';
import { ClaimChecks } from '../proof/claim-checks.ts';
import { packLemmas, unpackLemmas } from '../proof/packed-lemmas.ts';
import { ProofContext } from '../proof/proof-context.ts';
import { type ProofJob, solveJob } from '../proof/solve-job.ts';
import type { ProofSpec } from '../proof/spec.ts';

/** The proof that liars try to spoil. With the default rules its minimum total is 97. */
export function honestSpec(rules = 'p5c2r'): ProofSpec {
  return { game: { game: 'mastermind', rules: unwrap(parseRules(rules)) }, rules, depthMax: 255 };
}

/** Makes a worker that does its jobs correctly, in the calling thread. */
export function honestRunner(spec: ProofSpec = honestSpec()): Runner {
  const context = unwrap(ProofContext.of(spec));
  return async (payload) => solveJob(context, payload as ProofJob, () => false);
}

/** Checks proofs in the calling thread. */
export function checksHere(): ClaimChecks {
  const checkerOf = gameCheckers();
  return new ClaimChecks(async (claim, proof) => checkClaim(claim, proof, checkerOf));
}

/** Five ways to lie; each makes a runner that looks like a fast worker. */
export const LIARS: Readonly<Record<string, () => Runner>> = {
  'lower bounds that are too high': () =>
    lying((_, job) => ({ lower: job.limit, upper: INFEASIBLE, tree: '' })),
  'a cost without a strategy': () => lying((_, job) => ({ lower: 0, upper: Math.min(job.limit, 50) - 1 })),
  'the wrong rules': wrongRules,
  'a strategy that is cut short': () =>
    lying((fact) => ({ upper: fact.upper - 1, tree: cutShort(fact.tree) })),
  'facts of another proof': () => async (payload) => {
    const { nodes, facts } = await honestRunner()(payload, new AbortController().signal);
    return { nodes, facts: facts.map((fact) => ({ ...fact, key: `another ${fact.key}` })) };
  },
};

/** Ways to lie with the lemmas of a lower bound. */
export const FORGERS: Readonly<Record<string, () => Runner>> = {
  'a bound one too high': () => lying(({ lower }) => ({ lower: lower + (lower > 0 ? 1 : 0) })),
  'a bound and no lemmas': () => lying(() => ({ proof: '' })),
  'a bound of other rules': () => wrongRules(),
  'lemmas that are cut short': () =>
    lying(({ proof }) => ({ proof: rewritten(proof, (lines) => lines.slice(0, -1)) })),
  'a packed text that is cut short': () => lying(({ proof }) => ({ proof: cutShort(proof) })),
  'a claim raised in its last lemma': () =>
    lying(({ lower, proof }) => ({
      lower: lower + (lower > 0 ? 3 : 0),
      proof: rewritten(proof, (lines) =>
        lines.map((line) => line.replace(new RegExp(`^> ${lower}(?= |$)`), `> ${lower + 3}`)),
      ),
    })),
  'the proof of one first guess for all': () =>
    lying(({ proof }) => ({ proof: rewritten(proof, (lines) => ['opening aabba', ...lines]) })),
  'the proof of another question': replayed,
  'a line without an end': () => {
    const proof = packLemmas([`> 1${' '.repeat(2 ** 21)}`, '. 1']) ?? '';
    return lying(() => ({ proof }));
  },
};

/** Makes a runner that does the job and then changes its facts. */
function lying(change: (fact: Fact, job: ProofJob) => Partial<Fact>): Runner {
  const honest = honestRunner();
  return async (payload, signal) => {
    const { facts, nodes } = await honest(payload, signal);
    return { nodes, facts: facts.map((fact) => ({ ...fact, ...change(fact, payload as ProofJob) })) };
  };
}

/** Makes a runner that solves a game with three colours instead of two, and reports the result for the job's keys. */
function wrongRules(): Runner {
  const honest = honestRunner();
  const context = unwrap(ProofContext.of(honestSpec('p5c3r')));
  return async (payload, signal) => {
    const { facts, nodes } = await honest(payload, signal);
    const columns = context.columns([]);
    const job = { ...(payload as ProofJob), key: context.keyOf([], columns), path: [], guesses: [] };
    const [found] = solveJob(context, { ...job, limit: INFEASIBLE, budget: 400 }, () => false).facts;
    if (!found) throw new Error('a search gives a fact');
    return { nodes, facts: facts.map(({ key }) => ({ ...found, key })) };
  };
}

/** Makes a runner that reports the same proof, about the set after one turn, for every question. */
function replayed(): Runner {
  const context = unwrap(ProofContext.of(honestSpec()));
  const { guesses, matrix } = context.listed.problem;
  const path = [{ guess: guesses[0] as number, cls: matrix[1] as number }];
  const { lower } = context.search(path).advance(Number.POSITIVE_INFINITY);
  const proof = context.writer?.write(path, undefined, lower, () => false) ?? '';
  return lying((_, { limit }) => ({ lower: limit, proof }));
}

function rewritten(proof: string, change: (lines: readonly string[]) => readonly string[]): string {
  const text = unpackLemmas(proof);
  return text === undefined || text === '' ? proof : (packLemmas(change(text.trimEnd().split('\n'))) ?? '');
}

function cutShort(tree: string): string {
  return tree === '' ? '[0]' : tree.slice(0, tree.length / 2);
}
