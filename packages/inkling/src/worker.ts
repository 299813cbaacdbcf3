/** Searches in a worker, of a page or of Node: `import { searchIn, serveSearches } from 'inkling/worker'`. */

export type { MessagePort, SentOptimum } from './worker/protocol.ts';
export { searchIn, type WorkerSearch, type WorkerSearchOptions } from './worker/search.ts';
export { serveSearches } from './worker/serve.ts';
