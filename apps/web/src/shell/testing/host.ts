import { signal } from '@preact/signals';
import { Announcer } from '../announcer.ts';
import type { GameHost } from '../game-screen.ts';
import { DEFAULT_PREFERENCES } from '../preferences.ts';
import { Device } from '../saved/testing/device.ts';
import { WorkerClient } from '../worker/worker-client.ts';

/** A `GameHost` for tests, without a page. Every random number is 0. */
export function testHost(parts: Partial<GameHost> = {}): GameHost {
  return {
    preferences: signal(DEFAULT_PREFERENCES),
    saved: new Device().openTab(),
    announcer: new Announcer(),
    notice: signal(undefined),
    leads: signal(true),
    origin: 'fresh',
    sound: () => undefined,
    draw: () => 0,
    startWorker: (start) => new WorkerClient(start, () => undefined),
    ...parts,
  };
}
