import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { someOf } from './looks.ts';

/** The built app, open in a page with its own storage, and every error that it reported. */
export interface OpenPage {
  readonly page: Page;
  readonly troubles: string[];
}

/** For pages that must open again without a server. */
export const KEPT: BrowserContextOptions = { serviceWorkers: 'allow' };

/** Only a guard against hanging; no result depends on it, so it is long enough for a busy machine. */
export const PATIENCE = 60_000;

/** Returns an empty page with empty storage. Close its context or give it back afterwards. */
export async function emptyPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' } = options;
  const idle = idlePages(browser, kindOf(options)).pop();
  const page = idle ?? (await newPage(browser, options));
  if (idle !== undefined) {
    await resize(page, viewport ?? WIDE);
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  }
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  return { page, troubles };
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  // A service worker would answer a request for the empty page with the app.
  if (options.serviceWorkers !== 'allow') KINDS.set(page, kindOf(options));
  return page;
}

const WIDE = { width: 1240, height: 900 };

/**
 * Empties a page so that another test can use it; the app then loads in half the time of a new page. A test
 * that changed the clock, the scripts or the requests of its page closes the context instead.
 */
export async function giveBack(page: Page): Promise<void> {
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event);
  const kind = KINDS.get(page);
  const browser = page.context().browser();
  if (kind === undefined || browser === null) return page.context().close();
  // A page of the same origin, so that its process stays alive.
  await page.goto(new URL('blank', page.url()).href);
  await page.evaluate(() => sessionStorage.clear());
  const session = SESSIONS.get(page) ?? (await page.context().newCDPSession(page));
  SESSIONS.set(page, session);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.mouse.move(0, 0);
  idlePages(browser, kind).push(page);
}

/** Whether the page is waiting for another test. */
export function isIdle(context: BrowserContext): boolean {
  const browser = context.browser();
  const idle = browser === null ? [] : [...(IDLE.get(browser)?.values() ?? [])].flat();
  return idle.some((page) => page.context() === context);
}

function idlePages(browser: Browser, kind: string): Page[] {
  const kinds = IDLE.get(browser) ?? new Map<string, Page[]>();
  IDLE.set(browser, kinds);
  const pages = kinds.get(kind) ?? [];
  kinds.set(kind, pages);
  return pages;
}

/** Returns the settings of a page that cannot be changed later, as a key. */
function kindOf(options: BrowserContextOptions): string {
  return JSON.stringify(
    Object.entries(options)
      .filter(([name]) => !CHANGEABLE.has(name))
      .toSorted(),
  );
}

const CHANGEABLE = new Set(['viewport', 'colorScheme', 'reducedMotion', 'forcedColors']);
const KINDS = new WeakMap<Page, string>();
const SESSIONS = new WeakMap<Page, CDPSession>();
const IDLE = new WeakMap<Browser, Map<string, Page[]>>();

/** Opens a page with Mastermind, in progress or finished. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const opened = await emptyPage(browser, options);
  await opened.page.goto(url.includes('#') ? url : `${url}#/mastermind`);
  await opened.page.locator('.pegboard, .torn').first().waitFor();
  return opened;
}

/**
 * Goes to an address and waits until its page is shown. A browser reports a new hash only after a moment; until
 * then, the old page is there and would receive what is typed.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const [from, to] = [new URL(page.url()), new URL(address)];
  const isLoaded = from.origin === to.origin && from.pathname === to.pathname && from.search === to.search;
  if (!isLoaded) await page.goto(address);
  else if (from.hash !== to.hash)
    await page.evaluate(
      (hash) =>
        new Promise((resolve) => {
          window.addEventListener('hashchange', resolve, { once: true });
          location.hash = hash;
        }),
      to.hash,
    );
  await page.locator('main:not(.opening)').first().waitFor();
}

/** Returns everything that the page has stored, or the value of one key, once pending writes are done. */
export async function stored(page: Page, key?: string): Promise<string> {
  return page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        indexedDB.open('inkling').addEventListener('success', (event) => {
          const store = (event.target as IDBOpenDBRequest).result.transaction('kept').objectStore('kept');
          const found = key === undefined ? store.getAll() : store.get(key);
          found.addEventListener('success', () => resolve(JSON.stringify(found.result) ?? ''));
        });
      }),
    key,
  );
}

/** Reloads the page once its state is written: a browser may drop a pending write when it leaves a page. */
export async function reload(page: Page): Promise<void> {
  await stored(page);
  await page.reload();
}

/** Shows the command box by pressing its key: it is hidden from users who have never asked for it. */
export async function showCommands(page: Page): Promise<void> {
  await page.locator('.console').waitFor();
  if (await page.locator('#command').isVisible()) return;
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  });
  await page.locator('#command').waitFor();
}

/** Opens the drawer with what is still possible in a game, which is closed by default. */
export async function openDrawer(page: Page): Promise<void> {
  await page.locator('.drawer-head[aria-expanded=false]').click();
  await page.locator('.evidence table').waitFor();
}

/** Types a line into the command box. Its text is set in one step: typing through the browser takes twice as long. */
export async function command(page: Page, line: string): Promise<void> {
  if (!(await page.evaluate(beginLine))) {
    await showCommands(page);
    await page.locator('#command').focus();
    if (!(await page.evaluate(beginLine))) throw new Error(`The command box takes no text: ${page.url()}`);
  }
  if (line === '') await page.keyboard.press('Delete');
  else await page.keyboard.insertText(line);
  await page.keyboard.press('Enter');
}

/** Focuses the command box and selects its contents. Returns whether it is visible and accepts input. */
function beginLine(): boolean {
  const box = document.querySelector<HTMLInputElement>('#command');
  if (!box?.checkVisibility({ visibilityProperty: true }) || box.disabled || box.readOnly) return false;
  box.focus();
  box.select();
  return document.activeElement === box;
}

/** Types a line and waits for its response, which may be another sentence or a dialog. */
export async function ask(page: Page, line: string): Promise<void> {
  const before = await page.locator('[role=status]').textContent();
  await command(page, line);
  await page.waitForFunction(
    (before) =>
      document.querySelector('dialog[open]') ||
      document.querySelector('[role=status]')?.textContent !== before,
    before,
  );
}

/** Opens the settings dialog. */
export async function openSettings(page: Page): Promise<void> {
  await page.locator('.corner button').click();
  await page.locator('dialog .all-settings').waitFor();
}

/** Closes the open dialog. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Waits until an announcement matches, and returns it. */
export async function announced(page: Page, sentence: string | RegExp): Promise<string> {
  const line = page.locator('[role=status]');
  await line
    .filter({ hasText: sentence })
    .waitFor()
    .catch(async () => {
      throw new Error(`The page says ${JSON.stringify(await line.allTextContents())}, and not ${sentence}`);
    });
  return ((await line.textContent()) ?? '').replaceAll('\u00a0', '');
}

/**
 * Waits until the page has settled: every worker has answered, and nothing on the page has changed over two
 * frames, three times in a row. For states without an announcement.
 */
export async function settled(page: Page): Promise<void> {
  let before = -1;
  for (let quiet = 0, round = 0; quiet < 3; round++) {
    if (round > ROUNDS_MAX) throw new Error(`The page does not come to rest: ${page.url()}`);
    await Promise.all(
      page.workers().map((worker) => worker.evaluate(() => undefined).catch(() => undefined)),
    );
    const now = await page.evaluate(changesAfterTwoFrames);
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

/** A round takes two frames; only a page that never settles takes this many rounds. */
const ROUNDS_MAX = 2000;

/** Waits two frames and returns how often the page has changed since the first call. */
async function changesAfterTwoFrames(): Promise<number> {
  const watched = window as { changesOfPage?: number };
  if (watched.changesOfPage === undefined) {
    watched.changesOfPage = 0;
    new MutationObserver(() => {
      watched.changesOfPage = (watched.changesOfPage ?? 0) + 1;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return watched.changesOfPage;
}

/** Returns the widths, from a small phone to a large screen, at which the page now scrolls sideways. */
export async function tooWide(page: Page): Promise<readonly number[]> {
  const found: number[] = [];
  for (const width of someOf(320, 390, 768, 1240, 1920)) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(width);
  }
  return found;
}
