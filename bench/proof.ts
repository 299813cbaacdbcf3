import { makeTableMemory, SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { LocalEngine } from '@inkling/jobs/engine/local-engine';
import { ProofContext } from '@inkling/jobs/proof/proof-context';
import { PROOF_BUDGET, prove } from '@inkling/jobs/proof/prove';
import { runProof } from '@inkling/jobs/proof/run-proof';
import { type ProofJob, solveJob } from '@inkling/jobs/proof/solve-job';
import type { ProofSpec } from '@inkling/jobs/proof/spec';
import { parseRules } from 'inkling';

/**
 * The cost of dividing a proof, and the gain from two workers: sets searched, which do not depend on the load
 * of the machine, and CPU and wall-clock seconds. `2 workers, planned` runs the jobs one after another on a
 * simulated clock, as if two workers had a core each: the gain on an otherwise idle machine. PROOF_RULES
 * selects the game.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const rules = process.env['PROOF_RULES'] ?? 'p4c7r';
  const parsed = parseRules(rules);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const spec: ProofSpec = { game: { game: 'mastermind', rules: parsed.value }, rules, depthMax: 255 };
  const started = process.cpuUsage();
  const { nodes, upper } = contextOf(spec).search([]).advance(Number.POSITIVE_INFINITY);
  const alone = cpuSeconds(started);
  print(`${rules}, one search: ${upper}, ${nodes} sets, ${alone.toFixed(2)} CPU s`);
  for (const workers of [1, 2]) {
    const planned = await plan(spec, workers);
    print(
      `${workers} workers, planned: ${planned.upper}, ${planned.nodes} sets (${(planned.nodes / nodes).toFixed(3)} ×), ` +
        `${planned.jobs} jobs, ${planned.busy.toFixed(2)} CPU s, done after ${planned.end.toFixed(2)} s ` +
        `(${(alone / planned.end).toFixed(2)} × the speed)`,
    );
  }
  for (const workers of [1, 2]) {
    const [cpu, wall] = [process.cpuUsage(), performance.now()];
    const run = await runProof(spec, { workers, signal: new AbortController().signal });
    if (!run.ok) throw new Error(run.error.code);
    const { counts, upper: found } = run.value.proved;
    print(
      `${workers} threads: ${found}, ${counts.nodes} sets (${(counts.nodes / nodes).toFixed(3)} ×), ` +
        `${cpuSeconds(cpu).toFixed(2)} CPU s, ${((performance.now() - wall) / 1000).toFixed(2)} s on this machine now`,
    );
  }
}

interface Planned {
  readonly upper: number;
  readonly nodes: number;
  readonly jobs: number;
  /** CPU seconds of all jobs. `end` is the simulated time when the last job that was needed finished. */
  readonly busy: number;
  readonly end: number;
}

async function plan(spec: ProofSpec, workers: number): Promise<Planned> {
  const context = contextOf(spec);
  const engine = new LocalEngine();
  const under: { readonly at: number; finish(): Promise<void> }[] = [];
  let [clock, busy, nodes, jobs] = [0, 0, 0, 0];
  engine.wait = async () => {
    for (const { id, payload } of await engine.lease(workers - under.length)) {
      const started = process.cpuUsage();
      const done = solveJob(context, payload as ProofJob, () => false);
      const seconds = cpuSeconds(started);
      busy += seconds;
      nodes += done.nodes;
      jobs++;
      under.push({ at: clock + seconds, finish: () => engine.finish(id, done.facts, done.nodes) });
    }
    const [next] = under.toSorted((a, b) => a.at - b.at);
    if (!next) return;
    under.splice(under.indexOf(next), 1);
    clock = next.at;
    await next.finish();
  };
  const { upper } = await prove(context, engine, {
    budget: PROOF_BUDGET,
    workers,
    confirmations: 1,
    signal: new AbortController().signal,
  });
  return { upper, nodes, jobs, busy, end: clock };
}

function contextOf(spec: ProofSpec): ProofContext {
  const context = ProofContext.of(spec, new SharedTranspositionTable(makeTableMemory(2 ** 28)));
  if (!context.ok) throw new Error(context.error.code);
  return context.value;
}

function cpuSeconds(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}
