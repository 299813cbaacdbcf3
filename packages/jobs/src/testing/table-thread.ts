import { parentPort, workerData } from 'node:worker_threads';
import { type HammerOrder, hammerMemo } from './table-hammer.ts';

parentPort?.postMessage(hammerMemo(workerData as HammerOrder), []);
