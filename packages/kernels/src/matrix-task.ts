import type { FeedbackMatrix } from '@inkling/codes/kernels/kernels';
import type { SequenceSize } from '@inkling/codes/kernels/sequences';
import { feedbackClassCount } from '@inkling/core/feedback';
import { marksClassCount } from '@inkling/core/marks';
import type { PoolReply, PoolRequest } from './pool-worker.ts';
import type { Port } from './port.ts';

export interface MatrixJob {
  readonly feedback: 'codes' | 'words';
  readonly size: SequenceSize;
  readonly guesses: Uint8Array;
  readonly secrets: Uint8Array;
}

export interface MatrixOptions {
  /** Rows go straight into shared memory where there is any (the default); else they are copied back. */
  readonly isShared?: boolean;
  /** Called as rows are finished. */
  readonly onProgress?: (rowsDone: number, rowCount: number) => void;
  /** Stops the work: the promise is rejected with the signal's reason, and the pool can be used again. */
  readonly signal?: AbortSignal;
}

/**
 * One matrix on its way: which rows are taken and which are done. Its number travels with every message, so
 * that late answers to a task that failed are known for what they are.
 */
export class MatrixTask {
  readonly #number: number;
  readonly #job: MatrixJob;
  readonly #options: MatrixOptions;
  readonly #outcome: Outcome;
  readonly #matrix: FeedbackMatrix;
  readonly #isShared: boolean;
  readonly #helping: number;
  #rowsTaken = 0;
  #rowsDone = 0;

  constructor(number: number, job: MatrixJob, options: MatrixOptions, workerCount: number, outcome: Outcome) {
    const { places } = job.size;
    const guessCount = job.guesses.length / places;
    const secretCount = job.secrets.length / places;
    const classCount = job.feedback === 'codes' ? feedbackClassCount(places) : marksClassCount(places);
    this.#number = number;
    this.#job = job;
    this.#options = options;
    this.#outcome = outcome;
    this.#isShared = options.isShared ?? typeof SharedArrayBuffer !== 'undefined';
    const Memory = this.#isShared ? SharedArrayBuffer : ArrayBuffer;
    const cells = new Uint8Array(new Memory(guessCount * secretCount));
    this.#matrix = { guessCount, secretCount, classCount, cells };
    this.#helping = Math.max(1, Math.ceil(guessCount / (workerCount * HELPINGS_A_WORKER)));
  }

  /** Sends a worker the secrets and its first rows. */
  start(port: Port<PoolRequest, PoolReply>, module: WebAssembly.Module | undefined): void {
    const { feedback, size, secrets } = this.#job;
    port.post({ kind: 'pack', task: this.#number, feedback, size, secrets, module }, []);
    this.#serve(port);
  }

  receive(port: Port<PoolRequest, PoolReply>, reply: PoolReply): void {
    if (reply.task !== this.#number) return;
    if (reply.kind === 'failed') {
      this.fail(new Error(reply.message));
      return;
    }
    const { guessCount, secretCount, cells } = this.#matrix;
    if (reply.cells) cells.set(reply.cells, reply.first * secretCount);
    this.#rowsDone += reply.rowCount;
    this.#options.onProgress?.(this.#rowsDone, guessCount);
    this.#serve(port);
  }

  fail(error: Error): void {
    this.#outcome.reject(error);
  }

  /** Gives a free worker its next rows, or settles the task when it is done or no longer wanted. */
  #serve(port: Port<PoolRequest, PoolReply>): void {
    const { guessCount, secretCount, cells } = this.#matrix;
    const { signal } = this.#options;
    if (this.#rowsDone === guessCount) this.#outcome.resolve(this.#matrix);
    else if (signal?.aborted) this.#outcome.reject(signal.reason);
    else if (this.#rowsTaken < guessCount) {
      const first = this.#rowsTaken;
      const end = Math.min(guessCount, first + this.#helping);
      const { places } = this.#job.size;
      const guesses = this.#job.guesses.subarray(first * places, end * places);
      const shared = this.#isShared ? cells.subarray(first * secretCount, end * secretCount) : undefined;
      this.#rowsTaken = end;
      port.post({ kind: 'rows', task: this.#number, first, guesses: guesses.slice(), cells: shared }, []);
    }
  }
}

interface Outcome {
  resolve(matrix: FeedbackMatrix): void;
  reject(reason: unknown): void;
}

/** So many helpings that workers end at about the same time, and so few that messages cost nothing. */
const HELPINGS_A_WORKER = 8;
