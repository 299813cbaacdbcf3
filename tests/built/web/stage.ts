import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, type RunnerTask } from 'vitest';
import { reportPagesOfFailures } from './failure-report.ts';
import { launch } from './launch.ts';
import { giveBack, isIdle, type OpenPage } from './open-page.ts';

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
  reportPagesOfFailures(() => now().browser);
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
 * Opens a page before the first test of the file or group and shares it among them. A test that fails may leave it in
 * any state, so another one is opened for its second try and for the tests after it.
 */
export function sharedPage(open: () => Promise<OpenPage>): OpenPage {
  let opened: OpenPage | undefined;
  const now = () => {
    if (!opened) throw new Error('the page is open in tests only');
    return opened;
  };
  let last: Readonly<RunnerTask> | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async ({ task }) => {
    if (last === task || last?.result?.state === 'fail') {
      await now().page.context().close();
      opened = await open();
    }
    last = task;
  });
  afterAll(() => giveBack(now().page));
  return {
    get page() {
      return now().page;
    },
    get troubles() {
      return now().troubles;
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
