import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './launch.ts';
import { isIdle } from './open-page.ts';

/** Shared by the tests of a file: a browser, and a server of the app. */
export interface Stage<Host> {
  readonly browser: Browser;
  readonly host: Host;
}

/** Opens the host before the first test of the file or group, and closes it and every open page after the last. */
export function openStage<Host extends { close(): Promise<void> }>(open: () => Promise<Host>): Stage<Host> {
  let set: Stage<Host> | undefined;
  const now = () => {
    if (!set) throw new Error('the stage is open in tests only');
    return set;
  };
  beforeAll(async () => {
    const [browser, host] = await Promise.all([sharedBrowser(), open()]);
    set = { browser, host };
  });
  afterAll(async () => {
    await Promise.all(
      now()
        .browser.contexts()
        .filter((context) => !isIdle(context))
        .map((context) => context.close()),
    );
    await now().host.close();
  });
  return {
    get browser() {
      return now().browser;
    },
    get host() {
      return now().host;
    },
  };
}

/**
 * Returns one browser for all files of a worker, which are not isolated from each other. It closes with the
 * process.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch();
  return shared;
}

let shared: Browser | undefined;
