import { MessageChannel } from 'node:worker_threads';
import { scalarKernels } from '@inkling/codes/kernels/scalar';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { afterEach, describe, expect, it } from 'vitest';
import { compileKernels } from './instance.ts';
import type { MatrixJob } from './matrix-task.ts';
import { MatrixPool } from './pool.ts';
import { type PoolReply, type PoolRequest, servePool } from './pool-worker.ts';
import type { Port } from './port.ts';
import { nodePort } from './port-node.ts';

const module = await compileKernels();
const codes: MatrixJob = {
  feedback: 'codes',
  size: { places: 5, symbols: 8 },
  guesses: draw(101 * 5, 8),
  secrets: draw(77 * 5, 8),
};
const words: MatrixJob = {
  feedback: 'words',
  size: { places: 4, symbols: 26 },
  guesses: draw(33 * 4, 26),
  secrets: draw(50 * 4, 26),
};

describe('a pool of workers', () => {
  const pools: MatrixPool[] = [];
  afterEach(() => {
    for (const pool of pools.splice(0)) pool.close();
  });

  /** Workers in this thread, behind real message channels: everything but the threads. */
  function poolOf(workerCount: number, compiled: WebAssembly.Module | undefined = module): MatrixPool {
    const ports = Array.from({ length: workerCount }, () => {
      const { port1, port2 } = new MessageChannel();
      servePool(nodePort(port2));
      return nodePort<PoolRequest, PoolReply>(port1);
    });
    const pool = new MatrixPool(ports, compiled);
    pools.push(pool);
    return pool;
  }

  for (const isShared of [true, false])
    it(`makes the matrix that one thread makes, ${isShared ? 'in shared memory' : 'by copies'}`, async () => {
      const pool = poolOf(3);
      for (const job of [codes, words, codes]) {
        const matrix = await pool.matrix(job, { isShared });
        expect(matrix.cells.buffer instanceof SharedArrayBuffer).toBe(isShared);
        expect({ ...matrix, cells: [...matrix.cells] }).toEqual(expected(job));
      }
    });

  it('does without WebAssembly', async () => {
    const ports = poolOf(2, undefined);
    const matrix = await ports.matrix(words);
    expect({ ...matrix, cells: [...matrix.cells] }).toEqual(expected(words));
  });

  it('has nothing to do for no guesses', async () => {
    const matrix = await poolOf(2).matrix({ ...codes, guesses: new Uint8Array(0) });
    expect(matrix.cells).toHaveLength(0);
  });

  it('counts every row once', async () => {
    const counts: number[] = [];
    await poolOf(3).matrix(codes, {
      onProgress: (rowsDone, rowCount) => {
        counts.push(rowsDone);
        expect(rowCount).toBe(101);
      },
    });
    expect(counts.at(-1)).toBe(101);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('stops when it is told to, and works again', async () => {
    const pool = poolOf(2);
    const stop = new AbortController();
    const stopped = pool.matrix(codes, { signal: stop.signal, onProgress: () => stop.abort('enough') });
    await expect(stopped).rejects.toBe('enough');
    const matrix = await pool.matrix(words);
    expect([...matrix.cells]).toEqual(expected(words).cells);
  });

  it('reports a job that cannot be done, and works again', async () => {
    const pool = poolOf(2);
    await expect(pool.matrix({ ...codes, size: { places: 5, symbols: 2 } })).rejects.toThrow('symbol');
    const matrix = await pool.matrix(codes);
    expect([...matrix.cells]).toEqual(expected(codes).cells);
  });

  it('takes one job at a time', async () => {
    const pool = poolOf(1);
    const first = pool.matrix(codes);
    await expect(pool.matrix(codes)).rejects.toThrow('at work');
    await first;
  });

  it('fails when a worker dies or the pool is closed, instead of waiting for ever', async () => {
    let die: (error: Error) => void = () => {};
    const dying: Port<PoolRequest, PoolReply> = {
      post: () => die(new Error('out of memory')),
      listen: (_, onFailure) => {
        die = onFailure;
      },
      close: () => {},
    };
    const pool = new MatrixPool([dying], module);
    await expect(pool.matrix(codes)).rejects.toThrow('out of memory');
    await expect(pool.matrix(codes)).rejects.toThrow('out of memory');
    const closed = poolOf(1);
    const waiting = closed.matrix(codes);
    closed.close();
    await expect(waiting).rejects.toThrow('closed');
  });
});

function expected(job: MatrixJob) {
  const pack = job.feedback === 'codes' ? scalarKernels.packCodes : scalarKernels.packWords;
  const matrix = pack(job.size, job.secrets).matrix(job.guesses);
  return { ...matrix, cells: [...matrix.cells] };
}

function draw(length: number, symbols: number): Uint8Array {
  const random = new RandomStream(seedRandom(`pool ${length}`));
  return Uint8Array.from({ length }, () => random.below(symbols));
}
