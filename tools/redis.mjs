import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';
import { stop } from './step.mjs';

/**
 * Finds a Redis or Valkey server for the tests of the Redis engine, since no npm package includes one: the one
 * named by INKLING_REDIS_SERVER, an installed one, or Debian's package (installed here if we are root).
 * Otherwise prints what is missing and exits.
 */
export function findRedis() {
  const named = process.env['INKLING_REDIS_SERVER'];
  if (named) return runs(named) ? named : stop(`INKLING_REDIS_SERVER names ${named}, which does not run.`);
  return (
    installed() ??
    (installFromDebian('redis-server', 'the tests of the engine on Redis') ? installed() : undefined) ??
    giveUp()
  );
}

function installed() {
  return ['redis-server', 'valkey-server'].find(runs);
}

function runs(program) {
  return spawnSync(program, ['--version']).status === 0;
}

function giveUp() {
  return stop(
    'The tests of the Redis engine need redis-server or valkey-server: install one, or set INKLING_REDIS_SERVER to its path.',
  );
}
