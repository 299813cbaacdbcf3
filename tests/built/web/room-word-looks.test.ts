import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { someOf } from './looks.ts';
import { emptyPage, giveBack, reload, settled, visit } from './open-page.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(startServer);

const WINDOWS = someOf([390, 844], [320, 568], [844, 390], [1536, 730], [1920, 1080], [1280, 640]);

const PLAY = /: (?:Word|Wort|Palabra)$/;

async function openDailyWord(page: Page): Promise<void> {
  await visit(page, new URL('#/daily', stage.host.url).href);
  await page
    .getByRole('button', { name: PLAY })
    .or(page.getByRole('link', { name: PLAY }))
    .first()
    .click();
  await page.waitForURL(/#\/online\/room\//);
  await page.locator('.room-keys .key').first().waitFor();
  await settled(page);
}

async function openGame(page: Page, hash: string): Promise<void> {
  await visit(page, new URL(hash, stage.host.url).href);
  await page.locator('.sheet .key, .word-solver .key').first().waitFor();
  await settled(page);
}

/** Where everything on the page is, in each window. The words that fit may be counted later, so they are left out. */
async function boxes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    found.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('main :is(.letter-tile, .key, .mark-sign, .press, button, p, li, h2)')]
          .filter((part) => !part.closest('.drawer, .console'))
          .map((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const size = getComputedStyle(part).fontSize;
            return `${innerWidth}: ${part.className} ${[left, top, right, bottom].map(Math.round)} ${size}`;
          }),
      )),
    );
  }
  return found;
}

it('looks the same whether or not another page of Word was open before', async () => {
  const { page } = await emptyPage(stage.browser, { locale: 'en', reducedMotion: 'reduce' });
  await openDailyWord(page);
  const fresh = await boxes(page);
  expect(fresh.length).toBeGreaterThan(50 * WINDOWS.length);
  for (const before of ['#/word', '#/boards', '#/wordsolver']) {
    await reload(page);
    await openGame(page, before);
    await openDailyWord(page);
    expect(await boxes(page), before).toEqual(fresh);
  }
  await giveBack(page);
});

it.each(['#/word', '#/boards'])('leaves %s as it is', async (hash) => {
  const { page } = await emptyPage(stage.browser, { locale: 'en', reducedMotion: 'reduce' });
  await openGame(page, hash);
  const fresh = await boxes(page);
  expect(fresh.length).toBeGreaterThan(50 * WINDOWS.length);
  await reload(page);
  await openDailyWord(page);
  await openGame(page, hash);
  expect(await boxes(page)).toEqual(fresh);
  await giveBack(page);
});

it.each([
  ['de-DE', 'Englisch, 5 Buchstaben, 6 Versuche'],
  ['es-ES', 'en inglés, 5 letras, 6 intentos'],
])('says in every window that the word is English (%s)', async (locale, terms) => {
  const { page } = await emptyPage(stage.browser, { locale, reducedMotion: 'reduce' });
  await openDailyWord(page);
  const fact = page.locator('.game-facts').getByText(terms, { exact: true });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await fact.waitFor({ state: 'visible' });
    const [said, grid, keys, more] = await page.evaluate(() =>
      ['.game-facts', '.letter-grid', '.keyboard', '.game-more'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect().toJSON(),
      ),
    );
    const at = `${width} × ${height}`;
    expect(said.top, at).toBeGreaterThanOrEqual(0);
    expect(said.bottom, at).toBeLessThanOrEqual(grid.top);
    expect(keys.bottom, at).toBeLessThanOrEqual(height);
    if (height < width && height < 500) expect(said.right, at).toBeLessThanOrEqual(more.left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
  }
  await giveBack(page);
});
