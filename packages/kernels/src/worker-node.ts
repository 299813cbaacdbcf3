import { parentPort } from 'node:worker_threads';
import { servePool } from './pool-worker.ts';
import { nodePort } from './port-node.ts';

/** The file that a Node worker thread of the pool runs. */
if (parentPort) servePool(nodePort(parentPort));
