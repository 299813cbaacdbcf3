import { parentPort, workerData } from 'node:worker_threads';
import { type HammerRequest, hammerTable } from './table-hammer.ts';

parentPort?.postMessage(hammerTable(workerData as HammerRequest), []);
