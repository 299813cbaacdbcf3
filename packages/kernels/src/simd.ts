import type { Kernels } from '@inkling/codes/kernels/kernels';
import { SiftedCodes } from './code-sieve.ts';
import { compileKernels } from './instance.ts';
import { PackedCodes } from './packed-codes.ts';
import { PackedWords } from './packed-words.ts';
import { Partitions } from './partitions.ts';

/** The kernels in WebAssembly, or `undefined` where it or its SIMD is missing: then the scalar ones serve. */
export async function loadKernels(): Promise<Kernels | undefined> {
  const module = await compileKernels();
  return module && simdKernels(module);
}

/** The same from a module that is already compiled, for workers that are sent one. */
export function simdKernels(module: WebAssembly.Module): Kernels {
  return {
    name: 'simd',
    packCodes: (size, codes) => new PackedCodes(module, size, codes),
    packWords: (size, words) => new PackedWords(module, size, words),
    sieveCodes: (size, codes) => new SiftedCodes(module, size, codes),
    holdMatrix: (matrix) => new Partitions(module, matrix),
  };
}
