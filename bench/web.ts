import type { Page } from 'playwright-core';
import { command, launch, openPage } from '../tests/built/web/desk.ts';
import { serveSite } from '../tests/built/web/site.ts';
import { median } from './measure.ts';

/**
 * The built app in Chromium (`npm run build` first). Input to paint: from the key's own time stamp to the first task
 * after the frame that shows it. Worker: from printing a guess to the frame with its count of codes.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const [browser, site] = await Promise.all([launch(), serveSite()]);
  try {
    const { page } = await openPage(browser, site.url);
    await page.evaluate(watchKeys);
    await command(page, 'new 4 holly-3417');
    await page.locator('#board').focus();
    for (let round = 0; round < KEYS; round++) await page.keyboard.press(round % 5 === 4 ? 'Backspace' : 's');
    print(timesOf('a key on the sheet to its paint', await taken(page)));

    const answers: number[] = [];
    for (let game = 0; game < GAMES; game++) {
      await command(page, `new 5 bench-${game}`);
      await page.locator('.turn').waitFor({ state: 'detached' });
      for (const guess of ['SSPPT', 'TNKSB', 'BBTNS']) answers.push(await answerTime(page, guess));
    }
    print(timesOf('a printed guess of 5 places to its count, through the worker', answers));

    const startUps: number[] = [];
    for (let round = 0; round < LOADS; round++) {
      const context = await browser.newContext();
      const fresh = await context.newPage();
      await fresh.goto(site.url);
      await fresh.locator('.palette button').first().waitFor();
      startUps.push(await fresh.evaluate(() => performance.now()));
      await context.close();
    }
    print(timesOf('an empty browser to the first sheet that takes input', startUps));
  } finally {
    await browser.close();
    await site.close();
  }
}

const KEYS = 100;
const GAMES = 8;
const LOADS = 8;

/** In the page: keeps, for each key, the time to the first task after its frame. */
function watchKeys(): void {
  const kept: number[] = [];
  Object.assign(window, { keyTimes: kept });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => kept.push(performance.now() - timeStamp));
        channel.port1.start();
        channel.port2.postMessage(0);
      });
    },
    { capture: true },
  );
}

async function taken(page: Page): Promise<readonly number[]> {
  await page.waitForFunction((most) => (window as unknown as Kept).keyTimes.length >= most, KEYS);
  return page.evaluate(() => (window as unknown as Kept).keyTimes);
}

interface Kept {
  readonly keyTimes: readonly number[];
}

/** Milliseconds until the turn shows its count. */
async function answerTime(page: Page, guess: string): Promise<number> {
  await page.locator('#command').fill(guess);
  return page.evaluate(() => {
    const rows = document.querySelectorAll('.turn').length;
    const started = performance.now();
    return new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelectorAll('.turn')[rows]?.querySelector('.change')?.textContent) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      (document.querySelector('.command') as HTMLFormElement).requestSubmit();
    });
  });
}

function timesOf(what: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  return `${what}: median ${median(times).toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${times.length}`;
}
