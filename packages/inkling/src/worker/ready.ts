/**
 * A worker that is ready: each question brings its game as a JSON text, such as `makeJsonGame` makes.
 *
 * @example
 * ```js
 * import { Worker } from 'node:worker_threads';
 * import { makeJsonGame, parseCsvGame } from 'inkling';
 * import { searchIn } from 'inkling/worker';
 *
 * const worker = new Worker(new URL(import.meta.resolve('inkling/worker/ready')));
 * const game = makeJsonGame(parseCsvGame(',Ada,Bob,Cy\nhat?,yes,no,no\nbeard?,no,no,yes', 'faces').value);
 * const best = await searchIn(worker).optimum({ game });
 * console.log(best.average.toFixed(2), best.worst);
 * // → 1.67 2
 * await worker.terminate();
 * ```
 * @packageDocumentation
 */

import { serveSearches } from './serve.ts';

serveSearches();
