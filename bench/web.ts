import type { Page } from 'playwright-core';
import { launchToMeasure } from '../tests/built/web/launch.ts';
import { command, openPage, visit } from '../tests/built/web/open-page.ts';
import { serveSite } from '../tests/built/web/site.ts';
import { median } from './measure.ts';

/**
 * The built app in Chromium (`npm run build` first). Input to paint: from the key's own time stamp to the frame
 * that shows it, as measured by the browser (Event Timing). Worker: from a typed guess to the frame with the
 * number of codes that fit.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const [browser, site] = await Promise.all([launchToMeasure(), serveSite()]);
  try {
    for (const { what, hash, focus } of KEYED_PAGES) {
      const { page } = await openPage(browser, site.url);
      await visit(page, `${site.url}${hash}`);
      await page.locator(focus).focus();
      await page.evaluate(watchKeys);
      for (let round = 0; round < KEYS; round++)
        await page.keyboard.press(round % 5 === 4 ? 'Backspace' : 's');
      print(
        `${timesOf(`a key in ${what} to its paint`, await taken(page))} (shorter ones than 16 ms count as 16)`,
      );
      await page.context().close();
    }

    const { page } = await openPage(browser, site.url);
    const answers: number[] = [];
    for (let game = 0; game < GAMES; game++) {
      await command(page, `new 5 bench-${game}`);
      await page.locator('.turn').waitFor({ state: 'detached' });
      for (const guess of ['SSPPT', 'TNKSB', 'BBTNS']) answers.push(await answerTime(page, guess));
    }
    print(timesOf('a printed guess of 5 places to its count, through the worker', answers));

    for (const { what, hash, ready } of FIRST_PAGES) {
      const times: number[] = [];
      for (let round = 0; round < LOADS; round++) {
        const context = await browser.newContext();
        const fresh = await context.newPage();
        await fresh.goto(`${site.url}${hash}`);
        await fresh.locator(ready).first().waitFor();
        times.push(await fresh.evaluate(() => performance.now()));
        await context.close();
      }
      print(timesOf(`an empty browser to ${what}`, times));
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

const KEYED_PAGES = [
  { what: 'Mastermind', hash: '#/mastermind', focus: '#board' },
  { what: 'Word', hash: '#/word', focus: '#board' },
];
const FIRST_PAGES = [
  { what: 'the games', hash: '', ready: '.lids a' },
  { what: 'the first board that takes input', hash: '#/mastermind', ready: '.pegboard button' },
  { what: 'the first Word page', hash: '#/word', ready: '.keyboard button' },
];
const KEYS = 100;
const GAMES = 8;
const LOADS = 8;

/** Runs in the page: records what the browser reports about each key that took longer than its threshold. */
function watchKeys(): void {
  const kept: number[] = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') kept.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  Object.assign(window, { keyTimes: kept });
}

/**
 * Waits a second, which is longer than the browser takes to report the last key. Keys below the threshold are
 * not reported and count as 16 ms.
 */
async function taken(page: Page): Promise<readonly number[]> {
  await page.waitForTimeout(1000);
  const slow = await page.evaluate(() => (window as unknown as Kept).keyTimes);
  return [...slow, ...new Array<number>(KEYS - slow.length).fill(16)];
}

interface Kept {
  readonly keyTimes: readonly number[];
}

/** Milliseconds until the drawer shows how many codes fit now. */
async function answerTime(page: Page, guess: string): Promise<number> {
  await page.locator('#command').fill(guess);
  return page.evaluate(() => {
    const rows = document.querySelectorAll('.turn').length;
    const before = document.querySelector('.drawer-count')?.textContent;
    const started = performance.now();
    return new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const count = document.querySelector('.drawer-count')?.textContent ?? '';
        const isCounted = /\d/.test(count) && count !== before;
        if (document.querySelectorAll('.turn').length === rows || !isCounted) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      (document.querySelector('.command') as HTMLFormElement).requestSubmit();
    });
  });
}

function timesOf(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
  return `${what}: median ${median(times).toFixed(1)} ms, p95 ${part(0.95)}, worst ${part(1)} of ${times.length}`;
}
