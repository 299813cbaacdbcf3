/**
 * A worker that is ready: `new Worker(new URL(import.meta.resolve('inkling/worker/ready')), { type: 'module' })`. Each
 * question brings its game as a JSON text.
 */

import { serveSearches } from './serve.ts';

serveSearches();
