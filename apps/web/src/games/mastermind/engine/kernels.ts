import { codeCount, isListable } from '@inkling/codes/candidates/code-space';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import { isSieved } from '@inkling/codes/kernels/sequences';
import type { CodeRules } from '@inkling/core/deduction';

/** Where a worker gets its kernels for some rules; `undefined` at once where fetching them would not pay off. */
export type KernelSource = (rules: CodeRules) => Promise<Kernels | undefined> | undefined;

/**
 * Kernels for searches over all guesses: fetched when the first rules with many codes are asked about, and only once.
 * None where WebAssembly or its SIMD is missing, or where they cannot be fetched: then tables serve, slower.
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
