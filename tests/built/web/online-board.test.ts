import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { EVERY_LOOK } from './looks.ts';
import { announced, command, reload, settled, tooWide } from './open-page.ts';
import { answered, leave, opened, person } from './people.ts';
import { sharedServer } from './shared-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(sharedServer);

/** The smallest phone, a phone on its side, and a laptop have the least room for their layouts. */
const DELICATE = [
  [320, 640],
  [844, 390],
  [1280, 800],
] as const;

const WINDOWS = EVERY_LOOK
  ? [...DELICATE, [375, 667] as const, [390, 844] as const, [768, 1024] as const, [1920, 1080] as const]
  : DELICATE;

/**
 * Checks, in several window sizes, that the controls for a guess are in sight and that none of them covers
 * another.
 */
async function expectInSight(page: Page, ...selectors: readonly string[]): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(async (selectors) => {
      scrollTo(0, 0);
      await new Promise(requestAnimationFrame);
      const boxes = selectors.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box ?? new DOMRect(0, 9999);
      });
      return {
        below: Math.max(0, ...boxes.map(({ bottom }) => Math.round(bottom - innerHeight))),
        crossed: boxes.some((one, at) =>
          boxes.slice(at + 1).some((two) => one.bottom > two.top + 1 && one.right > two.left + 1),
        ),
      };
    }, selectors);
    expect({ width, ...found }).toEqual({ width, below: 0, crossed: false });
  }
}

/** Drags from the middle of one box to the middle of another. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  const middleOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is out of sight`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 4 });
  await page.mouse.up();
}

it('plays Mastermind in a room on the board of the Mastermind page, at any width', async () => {
  const player = await person(stage.browser, stage.host.url);
  const { page } = player;
  await opened(page, 'make p4c6r/12 computer one');
  await announced(page, 'Your turn: make a guess.');
  const check = page.getByRole('button', { name: 'Check guess' });
  const pick = async (...names: readonly string[]) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };
  await page.locator('.key-legend').getByText('right piece, wrong place', { exact: true }).waitFor();
  await pick('Santa', 'Santa', 'Present');
  // A phone may discard the page while the player is thinking.
  await reload(page);
  await page.locator('.guess .slot[data-place="2"] .piece').waitFor();
  expect(await check.getAttribute('aria-disabled')).toBe('true');
  await pick('Present');
  await check.click();
  const turn = page.locator('.pegboard .turn').first();
  await turn.getByText(/^Turn 1: Santa, Santa, Present, Present\. \d\sexact, \d\snear/).waitFor();
  await answered(page);
  await carry(page, '[data-turn="0"]', '.guess [data-place="2"]');
  await carry(page, '.tray [data-symbol="2"]', '.guess [data-place="0"]');
  await carry(page, '.guess [data-place="0"]', '.guess [data-place="3"]');
  const slots = page.locator('.guess .slot');
  await expect
    .poll(() => slots.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel)))
    .toEqual(['Place 1, Present', 'Place 2, Santa', 'Place 3, Present', 'Place 4, Tree']);
  await page.getByRole('button', { name: 'Copy turn 1 into your guess' }).click();
  expect(await check.getAttribute('aria-disabled')).toBeNull();
  await page.getByRole('button', { name: 'Erase' }).click();
  expect(await check.getAttribute('aria-disabled')).toBe('true');
  await settled(page);
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await expectInSight(page, '.guess', '.tray', '.press-check');
  await leave(player);
});

it('plays Word in a room with the grid and the keys of the Word page, at any width', async () => {
  const player = await person(stage.browser, stage.host.url);
  const { page } = player;
  await opened(page, 'make w5t6 computer one');
  await announced(page, 'Your turn: make a guess.');
  for (const letter of 'CRANE') await page.getByRole('button', { name: letter, exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await announced(page, /^Try 1: C[a-z, A-Z]* not in the word|^Try 1: .*(right|wrong) place/);
  await answered(page);
  const task = page.locator('.online-task');
  await page.locator('#board').focus();
  for (const key of [...'zzzzz', 'Enter']) await page.keyboard.press(key);
  await task.filter({ hasText: 'That word is not in the list.' }).waitFor();
  await page.getByRole('button', { name: 'Erase' }).click();
  await task.filter({ hasText: 'Your turn: make a guess.' }).waitFor();
  // A second guess that is rejected with the same words is also rejected visibly.
  await page.getByRole('button', { name: 'Y', exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await task.filter({ hasText: 'That word is not in the list.' }).waitFor();
  await page.locator('.word-marks').getByText('in the word, wrong place').waitFor();
  await settled(page);
  expect(await axeInAllLooks(page)).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
  await expectInSight(page, '.letter-grid', '.keyboard');
  await command(page, 'resign');
  const lesson = page.locator('.lesson-box');
  await lesson
    .getByText('No guess of yours could have been better')
    .or(lesson.getByText('could have been better'))
    .waitFor();
  await page.getByRole('region', { name: 'Luck or choice?' }).getByText(/luck/).first().waitFor();
  await leave(player);
});

it('keeps six pieces and the erase button within the narrowest phone', async () => {
  const player = await person(stage.browser, stage.host.url, '#/online', {
    viewport: { width: 320, height: 640 },
  });
  const { page } = player;
  await opened(page, 'make p6c10r/12 computer one');
  await announced(page, 'Your turn: make a guess.');
  const edges = await page
    .locator('.pegboard :is(.slot, .press-erase, .key-square)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(308);
  await leave(player);
});
