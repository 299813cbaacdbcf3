import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileKernels, KERNEL_MODULES, sourceOf } from '../compile-kernels.ts';
import { applyMutant, fileEndingIn, type Mutant, testEndingIn } from './mutant.ts';
import type { FileChange, TestHost } from './test-host.ts';

export type Verdict =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'equivalent' }
  /** Marked as equivalent, but a test noticed it. */
  | { readonly kind: 'not-equivalent'; readonly by: string }
  | { readonly kind: 'not-applied'; readonly why: string };

/** Mutants that the same tests must kill. */
export interface Batch {
  readonly tests: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** Groups the mutants by their tests, the largest groups first. */
export function batchesOf(mutants: readonly Mutant[]): readonly Batch[] {
  const batches = new Map<string, { tests: readonly string[]; mutants: Mutant[] }>();
  for (const mutant of mutants) {
    const { tests } = mutant;
    const batch = batches.get(tests.join());
    if (batch) batch.mutants.push(mutant);
    else batches.set(tests.join(), { tests, mutants: [mutant] });
  }
  return [...batches.values()].toSorted((a, b) => b.mutants.length - a.mutants.length);
}

/** Tries the mutants of a batch one after another, after a run without any in which the tests must pass. */
export async function* tryBatch(
  root: string,
  files: readonly string[],
  host: TestHost,
  { tests: ends, mutants }: Batch,
): AsyncGenerator<readonly [Mutant, Verdict]> {
  const tests = ends.map((end) => testEndingIn(end, files));
  const missing = ends.filter((_, i) => tests[i] === undefined);
  const paths = tests.filter((test) => test !== undefined);
  const started = performance.now();
  const clean = missing.length > 0 ? undefined : await host.run(paths, CLEAN_MS_MAX);
  const limit = FIRST_MS + 10 * (performance.now() - started);
  for (const mutant of mutants) {
    if (clean === undefined) yield [mutant, notApplied(`no test, or several, called ${missing.join(', ')}`)];
    else if (clean === 'timed-out') yield [mutant, notApplied('its tests hang without it')];
    else if (clean.incomplete !== undefined) yield [mutant, notApplied('not all of its tests run')];
    else if (clean.failed !== undefined) yield [mutant, notApplied(`without it fails “${clean.failed}”`)];
    else yield [mutant, await tryMutant(root, files, host, paths, mutant, limit)];
  }
}

async function tryMutant(
  root: string,
  files: readonly string[],
  host: TestHost,
  tests: readonly string[],
  mutant: Mutant,
  limitMs: number,
): Promise<Verdict> {
  const file = fileEndingIn(mutant.file, files);
  if (file === undefined) return notApplied('no file, or several, of this name');
  const text = applyMutant(mutant, readFileSync(join(root, file), 'utf8'));
  if (text === undefined) return notApplied('its text does not stand there exactly once');
  const change = await compiled({ file, text }).catch(() => undefined);
  if (change === undefined) return notApplied('it does not compile');
  const answer = await host.run(tests, limitMs, change);
  if (answer !== 'timed-out' && answer.incomplete !== undefined) return notApplied('not all tests were run');
  const by = answer === 'timed-out' ? 'the tests no longer end' : answer.failed;
  if (mutant.equivalent !== undefined)
    return by === undefined ? { kind: 'equivalent' } : { kind: 'not-equivalent', by };
  return by === undefined ? { kind: 'survived' } : { kind: 'killed', by };
}

/** Compiles a changed AssemblyScript file; the change is then that of the compiled module. */
async function compiled(change: FileChange): Promise<FileChange> {
  const kernel = KERNEL_MODULES.find(({ assembly }) => change.file.startsWith(`${assembly}/`));
  if (!kernel) return change;
  return { file: kernel.module, text: sourceOf(kernel, await compileKernels(kernel, change)) };
}

function notApplied(why: string): Verdict {
  return { kind: 'not-applied', why };
}

const CLEAN_MS_MAX = 600_000;
const FIRST_MS = 30_000;
