/**
 * Searches in a worker, in a page or in Node. `serveSearches` turns the module that calls it into a worker;
 * `searchIn` sends it requests.
 *
 * @example
 * ```js
 * import { MessageChannel } from 'node:worker_threads';
 * import { defineDeduction, verifyCertificate } from 'inkling';
 * import { searchIn, serveSearches } from 'inkling/worker';
 *
 * const game = defineDeduction({
 *   name: 'compare',
 *   secrets: [1, 2, 3, 4, 5, 6, 7],
 *   answer: (guess, secret) => Math.sign(secret - guess),
 *   solved: 0,
 * });
 * // Replaces a worker, which would itself call serveSearches(game).
 * const { port1, port2 } = new MessageChannel();
 * serveSearches(game, port2);
 * const best = await searchIn(port1).optimum({ signal: AbortSignal.timeout(10_000) });
 * console.log(best.total, verifyCertificate(best.certificate, game).ok);
 * // → 17 true
 * port1.close();
 * ```
 * @packageDocumentation
 */

export type { MessagePort, SentOptimum } from './worker/protocol.ts';
export { searchIn, type WorkerSearch, type WorkerSearchOptions } from './worker/search.ts';
export { serveSearches } from './worker/serve.ts';
