import { codeCount, isListable } from '@inkling/codes/candidates/code-space';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import { isSieved } from '@inkling/codes/kernels/sequences';
import type { CodeRules } from '@inkling/core/deduction';

/** Provides a worker's kernels for some rules. Returns undefined immediately if fetching them would not pay off. */
export type KernelSource = (rules: CodeRules) => Promise<Kernels | undefined> | undefined;

/**
 * Provides kernels for searches over all guesses. They are fetched only once, when rules with many codes are
 * first asked about. Resolves to undefined if WebAssembly or its SIMD is missing, or if the fetch failed; then
 * slower tables are used.
 */
export const kernelsFor: KernelSource = (rules) => {
  if (!isListable(rules) || !isSieved(rules) || codeCount(rules) < KERNEL_CODES_MIN) return undefined;
  loading ??= import('@inkling/kernels/simd').then(
    ({ loadKernels }) => loadKernels(),
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
};

const KERNEL_CODES_MIN = 4096n;

let loading: Promise<Kernels | undefined> | undefined;

/** Waits for kernels while a question is being answered step by step; see `serveQuestions`. */
export function* kernelsIn(
  source: KernelSource,
  rules: CodeRules,
): Generator<Promise<void>, Kernels | undefined> {
  let found: Kernels | undefined;
  const promise = source(rules);
  if (promise)
    yield promise.then((kernels) => {
      found = kernels;
    });
  return found;
}
