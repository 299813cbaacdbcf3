import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let isListed = false;

/** Installs a Debian package, if this is Debian and we are root. Returns whether it is installed now. */
export function installFromDebian(name, purpose) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing Debian’s package ${name} for ${purpose}.`);
  if (!isListed) apt('update', '-qq');
  isListed = true;
  return apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0;
}

/** Runs apt-get. Runlevel 1 keeps the package from starting its own server. */
function apt(...args) {
  return spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
