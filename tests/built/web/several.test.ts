import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { makeBoardsParams } from '@inkling/games/word/boards/rules/params';
import { loadEnglishBoards } from '@inkling/games/word/boards/testing/samples';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, axeInAllLooks } from './axe.ts';
import { announced, command, emptyPage, giveBack, reload, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);
const GAME = await loadEnglishBoards([5]);

function secretsOf(boards: 2 | 4 | 8, seed: string): readonly string[] {
  const params = makeBoardsParams({ boards, length: 5, tries: boards + 5, list: 'english' });
  return GAME.start(value(GAME.parseParams(params)), seedRandom(seed)).boards.map(({ secret }) => secret);
}

async function open(boards: 2 | 4 | 8, options: Parameters<typeof emptyPage>[1] = {}) {
  const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce', ...options });
  await visit(page, `${stage.host.url}#/boards`);
  await command(page, `new ${boards} holly`);
  await announced(page, 'seed holly');
  return { page, troubles };
}

const done = (page: Page) => page.locator('.several-found').count();

it('finds four words with one keyboard, each key divided into a part for each board', async () => {
  const { page, troubles } = await open(4);
  expect(await page.locator('.several-board').count()).toBe(4);
  await command(page, 'crane');
  await announced(page, 'Try 1 of 9, CRANE. 4 words to go.');
  await expect.poll(() => page.locator('.key-parts-4').count()).toBe(5);
  await page.getByText('Words left').waitFor();
  expect(await page.locator('.word-chip').count()).toBe(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await announced(page, /Try [A-Z]{5}: it leaves [\d.]+ words in all on average/);
  expect(await axeInAllLooks(page)).toEqual([]);
  const [first = '', ...others] = secretsOf(4, 'holly');
  await page.locator('#board').focus();
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await expect.poll(() => done(page)).toBe(1);
  await reload(page);
  await expect.poll(() => done(page)).toBe(1);
  for (const secret of others) await command(page, secret);
  await page.getByRole('heading', { name: 'All found in 5!' }).waitFor();
  await page.getByRole('link', { name: 'Review this game' }).click();
  await expect.poll(() => page.locator('.review-turn').count()).toBe(5);
  await page.locator('.review[aria-busy=false]').waitFor();
  await page.locator('.review-turn').nth(1).click();
  await page.locator('.review-why').getByText('It finds a word').waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('link', { name: 'Your games' }).click();
  await page.getByRole('link', { name: 'Review' }).first().waitFor();
  await visit(page, `${stage.host.url}#/boards`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('4 words in 5 of 9, with hints').first().waitFor();
  const link = await page.getByLabel('same game').first().inputValue();
  await visit(page, stage.host.url);
  await visit(page, link);
  // This device has the game stored, so the link opens it at its end.
  await page.getByRole('heading', { name: 'All found in 5!' }).waitFor();
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('distinguishes small marks in forced colours', async () => {
  const { page } = await open(4, { forcedColors: 'active' });
  for (const word of ['crane', 'salty']) await command(page, word);
  await announced(page, 'Try 2 of 9');
  const looks = await Promise.all(
    ['exact', 'near', 'absent'].map((mark) =>
      page
        .locator(`.several-grid .marked-${mark}`)
        .first()
        .evaluate((tile) => {
          const { backgroundColor, borderStyle } = getComputedStyle(tile);
          return `${backgroundColor} ${borderStyle}`;
        }),
    ),
  );
  expect(new Set(looks).size).toBe(3);
  await giveBack(page);
});

it('shows eight words and all keys on a phone, enlarges one, and fits any width', async () => {
  const { page, troubles } = await open(8, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await command(page, 'crane');
  await announced(page, '8 words to go');
  await page.evaluate(() => window.scrollTo(0, 0));
  const bottom = await page.locator('.keyboard').evaluate((keys) => keys.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: 'Word 3' }).click();
  await page.locator('.several-large').waitFor();
  const tile = await page.locator('.several-large .letter-tile').first().boundingBox();
  expect(tile?.width ?? 0).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Word 3' }).click();
  expect(await tooWide(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('shows four words and all keys on a small phone', async () => {
  const { page } = await open(4, { viewport: { width: 320, height: 568 }, hasTouch: true });
  await command(page, 'crane');
  await announced(page, '4 words to go');
  await page.evaluate(() => window.scrollTo(0, 0));
  const bottom = await page.locator('.keyboard').evaluate((keys) => keys.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(568);
  await giveBack(page);
});
