/**
 * Searches in a worker, of a page or of Node. `serveSearches` makes a worker of the module that calls it; `searchIn` asks it.
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
 * // In place of a worker, which would call serveSearches(game) for itself.
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
