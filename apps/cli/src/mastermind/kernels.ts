import type { CodeRules } from '@inkling/core/deduction';
import { loadKernels } from '@inkling/kernels/simd';
import { codeCount, isListable } from '@inkling/solvers/candidates/code-space';
import type { Kernels } from '@inkling/solvers/kernels/kernels';
import { isSieved } from '@inkling/solvers/kernels/sieve';

/** Kernels for a search over all guesses of these rules; none where there are none, or where tables are as quick. */
export async function kernelsFor(rules: CodeRules): Promise<Kernels | undefined> {
  const pays = isListable(rules) && isSieved(rules) && codeCount(rules) >= KERNEL_CODES_MIN;
  return pays ? await loadKernels() : undefined;
}

const KERNEL_CODES_MIN = 4096n;
