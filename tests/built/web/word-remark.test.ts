import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { someOf } from './looks.ts';
import { emptyPage, giveBack, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Small and large phones, a tablet, and the windows of laptops and screens, some of them low. */
const WINDOWS = someOf(
  [390, 844],
  [320, 568],
  [568, 320],
  [768, 1024],
  [844, 390],
  [1024, 640],
  [1280, 500],
  [1280, 560],
  [1280, 640],
  [1280, 800],
  [1366, 657],
  [1536, 730],
  [1920, 1080],
  [768, 560],
);

const box = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);

/** Whether one box covers a part of another. */
const cover = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

/** Does something that gets a reply, and returns what is wrong with where the reply is. */
async function faultsOf(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const keys = await box(page, '.keyboard');
  await act();
  await page.locator('.board-remark').filter({ hasText: /./ }).waitFor();
  const [remark, after] = [await box(page, '.board-remark'), await box(page, '.keyboard')];
  const row = await box(page, '.letter-row[aria-current], .several-board .letter-row');
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const isSeen = remark.top >= 0 && remark.bottom <= window.height && remark.right <= window.width;
  return [
    !isSeen && `the reply is at ${Math.round(remark.top)} to ${Math.round(remark.bottom)}`,
    JSON.stringify(keys) !== JSON.stringify(after) && 'the keys move',
    cover(remark, after) && 'the reply covers keys',
    cover(remark, row) && 'the reply covers the word',
  ].filter((fault) => fault !== false);
}

it.each([
  ['word', 'en'],
  ['word', 'de'],
  ['boards', 'en'],
  ['boards', 'es'],
  ['runaway-word', 'en'],
])('replies at the board of #/%s, in every window (%s)', async (hash, locale) => {
  const { page } = await emptyPage(stage.browser, { locale, reducedMotion: 'reduce' });
  await visit(page, `${stage.host.url}#/${hash}`);
  await settled(page);
  const faults: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('#board')?.focus({ preventScroll: true });
    });
    await page.keyboard.type('xqxqx');
    for (const fault of await faultsOf(page, () => page.keyboard.press('Enter')))
      faults.push(`${width} × ${height}: ${fault}`);
    for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace');
    await expect.poll(() => page.locator('.board-remark').textContent()).toBe('');
  }
  expect(faults).toEqual([]);
  await giveBack(page);
});

it.each(['word', 'boards'])('shows a hint at the board of #/%s on a laptop', async (hash) => {
  const { page } = await emptyPage(stage.browser, { locale: 'de', reducedMotion: 'reduce' });
  await visit(page, `${stage.host.url}#/${hash}`);
  await settled(page);
  const hint = page.getByRole('button', { name: 'Tipp', exact: true });
  for (const [width, height] of someOf([1024, 640], [1280, 640], [1536, 730])) {
    await page.setViewportSize({ width, height });
    await page.locator('#board').focus();
    expect(await faultsOf(page, () => hint.click()), `${width} × ${height}`).toEqual([]);
    await page.mouse.click(1, 1);
  }
  await giveBack(page);
});

it('keeps a reply in the window when the page is scrolled', async () => {
  const { page } = await emptyPage(stage.browser, {
    viewport: { width: 1280, height: 640 },
    reducedMotion: 'reduce',
  });
  await visit(page, `${stage.host.url}#/word`);
  await settled(page);
  await page.evaluate(() => document.querySelector('.word-steps')?.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollTo(0, 240));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(50);
  for (const letter of 'XQXQX') await page.keyboard.type(letter);
  await page.keyboard.press('Enter');
  await page.locator('.board-remark').filter({ hasText: /./ }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect((await box(page, '.board-remark')).top).toBeGreaterThanOrEqual(0);
  await giveBack(page);
});
