import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './step.mjs';

/**
 * A Redis or Valkey server for the tests of the engine that runs on it, because no package of npm brings one: the one
 * named by INKLING_REDIS_SERVER, an installed one, or Debian's package (installed here when we are root); else one
 * sentence.
 */
export function findRedis() {
  const named = process.env['INKLING_REDIS_SERVER'];
  if (named) return runs(named) ? named : stop(`INKLING_REDIS_SERVER names ${named}, which does not run.`);
  return installed() ?? (installFromDebian() ? installed() : undefined) ?? giveUp();
}

function installed() {
  return ['redis-server', 'valkey-server'].find(runs);
}

function runs(program) {
  return spawnSync(program, ['--version']).status === 0;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('No Redis here: installing Debian’s package for the tests of the engine.');
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', 'redis-server').status === 0;
}

/** Runlevel 1: the package must not start a server of its own. */
function apt(...args) {
  return spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}

function giveUp() {
  return stop(
    'The tests of the Redis engine need redis-server or valkey-server: install one, or set INKLING_REDIS_SERVER to its path.',
  );
}
