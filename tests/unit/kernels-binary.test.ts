import { kernelBytes } from '@inkling/kernels/instance';
import { describe, expect, it } from 'vitest';
import { compileKernels } from '../../packages/kernels/tools/compile.ts';

describe('the committed kernels', () => {
  it('are what their source compiles to (npm run kernels makes them again)', async () => {
    expect(Buffer.compare(await compileKernels(), kernelBytes())).toBe(0);
  });
});
