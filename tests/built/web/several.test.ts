import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { makeBoardsParams } from '@inkling/games/word/boards/rules/params';
import { loadEnglishBoards } from '@inkling/games/word/boards/testing/samples';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, axeInAllLooks } from './axe.ts';
import { edges } from './edges.ts';
import { EVERY_LOOK, someOf } from './looks.ts';
import { announced, ask, command, emptyPage, giveBack, reload, tooWide, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage, sharedPage } from './stage.ts';

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

it.each(EVERY_LOOK ? ([2, 4] as const) : ([2] as const))(
  'finds %i words with one keyboard, each key divided into a part for each board',
  async (boards) => {
    const { page, troubles } = await open(boards);
    const tries = boards + 5;
    expect(await page.locator('.several-board').count()).toBe(boards);
    await command(page, 'crane');
    await announced(page, `Try 1 of ${tries}, CRANE. ${boards} words to go.`);
    await expect.poll(() => page.locator(`.key-parts-${boards}`).count()).toBe(boards === 2 ? 2 : 5);
    await page.getByText('Words left').waitFor();
    expect(await page.locator('.word-chip').count()).toBe(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await announced(page, /Try [A-Z]{5}: it leaves [\d.]+ words in all on average/);
    expect(await axeInAllLooks(page)).toEqual([]);
    const [first = '', ...others] = secretsOf(boards, 'holly');
    await page.locator('#board').focus();
    await page.keyboard.type(first);
    await page.keyboard.press('Enter');
    await expect.poll(() => done(page)).toBe(1);
    await reload(page);
    await expect.poll(() => done(page)).toBe(1);
    for (const secret of others) await command(page, secret);
    await page.getByRole('heading', { name: `All found in ${boards + 1}!` }).waitFor();
    await page.getByRole('link', { name: 'Review this game' }).click();
    await expect.poll(() => page.locator('.review-turn').count()).toBe(boards + 1);
    await page.locator('.review[aria-busy=false]').waitFor();
    await page.locator('.review-turn').nth(1).click();
    await page.locator('.review-why').getByText('It finds a word').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.getByRole('link', { name: 'Your games' }).click();
    await page.getByRole('link', { name: 'Review' }).first().waitFor();
    await visit(page, `${stage.host.url}#/boards`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page
      .getByText(`${boards} words in ${boards + 1} of ${tries}, with hints`)
      .first()
      .waitFor();
    const link = await page.getByLabel('same game').first().inputValue();
    await visit(page, stage.host.url);
    await visit(page, link);
    // This device has the game stored, so the link opens it at its end.
    await page.getByRole('heading', { name: `All found in ${boards + 1}!` }).waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  },
);

it('divides each key for four words, and distinguishes small marks in forced colours', async () => {
  const { page } = await open(4, { forcedColors: 'active' });
  for (const word of ['crane', 'salty']) await command(page, word);
  await announced(page, 'Try 2 of 9');
  expect(await page.locator('.several-board').count()).toBe(4);
  await expect.poll(() => page.locator('.key-parts-4').count()).toBe(7);
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

const keysOf = (page: Page) =>
  page.locator('.keyboard').evaluate((keys) => {
    const { left, top, right, bottom } = keys.getBoundingClientRect();
    return { left, right, top: Math.round(top), bottom: Math.round(bottom) };
  });

describe('on a phone', () => {
  const opened = sharedPage(async () => {
    const viewport = { width: 320, height: 568 };
    const phone = await emptyPage(stage.browser, { viewport, hasTouch: true, reducedMotion: 'reduce' });
    await visit(phone.page, `${stage.host.url}#/boards`);
    return phone;
  });

  async function begin(boards: 2 | 4 | 8, viewport: { width: number; height: number }) {
    await opened.page.setViewportSize(viewport);
    await ask(opened.page, `new ${boards} holly`);
    await expect.poll(() => opened.page.locator('.several-board').count()).toBe(boards);
  }

  it('shows eight words and all keys on a phone, enlarges one, and fits any width', async () => {
    const { page, troubles } = opened;
    await begin(8, { width: 390, height: 844 });
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
  });

  it.each(
    someOf<readonly [boards: 2 | 4 | 8, width: number, height: number]>(
      [8, 320, 568],
      [2, 320, 568],
      [4, 320, 568],
      [4, 390, 844],
    ),
  )(
    'keeps all keys where they are while one of %i words is enlarged at %i × %i',
    async (boards, width, height) => {
      const { page } = opened;
      await begin(boards, { width, height });
      for (const word of ['crane', 'sloth', 'fjord', 'bumpy', 'wight']) await command(page, word);
      await announced(page, 'Try 5');
      await page.evaluate(() => window.scrollTo(0, 0));
      const keys = await keysOf(page);
      expect(keys.bottom).toBeLessThanOrEqual(height);
      for (let board = 1; board <= boards; board++) {
        await page.getByRole('button', { name: `Word ${board}` }).click();
        await page.locator('.several-large').waitFor();
        expect(await keysOf(page)).toEqual(keys);
        const { tile, row, below } = await page.locator('.several-large').evaluate((large) => {
          const rows = [...large.querySelectorAll('.letter-row:not(.letter-row-blank)')];
          const tile = large.querySelector('.letter-tile')?.getBoundingClientRect();
          const side = document.querySelector('.word-side')?.getBoundingClientRect();
          const row = rows.at(-1)?.getBoundingClientRect();
          return { tile: tile?.width ?? 0, row: row?.bottom ?? 0, below: side?.top ?? 0 };
        });
        expect(tile).toBeGreaterThan(40);
        expect(row).toBeLessThanOrEqual(below);
      }
      await page.getByRole('button', { name: `Word ${boards}` }).click();
      await expect.poll(() => page.locator('.several-large').count()).toBe(0);
      expect(await keysOf(page)).toEqual(keys);
    },
  );

  it('fills a small phone with four words, each with a button to enlarge it', async () => {
    const { page } = opened;
    await begin(4, { width: 320, height: 568 });
    for (const [word, least] of [
      ['crane', 14],
      ['sloth', 14],
      ['fjord', 11],
    ] as const) {
      await command(page, word);
      await announced(page, word.toUpperCase());
      const size = await page
        .locator('.several-grid .letter-tile b')
        .first()
        .evaluate((letter) => Number.parseFloat(getComputedStyle(letter).fontSize));
      expect(size, word).toBeGreaterThan(least);
    }
    const { left, right } = await edges(page, '.several-board');
    expect(right - left).toBeGreaterThan(280);
    const buttons = await page.locator('.several-board button').evaluateAll((all) =>
      all.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return { height, isWide: width > 60, border: getComputedStyle(button).borderStyle };
      }),
    );
    expect(buttons).toEqual(Array.from({ length: 4 }, () => ({ height: 24, isWide: true, border: 'solid' })));
  });
});
