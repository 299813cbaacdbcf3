import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { announced, command, giveBack, openPage, reload } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

describe('hints and notes of Mastermind', () => {
  const stage = openStage(serveSite);

  const open = async (options: BrowserContextOptions = {}) => {
    const opened = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce', ...options });
    await command(opened.page, 'new 4 holly-3417');
    await announced(opened.page, 'seed holly-3417');
    await opened.page.locator('#command').blur();
    await opened.page.evaluate(() => window.scrollTo(0, 0));
    return opened;
  };

  it('are stepped through with Enter alone, without playing a turn', async () => {
    const { page } = await open();
    await command(page, 'SSPP');
    await announced(page, 'Turn 1');
    for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await page.getByRole('button', { name: 'Hint' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More' }).focus();
    for (const sentence of ['Look at place', 'codes left have', 'No piece is likelier at place']) {
      await page.keyboard.press('Enter');
      await announced(page, sentence);
    }
    await expect.poll(focused).toMatch(/^Put \w+ at place \d$/);
    await page.keyboard.press('Enter');
    await page.locator('.finding').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.classList.contains('slot'))).toBe(true);
    expect(await page.locator('[role=status]').textContent()).not.toContain('Turn 2');
    await giveBack(page);
  });

  it.each([
    ['p5c8r', 1280, 8],
    ['p4c10n', 1280, 8],
    ['p5c8r', 390, 6],
  ] as const)('show the pieces of %s side by side in the drawer at %i px', async (rules, width, least) => {
    const { page } = await open({ viewport: { width, height: 900 } });
    await command(page, `new ${rules} holly`);
    await page.locator('.drawer-head').click();
    const box = page.locator('.evidence-wide .wide-box');
    await box.waitFor();
    const edge = await box.evaluate((element) => element.getBoundingClientRect().right);
    const ends = await box
      .locator('tbody tr:first-child td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(ends.filter((end) => end <= edge).length).toBeGreaterThanOrEqual(least);
    await giveBack(page);
  });

  it('move nothing on the board when the drawer is opened, and are noted in the game', async () => {
    const { page } = await open();
    await command(page, 'SSPP');
    await announced(page, 'Turn 1');
    const rows = () =>
      page
        .locator('.pegboard, .pegboard-row')
        .evaluateAll((boxes) => boxes.map((box) => JSON.stringify(box.getBoundingClientRect())));
    const before = await rows();
    await page.getByRole('button', { name: '208 codes fit your answers' }).click();
    await page.locator('.evidence table').waitFor();
    expect(await rows()).toEqual(before);
    const cells = page.locator('.evidence .cell');
    const pointed = page.locator('.evidence-pointed');
    const below = () => page.locator('.drawer-further').boundingBox();
    const place = await below();
    await cells.nth(7).hover();
    await pointed.filter({ hasText: /^Present can be at place 2: .* for example \w+, Present, / }).waitFor();
    expect(await below()).toEqual(place);
    await pointed.hover();
    await pointed.filter({ hasText: /^Present can be at place 2: / }).waitFor();
    await page.locator('.pegboard').hover();
    await pointed.waitFor({ state: 'detached' });
    await cells.first().focus();
    await cells.first().press('ArrowRight');
    await pointed.filter({ hasText: /^Present can be at place 1: / }).waitFor();
    expect(await rows()).toEqual(before);
    await page.keyboard.press('Escape');
    await pointed.waitFor({ state: 'detached' });
    await page.locator('.drawer-head').focus();
    await cells.nth(7).hover();
    await pointed.waitFor();
    await page.keyboard.press('Escape');
    await pointed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Fold away' }).click();
    await reload(page);
    await page.getByText('with notes', { exact: true }).waitFor();
    expect(await page.locator('.evidence').count()).toBe(0);
    await giveBack(page);
  });
});
