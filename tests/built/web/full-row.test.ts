import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { someOf } from './looks.ts';
import { announced, command, giveBack, openPage, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const FULL = 'Every place is filled. Check the guess, or erase something first.';

const piece = (page: Page, symbol: number) => page.locator(`.tray [data-symbol="${symbol}"]`);
const places = (page: Page) =>
  page.locator('.slot').evaluateAll((slots) => slots.map((slot) => slot.ariaLabel?.split(', ')[1]));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Whether the remark is completely visible and covers neither the guess nor a piece. */
const isClear = (page: Page) =>
  page.evaluate(() => {
    const remark = document.querySelector('.board-remark')?.getBoundingClientRect();
    if (!remark) return false;
    const covered = Array.from(document.querySelectorAll('.slot, .tray .piece'), (part) =>
      part.getBoundingClientRect(),
    ).some(
      ({ left, right, top, bottom }) =>
        right > remark.left && left < remark.right && bottom > remark.top && top < remark.bottom,
    );
    return !covered && remark.top >= 0 && remark.bottom <= innerHeight && remark.right <= innerWidth;
  });

it.each(someOf([390, 844], [320, 568], [667, 375], [1366, 657], [1280, 800]))(
  'answers a piece too many where the user looks, and moves nothing (%i × %i)',
  async (width, height) => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url, { viewport: { width, height } });
    await command(page, 'new 4 holly-3417');
    await announced(page, 'seed holly-3417');
    await page.locator('#command').blur();
    await page.evaluate(() => scrollTo(0, 0));
    const remark = page.locator('.board-remark');
    const tops = () =>
      page
        .locator('.slot, .tray, .setting-up > .actions')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    for (const symbol of [0, 0, 1, 1]) await piece(page, symbol).click();
    await settled(page);
    const before = await tops();
    expect(await remark.textContent()).toBe('');
    await piece(page, 5).click();
    await expect.poll(() => remark.textContent()).toBe(FULL);
    expect(await tops()).toEqual(before);
    expect(await isClear(page)).toBe(true);
    await piece(page, 4).click();
    await expect.poll(() => remark.textContent()).toBe(FULL);
    await page.locator('.press-erase').click();
    await expect.poll(() => remark.textContent()).toBe('');
    expect(troubles).toEqual([]);
    await giveBack(page);
  },
);

it('starts a new row with the first piece after an undo, also after a reload', async () => {
  const { page } = await openPage(stage.browser, stage.host.url);
  await page.locator('#board').waitFor();
  for (const key of ['1', '1', '2', '2', 'Enter']) await page.keyboard.press(key);
  await announced(page, 'Turn 1: Santa, Santa, Present, Present.');
  await press(page, 'Undo');
  await announced(page, 'Back at turn 1.');
  expect(await places(page)).toEqual(['Santa', 'Santa', 'Present', 'Present']);
  await settled(page);
  await page.reload();
  await expect.poll(() => places(page)).toEqual(['Santa', 'Santa', 'Present', 'Present']);
  await page.keyboard.press('3');
  await expect.poll(() => places(page)).toEqual(['Tree', 'empty', 'empty', 'empty']);
  for (const key of ['4', '5', '6', 'Enter']) await page.keyboard.press(key);
  await announced(page, 'Turn 1: Tree, Snowman, Stocking, Bell.');
  await giveBack(page);
});

it('replaces one piece after an undo if the user has chosen its place', async () => {
  const { page } = await openPage(stage.browser, stage.host.url);
  await page.locator('#board').waitFor();
  for (const key of ['1', '1', '2', '2', 'Enter', 'u']) await page.keyboard.press(key);
  await announced(page, 'Back at turn 1.');
  await page.locator('.slot').nth(1).click();
  await piece(page, 2).click();
  await expect.poll(() => places(page)).toEqual(['Santa', 'Tree', 'Present', 'Present']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('5');
  await expect.poll(() => places(page)).toEqual(['Stocking', 'Tree', 'Present', 'Present']);
  await giveBack(page);
});

it('does the same in a race, with a copied guess', async () => {
  const { page } = await openPage(stage.browser, stage.host.url);
  await visit(page, `${stage.host.url}#/race`);
  await page.locator('#board').waitFor();
  for (const key of ['1', '1', '2', '2', '3']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.board-remark').textContent()).toBe(FULL);
  expect(await isClear(page)).toBe(true);
  await page.keyboard.press('Enter');
  await announced(page, 'Turn 1.');
  await press(page, 'Copy turn 1 into your guess');
  await expect.poll(() => places(page)).toEqual(['Santa', 'Santa', 'Present', 'Present']);
  await page.keyboard.press('3');
  await expect.poll(() => places(page)).toEqual(['Tree', 'empty', 'empty', 'empty']);
  await giveBack(page);
});
