import type { Kernels } from '@inkling/codes/kernels/kernels';
import { SiftedCodes } from './code-sieve.ts';
import { compileKernels } from './instance.ts';
import { PackedCodes } from './packed-codes.ts';
import { PackedWords } from './packed-words.ts';
import { Partitions } from './partitions.ts';

/** Loads the WebAssembly kernels. Returns `undefined` if they cannot run here: use the scalar kernels then. */
export async function loadKernels(): Promise<Kernels | undefined> {
  const module = await compileKernels();
  return module && simdKernels(module);
}

/** Creates the same kernels from a compiled module, for worker threads that receive one. */
export function simdKernels(module: WebAssembly.Module): Kernels {
  return {
    name: 'simd',
    packCodes: (size, codes) => new PackedCodes(module, size, codes),
    packWords: (size, words) => new PackedWords(module, size, words),
    sieveCodes: (size, codes) => new SiftedCodes(module, size, codes),
    holdMatrix: (matrix) => new Partitions(module, matrix),
  };
}
