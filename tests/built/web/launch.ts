import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findBrowser } from '../../../tools/browser.mjs';
import { leaveUnpainted } from './painting.ts';

/**
 * Launches the browser of the tests. It paints no page unless asked to, keeps freed memory and compiles less. `more`
 * is for browser settings of a user, such as the size of letters.
 */
export async function launch(...more: readonly string[]): Promise<Browser> {
  const features = `--enable-features=${[...PLAYWRIGHT_FEATURES, ...KEEP_FREED_MEMORY].join(',')}`;
  return launchWith([features, NO_LAST_COMPILER, ...more], leaveUnpainted);
}

/** Launches a browser for measurements: it paints, compiles and treats memory as the browser of a user does. */
export async function launchToMeasure(): Promise<Browser> {
  return launchWith([], async () => undefined);
}

/** No service worker is registered by default: registering takes a fresh page longer than opening it. */
async function launchWith(
  more: readonly string[],
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Browser> {
  const args = [...ARGUMENTS, ...more];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', ...options });
    await prepare(context);
    return context;
  };
  return browser;
}

/**
 * By default, Chromium returns freed memory to the system at once and soon asks for it again, which takes about a
 * tenth of the CPU time of a browser test on a virtual machine.
 */
const KEEP_FREED_MEMORY = [
  'PartitionAllocLargeEmptySlotSpanRing',
  'PartitionAllocLargeThreadCacheSize',
  'PartitionAllocAdjustSizeWhenInForeground',
];

/**
 * The last of V8's three compilers takes more time than it saves for pages that are open for seconds: an eighth of
 * the CPU time of the browser tests. The second one is worth its time.
 */
const NO_LAST_COMPILER = '--js-flags=--no-opt';

/** The features that Playwright enables. Chromium reads only the last list of features, so ours repeats them. */
const PLAYWRIGHT_FEATURES = ['CDPScreenshotNewSurface', 'SkipListAccountsWithoutGaiaCookies'];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  // The headless shell otherwise rounds letters to whole pixels, unlike a browser with a window.
  '--font-render-hinting=none',
];
