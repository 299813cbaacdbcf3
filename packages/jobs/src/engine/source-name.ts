import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** What a process calls itself where the engine knows no better name. */
export function makeSourceName(): string {
  return `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
}
