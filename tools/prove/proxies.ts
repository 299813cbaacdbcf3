import { deepEqual } from 'node:assert/strict';
import { lookThrough, PASSING } from '../../apps/server/src/testing/behind-proxy.ts';
import { startPlainProxy } from '../../apps/server/src/testing/plain-proxy.ts';
import { REAL_PROXIES } from '../../apps/server/src/testing/real-proxies.ts';
import { installFromDebian } from '../debian.mjs';

/** Runs nginx and Caddy with the examples in `deploy/`, installed from Debian if they are missing and we are root. */
export async function run(print: (line: string) => void): Promise<void> {
  deepEqual(await lookThrough(startPlainProxy), PASSING);
  print('a proxy of our own that appends addresses and holds answers back: all as without it');
  const missing: string[] = [];
  for (const proxy of REAL_PROXIES) {
    if (!proxy.isInstalled() && !installFromDebian(proxy.name, 'trying the server behind it')) {
      missing.push(proxy.name);
      continue;
    }
    deepEqual(await lookThrough(proxy.start), PASSING);
    print(`${proxy.name}: true addresses, streams at once, a path of its own, Secure cookies`);
  }
  if (missing.length > 0) throw new Error(`not tried, because not installed: ${missing.join(', ')}`);
}
