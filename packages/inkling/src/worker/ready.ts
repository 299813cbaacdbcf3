/**
 * A ready-made worker: each request brings its game as a JSON string, such as `makeJsonGame` returns.
 *
 * @example
 * ```js
 * import { Worker } from 'node:worker_threads';
 * import { defineDeduction, makeJsonGame } from 'inkling';
 * import { searchIn } from 'inkling/worker';
 *
 * const game = defineDeduction({
 *   name: 'compare',
 *   secrets: [1, 2, 3, 4, 5, 6, 7],
 *   answer: (guess, secret) => Math.sign(secret - guess),
 *   solved: 0,
 * });
 * const worker = new Worker(new URL(import.meta.resolve('inkling/worker/ready')));
 * const best = await searchIn(worker).optimum({ game: makeJsonGame(game) });
 * console.log(best.total, best.worst);
 * // → 17 3
 * await worker.terminate();
 * ```
 * @packageDocumentation
 */

import { serveSearches } from './serve.ts';

serveSearches();
