import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { announced, settled, tooWide } from './open-page.ts';
import { answered, leave, opened, person } from './people.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(startServer);

/** How far what a guess is set with reaches over the window, and whether the pieces lie over the row that they are set in. */
const spread = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 9999);
    const [guess, tray, check] = ['.guess', '.tray', '.press-check'].map(box) as [DOMRect, DOMRect, DOMRect];
    return {
      over: Math.max(0, ...[guess, tray, check].map(({ bottom }) => Math.round(bottom - innerHeight))),
      crossed: guess.bottom > tray.top && guess.right > tray.left,
    };
  });

it('plays Mastermind in a room on the board of its own page, at any width', async () => {
  const player = await person(stage.browser, stage.host.url);
  const { page, troubles } = player;
  await opened(page, 'make p4c6r/12 computer one');
  await announced(page, 'Your turn: make a guess.');
  const check = page.getByRole('button', { name: 'Check guess' });
  const pick = async (...names: readonly string[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
  await page.locator('.key-legend').getByText('right piece, wrong place', { exact: true }).waitFor();
  await pick('Santa', 'Santa', 'Present');
  expect(await check.getAttribute('aria-disabled')).toBe('true');
  await pick('Present');
  await check.click();
  const turn = page.locator('.pegboard .turn').first();
  await turn.getByText(/^Turn 1: Santa, Santa, Present, Present\. \d\sexact, \d\snear/).waitFor();
  await answered(page);
  await page.getByRole('button', { name: 'Copy turn 1 into your guess' }).click();
  expect(await check.getAttribute('aria-disabled')).toBeNull();
  await page.getByRole('button', { name: 'Erase' }).click();
  expect(await check.getAttribute('aria-disabled')).toBe('true');
  await settled(page);
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  for (const [width, height] of [
    [320, 640],
    [375, 667],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      scrollTo(0, 0);
      return new Promise(requestAnimationFrame);
    });
    expect({ width, ...(await spread(page)) }).toEqual({ width, over: 0, crossed: false });
  }
  expect(troubles).toEqual([]);
  await leave(player);
});
