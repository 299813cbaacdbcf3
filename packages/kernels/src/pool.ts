import type { FeedbackMatrix } from '@inkling/codes/kernels/kernels';
import { type MatrixJob, type MatrixOptions, MatrixTask } from './matrix-task.ts';
import type { PoolReply, PoolRequest } from './pool-worker.ts';
import type { Port } from './port.ts';

/**
 * Builds matrices on many threads, one matrix at a time. Each worker holds the packed secrets and takes a few
 * rows whenever it is free, so that a slow or busy core delays nobody. The pool owns its ports and closes
 * them; when a worker dies, so does the pool.
 */
export class MatrixPool {
  readonly #ports: readonly Port<PoolRequest, PoolReply>[];
  readonly #module: WebAssembly.Module | undefined;
  #task: MatrixTask | undefined;
  #taskCount = 0;
  #failure: Error | undefined;

  /** Without a module (see `compileKernels`) the workers use the scalar kernels. */
  constructor(ports: readonly Port<PoolRequest, PoolReply>[], module: WebAssembly.Module | undefined) {
    if (ports.length === 0) throw new RangeError('a pool needs a worker');
    this.#ports = ports;
    this.#module = module;
    for (const port of ports)
      port.listen(
        (reply) => this.#task?.receive(port, reply),
        (error) => this.#end(error),
      );
  }

  async matrix(job: MatrixJob, options: MatrixOptions = {}): Promise<FeedbackMatrix> {
    if (this.#task) throw new Error('the pool is at work');
    if (this.#failure) throw this.#failure;
    options.signal?.throwIfAborted();
    const number = this.#taskCount++;
    try {
      return await new Promise((resolve, reject) => {
        this.#task = new MatrixTask(number, job, options, this.#ports.length, { resolve, reject });
        for (const port of this.#ports) this.#task.start(port, this.#module);
      });
    } finally {
      this.#task = undefined;
    }
  }

  close(): void {
    this.#end(new Error('the pool is closed'));
    for (const port of this.#ports) port.close();
  }

  #end(error: Error): void {
    this.#failure ??= error;
    this.#task?.fail(error);
  }
}
