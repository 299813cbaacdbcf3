import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

/** The name of a process, for engines that have no better one. */
export function makeSourceName(): string {
  return `${hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
}
