import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { edges } from './edges.ts';
import { launch } from './launch.ts';
import { someLanguages } from './looks.ts';
import { emptyPage, giveBack, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** A browser whose user has set letters to twice the usual size. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch('--blink-settings=defaultFontSize=32');
});
afterAll(() => browser.close());

describe('the page with letters of twice the size', () => {
  // At 520 px, a line has as many letters as on a phone of 390 px with letters of 24 px.
  it('fits a phone without overlaps', async () => {
    const faults: unknown[] = [];
    const { page } = await emptyPage(browser, { locale: 'en', viewport: { width: 520, height: 844 } });
    for (const hash of PLACES) {
      await visit(page, new URL(`#/${hash}`, stage.host.url).href);
      for (const width of [520, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await settled(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) faults.push([width, hash, over]);
        faults.push(...(await crowded(page, IN_LINES)).map((pair) => [width, hash, pair]));
        const broken = await page
          .locator('.lid-cover h3')
          .filter({ hasText: /^\S+$/ })
          .evaluateAll((names) => names.filter((name) => name.clientHeight > 60).length);
        if (broken > 0) faults.push([width, hash, 'a name breaks']);
      }
    }
    expect(await page.getByRole('link', { name: 'You', exact: true }).count()).toBe(1);
    await giveBack(page);
    expect(faults).toEqual([]);
  });

  it.each(someLanguages('en', 'es', 'de'))('shows every letter key on a phone (%s)', async (locale) => {
    const { page } = await emptyPage(browser, { locale, viewport: { width: 390, height: 844 } });
    await visit(page, new URL('#/word', stage.host.url).href);
    await settled(page);
    const { bottom } = await edges(page, '.key');
    const over = await page.locator('.key-end').evaluateAll((keys) =>
      keys.map((key) => {
        const range = document.createRange();
        range.selectNodeContents(key);
        return range.getBoundingClientRect().width - key.clientWidth;
      }),
    );
    await giveBack(page);
    expect(bottom).toBeLessThanOrEqual(844);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  });

  it('breaks no word in a title or in a row', async () => {
    const { page } = await emptyPage(browser, { locale: 'de', viewport: { width: 390, height: 844 } });
    const broken: unknown[] = [];
    for (const hash of ['online', 'daily', 'learn', 'puzzles', 'history', 'lab', 'lab/proofs']) {
      await visit(page, new URL(`#/${hash}`, stage.host.url).href);
      await settled(page);
      broken.push(...(await brokenWords(page, 'h2, .row-line .row-text > *')).map((word) => [hash, word]));
    }
    await giveBack(page);
    expect(broken).toEqual([]);
  });

  it('shows the figures of a race completely', async () => {
    const { page } = await emptyPage(browser, { locale: 'en', viewport: { width: 390, height: 900 } });
    await visit(page, new URL('#/race', stage.host.url).href);
    await page.locator('.chart-axis li', { hasText: '1,296' }).waitFor();
    for (const width of [390, 1240]) {
      await page.setViewportSize({ width, height: 900 });
      const chart = await edges(page, '.race-chart');
      const figures = await edges(page, '.chart-axis li');
      const mark = await edges(page, '.chart-plot .chart-mark');
      expect([width, figures.left >= chart.left, figures.right <= mark.left]).toEqual([width, true, true]);
    }
    await giveBack(page);
  });
});

const PLACES = [
  '',
  'mastermind',
  'word',
  'witch',
  'daily',
  'online',
  'puzzles',
  'learn',
  'wordsolver',
  'lab/tree',
  'lab/own',
];

/** Returns pairs of elements that overlap; for text only the letters count, not the space around them. */
const crowded = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => {
    const boxes = parts.flatMap((part) => {
      if (!part.checkVisibility() || getComputedStyle(part).fontSize === '0px') return [];
      const range = document.createRange();
      range.selectNodeContents(part);
      const box = (
        part.textContent === '' || part.querySelector('.unseen') ? part : range
      ).getBoundingClientRect();
      return box.width === 0 ? [] : [{ name: part.textContent || part.outerHTML.slice(0, 60), box }];
    });
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box }) => box.left < one.box.right - 0.5 && one.box.left < box.right - 0.5)
        .filter(({ box }) => box.top < one.box.bottom - 0.5 && one.box.top < box.bottom - 0.5)
        .map(({ name }) => `${one.name} / ${name}`),
    );
  });

/** Elements that share a line with others. */
const IN_LINES =
  '.wordmark, .page-title, .corner a, .corner button, .game-more, .game-progress, .tab-bar a, .guess .slot, .guess .press-erase, .score-cell dt, .actions > .press';

/** Returns words in these elements that break across lines: German has the longest. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const [text] = part.childNodes;
      if (!(text instanceof Text) || !part.checkVisibility()) return [];
      return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );
