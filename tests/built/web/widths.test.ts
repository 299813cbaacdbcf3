import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { announced, command, emptyPage, giveBack, launch, settled, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

async function open(
  hash: string,
  viewport: { readonly width: number; readonly height: number },
  locale = 'en',
) {
  const { page } = await emptyPage(stage.browser, { locale, viewport, reducedMotion: 'reduce' });
  await visit(page, new URL(hash, stage.host.url).href);
  return page;
}

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => ({
    left: Math.min(...parts.map((part) => Math.round(part.getBoundingClientRect().left))),
    right: Math.max(...parts.map((part) => Math.round(part.getBoundingClientRect().right))),
    bottom: Math.max(...parts.map((part) => Math.round(part.getBoundingClientRect().bottom))),
  }));

it('fills wide paper with the sheet of a game with a friend', async () => {
  const page = await open('#/online', { width: 2560, height: 1440 });
  await page.locator('.friend-sheet').waitFor();
  const { left, right } = await edges(page, '.masthead');
  expect(await edges(page, '.friend-sheet, .match-side')).toMatchObject({ left, right });
  await giveBack(page);
});

it('fills wide paper with the pages of the Lab', async () => {
  const page = await open('#/lab', { width: 2560, height: 1440 });
  await page.locator('.lab-index .row').first().waitFor();
  expect((await edges(page, '.lab-index')).bottom).toBeGreaterThan(1000);
  await giveBack(page);
});

it.each(['en', 'de', 'es'])(
  'sets the three looks side by side on the narrowest phone (%s)',
  async (locale) => {
    const page = await open('#/mastermind', { width: 320, height: 640 }, locale);
    await page
      .getByRole('button', { name: /^(Settings|Einstellungen|Ajustes)$/ })
      .first()
      .click();
    const looks = page.locator('.settings-look label');
    await looks.first().waitFor();
    const tops = await looks.evaluateAll((all) =>
      all.map((look) => Math.round(look.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await giveBack(page);
  },
);

/** Pairs of elements that overlap; of words only the letters count, not the space around them. */
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

/** What stands in one line with others. */
const IN_LINES =
  '.wordmark, .page-title, .corner a, .corner button, .game-more, .game-progress, .tab-bar a, .guess .slot, .guess .press-erase, .score-cell dt, .actions > .press';

// The wider phone has as many letters in a line as one of 390 px with letters of 24 px.
it('has room for letters of twice the size on a phone', async () => {
  const browser = await launch('--blink-settings=defaultFontSize=32');
  const faults: unknown[] = [];
  for (const width of [390, 520]) {
    const { page } = await emptyPage(browser, { locale: 'en', viewport: { width, height: 844 } });
    for (const hash of [
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
    ]) {
      await visit(page, new URL(`#/${hash}`, stage.host.url).href);
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
    expect(await page.getByRole('link', { name: 'You', exact: true }).count()).toBe(1);
  }
  await browser.close();
  expect(faults).toEqual([]);
});

it.each(['en', 'de', 'es'])(
  'has every letter key in the window of a phone where letters are of twice the size (%s)',
  async (locale) => {
    const browser = await launch('--blink-settings=defaultFontSize=32');
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
    await browser.close();
    expect(bottom).toBeLessThanOrEqual(844);
    expect(Math.max(...over)).toBeLessThanOrEqual(0);
  },
);

/** The words of these elements that break: in German they are the longest. */
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

it('breaks no word of a title or of a row where letters are of twice the size', async () => {
  const browser = await launch('--blink-settings=defaultFontSize=32');
  const { page } = await emptyPage(browser, { locale: 'de', viewport: { width: 390, height: 844 } });
  const broken: unknown[] = [];
  for (const hash of ['online', 'daily', 'learn', 'puzzles', 'history', 'lab', 'lab/proofs']) {
    await visit(page, new URL(`#/${hash}`, stage.host.url).href);
    await settled(page);
    broken.push(...(await brokenWords(page, 'h2, .row-line .row-text > *')).map((word) => [hash, word]));
  }
  await browser.close();
  expect(broken).toEqual([]);
});

it.each([
  { width: 844, height: 390 },
  { width: 640, height: 400 },
])('shows in a low window at once what a move needs (%o)', async (viewport) => {
  const page = await open('#/mastermind', viewport);
  for (const [hash, needed] of [
    ['mastermind', '.hidden-code, .guess, .tray, .press-check'],
    ['word', '.letter-grid, .key'],
    ['boards', '.several-boards, .key'],
    ['witch', '.coven-table, .score-strip'],
  ] as const) {
    await visit(page, new URL(`#/${hash}`, stage.host.url).href);
    await page.locator(needed).first().waitFor();
    if (hash === 'witch') await page.locator('.tile').first().click();
    await settled(page);
    expect(await page.locator('.nameplate .icon-back').isVisible()).toBe(true);
    expect(await page.locator('.entries').isVisible()).toBe(false);
    const { bottom, right } = await edges(page, needed);
    expect([hash, bottom <= viewport.height, right <= viewport.width]).toEqual([hash, true, true]);
    const isCut = await page
      .locator('#board')
      .evaluate((board) => board.scrollHeight > board.clientHeight + 12);
    expect([hash, isCut]).toEqual([hash, false]);
  }
  await giveBack(page);
});

it.each(['en', 'de', 'es'])(
  'keeps what is on a small phone held sideways within its box (%s)',
  async (locale) => {
    const page = await open('#/mastermind', { width: 568, height: 320 }, locale);
    for (const hash of ['mastermind', 'bulls', 'liar']) {
      await visit(page, new URL(`#/${hash}`, stage.host.url).href);
      await settled(page);
      const [cover, word] = await page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('.hidden-code-word') as Element);
        const cover = document.querySelector('.hidden-code')?.getBoundingClientRect();
        return [cover?.right ?? 0, range.getBoundingClientRect().right];
      });
      expect([hash, cover - word >= 4]).toEqual([hash, true]);
    }
    await visit(page, new URL('#/mastermind', stage.host.url).href);
    await command(page, 'new 5 holly');
    await page.locator('.five-columns').waitFor();
    await settled(page);
    const board = await edges(page, '#board');
    expect((await edges(page, '.pegboard-row .key-square')).right).toBeLessThan(board.right);
    await visit(page, new URL('#/boards', stage.host.url).href);
    await settled(page);
    const head = await edges(page, '.masthead');
    expect((await edges(page, '.several-board')).left).toBeGreaterThanOrEqual(head.left);
    const room = await page.locator('.key-enter').evaluate((key) => {
      const range = document.createRange();
      range.selectNodeContents(key.querySelector('.key-word') as Element);
      return key.getBoundingClientRect().width - range.getBoundingClientRect().width;
    });
    expect(room).toBeGreaterThanOrEqual(8);
    await giveBack(page);
  },
);

it('breaks a long seed where it is shown, instead of scrolling sideways', async () => {
  const page = await open('#/mastermind', { width: 390, height: 800 });
  await command(page, `new ${'longseed'.repeat(7)}`);
  await page.locator('.foot', { hasText: 'longseedlongseed' }).waitFor();
  expect(await tooWide(page)).toEqual([]);
  await giveBack(page);
});

it('shows the figures of a race whole with letters of twice the size', async () => {
  const browser = await launch('--blink-settings=defaultFontSize=32');
  for (const width of [390, 1240]) {
    const { page } = await emptyPage(browser, { locale: 'en', viewport: { width, height: 900 } });
    await visit(page, new URL('#/race', stage.host.url).href);
    await page.locator('.chart-axis li', { hasText: '1,296' }).waitFor();
    const chart = await edges(page, '.race-chart');
    const figures = await edges(page, '.chart-axis li');
    const mark = await edges(page, '.chart-plot .chart-mark');
    expect([width, figures.left >= chart.left, figures.right <= mark.left]).toEqual([width, true, true]);
  }
  await browser.close();
});

it('keeps the answers to long codes on the board, and seven or eight places in one line where the window is wide', async () => {
  const page = await open('#/mastermind', { width: 1240, height: 900 });
  for (const [rules, widths] of [
    ['p12c12', [1000, 1240, 1920]],
    ['p16c12', [1000, 1240, 1920]],
    ['8', [1000, 1240]],
    ['7', [1240]],
  ] as const) {
    await command(page, `new ${rules}`);
    await page.locator('.two-lines').waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const board = await edges(page, '#board');
      expect([
        rules,
        width,
        (await edges(page, '.pegboard-row .key-square')).right < board.right - 8,
      ]).toEqual([rules, width, true]);
    }
    const tops = await page
      .locator('.slot')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().top));
    expect([rules, new Set(tops).size]).toEqual([rules, rules.startsWith('p') ? 2 : 1]);
  }
  await giveBack(page);
});

it('shows the guess that is being set when a phone is turned on its side', async () => {
  const page = await open('#/mastermind', { width: 390, height: 844 });
  for (let turn = 1; turn <= 6; turn++) {
    await command(page, 'SSPP');
    await announced(page, `Turn ${turn}`);
  }
  await page.locator('#board').focus();
  await page.setViewportSize({ width: 568, height: 320 });
  await expect.poll(async () => (await edges(page, '.guess')).bottom).toBeLessThanOrEqual(320);
  await giveBack(page);
});

it.each([
  { width: 844, height: 390 },
  { width: 640, height: 400 },
])('keeps what stands beside the board in sight, and off what is said below it (%o)', async (viewport) => {
  const page = await open('#/mastermind', viewport);
  const side = page.locator('.play-side, .coven-findings');
  const below = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      const [side, said] = ['.play-side, .coven-findings', '.console'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return (said?.top ?? 0) - (side?.bottom ?? 0);
    });
  for (let turn = 1; turn <= 7; turn++) {
    await command(page, 'SSPP');
    await announced(page, `Turn ${turn}`);
    if (turn === 1) expect(await below()).toBeGreaterThanOrEqual(0);
  }
  await page.locator('.guess').evaluate((row) => row.scrollIntoView({ block: 'end' }));
  await expect.poll(() => side.evaluate((side) => side.getBoundingClientRect().top)).toBeGreaterThan(0);
  expect(await below()).toBeGreaterThanOrEqual(0);
  await visit(page, new URL('#/witch', stage.host.url).href);
  await page.locator('.tile').first().click();
  await settled(page);
  expect(await below()).toBeGreaterThanOrEqual(0);
  await giveBack(page);
});
