import { SEARCH_CORE_BASE64 } from '@inkling/deduction/optimum/generated/search-core';
import { KERNELS_BASE64 } from '@inkling/kernels/generated/binary';
import { describe, expect, it } from 'vitest';
import { compileKernels, KERNEL_MODULES } from '../../tools/compile-kernels.ts';

describe('the committed kernels', () => {
  it('match what their sources compile to (npm run kernels rebuilds them)', async () => {
    const committed: Record<string, string> = { KERNELS_BASE64, SEARCH_CORE_BASE64 };
    for (const kernel of KERNEL_MODULES)
      expect(Buffer.from(await compileKernels(kernel)).toString('base64'), kernel.name).toBe(
        committed[kernel.name],
      );
  });
});
