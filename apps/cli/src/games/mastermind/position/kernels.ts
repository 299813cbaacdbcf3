import { codeCount, isListable } from '@inkling/codes/candidates/code-space';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import { isSieved } from '@inkling/codes/kernels/sequences';
import type { CodeRules } from '@inkling/core/deduction';

/**
 * Loads kernels for a search over all guesses. Returns `undefined` if there are none for these rules, or if tables
 * are as fast.
 */
export async function kernelsFor(rules: CodeRules): Promise<Kernels | undefined> {
  const pays = isListable(rules) && isSieved(rules) && codeCount(rules) >= KERNEL_CODES_MIN;
  if (!pays) return undefined;
  const { loadKernels } = await import('@inkling/kernels/simd');
  return await loadKernels();
}

const KERNEL_CODES_MIN = 4096n;
