import { KERNELS_BASE64 } from './generated/binary.ts';

/** The binary interface, as exported by `assembly/index.ts`. Pointers and counts are unsigned 32-bit numbers. */
export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  codeClasses(
    codes: number,
    blocks: number,
    blockBytes: number,
    guess: number,
    places: number,
    distinct: number,
    classes: number,
  ): void;
  codeHistogram(
    codes: number,
    blocks: number,
    blockBytes: number,
    guess: number,
    places: number,
    distinct: number,
    scratch: number,
    histogram: number,
    classCount: number,
  ): void;
  fillColumns(
    records: number,
    secrets: number,
    secretCount: number,
    blocks: number,
    blockBytes: number,
    places: number,
  ): void;
  siftGuesses(
    records: number,
    blocks: number,
    secretCount: number,
    blockBytes: number,
    places: number,
    guesses: number,
    guessCount: number,
    costs: number,
    budget: number,
    kept: number,
  ): number;
  wordClasses(words: number, blocks: number, blockBytes: number, guess: number, classes: number): void;
  partitionHistograms(
    matrix: number,
    rowBytes: number,
    guesses: number,
    guessCount: number,
    secrets: number,
    secretCount: number,
    classCount: number,
    spare: number,
    histograms: number,
  ): void;
  partitionHashes(
    matrix: number,
    rowBytes: number,
    guesses: number,
    guessCount: number,
    secrets: number,
    secretCount: number,
    weights: number,
    listed: number,
    cells: number,
    hashes: number,
  ): void;
}

/** Compiles the module. Returns `undefined` if WebAssembly or its SIMD is missing, or if a policy forbids it. */
export async function compileKernels(): Promise<WebAssembly.Module | undefined> {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    return await WebAssembly.compile(kernelBytes());
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return undefined;
    throw error;
  }
}

/** Decodes the module. It is Base64 in the source, so that Node, bundlers and tests all load it the same way. */
function kernelBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(KERNELS_BASE64), (character) => character.charCodeAt(0));
}

/**
 * An instance with its own memory, whose size is known when it is created. Each packed list and each matrix owns
 * one, and the garbage collector frees both together. One shared memory with an allocator was rejected because
 * callers would have to say when they no longer need a list.
 */
export class KernelInstance {
  readonly kernels: KernelExports;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
  readonly doubles: Float64Array;

  constructor(module: WebAssembly.Module, byteCount: number) {
    const { exports } = new WebAssembly.Instance(module, {});
    if (!areKernels(exports)) throw new Error('this module does not export the kernels');
    const { memory } = exports;
    const missing = byteCount - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    this.kernels = exports;
    this.bytes = new Uint8Array(memory.buffer);
    this.words = new Uint32Array(memory.buffer);
    this.doubles = new Float64Array(memory.buffer);
  }
}

const PAGE_BYTES = 65536;

function areKernels(exports: object): exports is KernelExports {
  return 'memory' in exports && 'codeClasses' in exports && 'partitionHashes' in exports;
}
