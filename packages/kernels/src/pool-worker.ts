import type { PackedSecrets } from '@inkling/codes/kernels/kernels';
import { scalarKernels } from '@inkling/codes/kernels/scalar';
import type { SequenceSize } from '@inkling/codes/kernels/sequences';
import type { Port } from './port.ts';
import { simdKernels } from './simd.ts';

/** What the pool asks of a worker: first to pack a list of secrets, then for rows of a matrix, again and again. */
export type PoolRequest =
  | {
      readonly kind: 'pack';
      readonly task: number;
      readonly feedback: 'codes' | 'words';
      readonly size: SequenceSize;
      readonly secrets: Uint8Array;
      /** Absent where there is no WebAssembly: then the scalar kernels serve. */
      readonly module: WebAssembly.Module | undefined;
    }
  | {
      readonly kind: 'rows';
      readonly task: number;
      /** The number of the first row, for the answer. */
      readonly first: number;
      readonly guesses: Uint8Array;
      /** Shared memory to write the rows to; without it they are sent back. */
      readonly cells: Uint8Array | undefined;
    };

export type PoolReply =
  | {
      readonly kind: 'rows';
      readonly task: number;
      readonly first: number;
      readonly rowCount: number;
      readonly cells: Uint8Array | undefined;
    }
  | { readonly kind: 'failed'; readonly task: number; readonly message: string };

/** The workers' side of the pool: answers requests until the port is closed. */
export function servePool(port: Port<PoolReply, PoolRequest>): void {
  let packed: PackedSecrets | undefined;
  const answer = (request: PoolRequest) => {
    if (request.kind === 'pack') {
      packed = undefined;
      packed = packFor(request);
      return;
    }
    if (!packed) throw new Error('there are no packed secrets');
    const { task, first, guesses } = request;
    const { cells, guessCount } = packed.matrix(guesses, request.cells);
    if (request.cells) port.post({ kind: 'rows', task, first, rowCount: guessCount, cells: undefined }, []);
    else {
      const given = cells.buffer instanceof ArrayBuffer ? [cells.buffer] : [];
      port.post({ kind: 'rows', task, first, rowCount: guessCount, cells }, given);
    }
  };
  port.listen(
    (request) => {
      try {
        answer(request);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        port.post({ kind: 'failed', task: request.task, message }, []);
      }
    },
    () => port.close(),
  );
}

function packFor({ feedback, size, secrets, module }: PoolRequest & { kind: 'pack' }): PackedSecrets {
  const kernels = module ? simdKernels(module) : scalarKernels;
  return feedback === 'codes' ? kernels.packCodes(size, secrets) : kernels.packWords(size, secrets);
}
