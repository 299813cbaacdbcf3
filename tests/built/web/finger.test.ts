import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layout, openTable, tile, untilTold } from './coven.ts';
import { announced, command, emptyPage, giveBack, openPage, reload, settled, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';
import { SEED } from './word-page.ts';

const stage = openStage(serveSite);

const SMALL = { width: 360, height: 640 };
const SMALLEST = { width: 320, height: 568 };

/** Opens Mastermind on a phone, with a new game set up by touch in the dialog. */
async function begun(seat: string, viewport = SMALL) {
  const { page, troubles } = await openPage(stage.browser, stage.host.url, { ...PHONE, viewport });
  await page.getByRole('button', { name: 'More about this game' }).tap();
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByText(seat, { exact: true }).tap();
  await page.getByRole('button', { name: 'Start this game' }).tap();
  await announced(page, /^New game|elsewhere/);
  return { page, troubles };
}

const PHONE = { locale: 'en', hasTouch: true, reducedMotion: 'reduce' } as const;

/** Whether all parts are completely visible, to within the whole pixels that a browser scrolls to. */
async function inWindow(...parts: readonly Locator[]): Promise<boolean> {
  const seen = await Promise.all(
    parts.map((part) =>
      part.evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isWithin = left > -1 && right < innerWidth + 1 && top > -1 && bottom < innerHeight + 1;
        return isWithin && box.checkVisibility();
      }),
    ),
  );
  return seen.every(Boolean);
}

const more = (page: Page, part: string) => page.getByRole('button', { name: `One more ${part}` });

it('shows the board with the line above it folded away, and keeps the buttons of an impossible answer in place', async () => {
  const { page, troubles } = await begun('You hide a code', SMALLEST);
  expect(await page.locator('.game-more').getAttribute('aria-expanded')).toBe('false');
  expect(await inWindow(page.getByRole('button', { name: 'Give answer' }))).toBe(true);
  for (let count = 0; count < 3; count++) await more(page, 'exact').tap();
  await more(page, 'near').tap();
  await page.getByText('3 exact and 1 near is impossible').first().waitFor();
  expect(await inWindow(more(page, 'exact'), more(page, 'near'))).toBe(true);
  const lefts = await page
    .locator('.count')
    .evaluateAll((all) => all.map((count) => count.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('explains an impossible answer next to the numbers in a game from elsewhere', async () => {
  const { page, troubles } = await begun('A game you play elsewhere');
  for (const symbol of [1, 5, 0, 2]) await page.locator(`.tray [data-symbol="${symbol}"]`).tap();
  await more(page, 'exact').tap();
  for (let count = 0; count < 4; count++) await more(page, 'near').tap();
  const why = page.locator('.answer').getByText('Exact and near together can be at most 4.');
  expect(await inWindow(why, more(page, 'near'))).toBe(true);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('explains a wrong answer below the button, and hides Undo while an answer is being changed', async () => {
  const { page, troubles } = await begun('You hide a code');
  await page.getByRole('button', { name: 'Write my code down' }).tap();
  for (const symbol of [1, 5, 0, 2]) await page.locator(`.tray [data-symbol="${symbol}"]`).tap();
  await page.getByRole('button', { name: 'Set the code' }).tap();
  const give = page.getByRole('button', { name: 'Give answer' });
  await give.tap();
  const reason = page.locator('.setting-up .reason');
  await reason.getByText('the guess is 0 exact, 2 near').waitFor();
  expect(await inWindow(reason)).toBe(true);
  await more(page, 'near').tap();
  await reason.getByText('Ready to answer.').waitFor();
  await more(page, 'near').tap();
  await give.tap();
  await announced(page, /Knuth guesses/);
  await page.getByRole('button', { name: 'Change the answer to turn 1' }).tap();
  const save = page.getByRole('button', { name: 'Save the change' });
  await save.waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect((await save.boundingBox())?.height).toBeLessThan(60);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it.each([
  [SMALL, '.cover, .nameplate'],
  [{ width: 640, height: 360 }, '.cover'],
])('shows the whole cover in the window when the device is passed on (%o)', async (viewport, seen) => {
  const { page, troubles } = await begun('Two people, one device', viewport);
  for (const symbol of [1, 5, 0, 2]) await page.locator(`.tray [data-symbol="${symbol}"]`).tap();
  await page.getByRole('button', { name: 'Set the code' }).tap();
  await page.locator('.cover').waitFor();
  expect(await inWindow(...(await page.locator(seen).all()))).toBe(true);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('keeps the buttons for a typed name inside their box, and shows the outcome next to the board', async () => {
  const { page, troubles } = await openTable(stage.browser, stage.host.url, { ...PHONE, viewport: SMALLEST });
  await page.getByRole('button', { name: 'More about this game' }).tap();
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByText('Type her name', { exact: true }).tap();
  await page.getByRole('textbox', { name: 'Seed' }).fill(SEED);
  await page.getByRole('button', { name: 'Start this game' }).tap();
  await announced(page, `seed ${SEED}`);
  const { pairs } = layout('easy', SEED);
  for (const square of pairs[0] ?? []) await untilTold(page, () => tile(page, square).tap());
  const sides = (part: Locator) => part.evaluate((box) => box.getBoundingClientRect().right);
  const box = await sides(page.locator('.quiz'));
  for (const name of ['Answer', 'Skip'])
    expect(await sides(page.getByRole('button', { name }))).toBeLessThan(box - 5);
  await page.locator('.quiz input').fill('Nobody');
  await page.getByRole('button', { name: 'Answer' }).tap();
  await page.locator('.turn-panel').getByText('No, she is').waitFor();
  await settled(page);
  expect(await inWindow(page.locator('.coven-table'))).toBe(true);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('shows the clock with the line folded away, keeps a longer question in the window, and a date on one line', async () => {
  const { page, troubles } = await openTable(stage.browser, stage.host.url, { ...PHONE, viewport: SMALLEST });
  const folding = page.getByRole('button', { name: 'More about this game' });
  await folding.tap();
  await page.getByRole('button', { name: 'Show the clock' }).tap();
  await folding.tap();
  expect(await inWindow(page.locator('.game-clock'))).toBe(true);
  await folding.tap();
  await page.getByRole('button', { name: 'Hide the clock' }).tap();
  await folding.tap();

  await command(page, `new easy ${SEED}`);
  await announced(page, `seed ${SEED}`);
  await page.locator('#command').blur();
  const skip = page.getByRole('button', { name: 'Skip' });
  for (const [at, pair] of layout('easy', SEED).pairs.entries()) {
    for (const square of pair) await untilTold(page, () => tile(page, square).tap());
    if (at === 0) {
      expect(await inWindow(skip)).toBe(true);
      await page.getByRole('button', { name: 'Hint' }).tap();
      await page.locator('.quiz-hint').waitFor();
      await settled(page);
      expect(await inWindow(skip)).toBe(true);
    }
    await untilTold(page, () => skip.tap());
  }
  // The date of this game among the ten best.
  const height = (await page.locator('.best td').last().boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(20);
  expect(height).toBeLessThan(50);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('scrolls to the details of a turn that is tapped in a review', async () => {
  const { page, troubles } = await openPage(stage.browser, stage.host.url, { ...PHONE, viewport: SMALLEST });
  await command(page, 'new 4 holly-3417');
  await announced(page, /^New/);
  for (let turn = 1; turn <= 10; turn++) {
    await command(page, 'SSPP');
    await announced(page, `Turn ${turn}:`);
  }
  await page.getByRole('link', { name: 'Review this game' }).tap();
  await page.locator('.review[aria-busy=false]').waitFor();
  const heading = page.locator('#detail-heading');
  expect(await inWindow(heading)).toBe(false);
  await page.locator('.review-timeline button').nth(2).tap();
  await page.getByText('Turn 3. ').waitFor();
  expect(await inWindow(heading)).toBe(true);
  await page.locator('.review-turn').nth(4).tap();
  await page.getByText('Turn 5. ').waitFor();
  expect(await inWindow(heading)).toBe(true);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('aligns choices that wrap onto a second line', async () => {
  const { page, troubles } = await emptyPage(stage.browser, { ...PHONE, viewport: SMALLEST });
  await visit(page, `${stage.host.url}#/learn/states`);
  const runs = await page
    .getByRole('button', { name: /^Run \d/ })
    .evaluateAll((all) => all.map((run) => run.getBoundingClientRect()));
  expect(runs).toHaveLength(4);
  expect(runs[2]?.left).toBe(runs[0]?.left);
  expect(runs[2]?.top).toBeGreaterThan(runs[0]?.bottom ?? 0);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('never shows a Word game in progress at its first try while it reloads', async () => {
  const { page, troubles } = await emptyPage(stage.browser, { ...PHONE, viewport: SMALL });
  await visit(page, `${stage.host.url}#/word`);
  await command(page, `new 5 ${SEED}`);
  await announced(page, /^New/);
  await command(page, 'crony');
  await announced(page, 'Try 1');
  await page.locator('.game-progress').getByText('2/6').waitFor();
  await page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    new MutationObserver(() => {
      const { textContent } = document.querySelector('.game-progress') ?? {};
      if (textContent) said.add(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await reload(page);
  await page.locator('.game-progress').getByText('2/6').waitFor();
  expect(await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said])).toEqual(['2/6']);
  expect(troubles).toEqual([]);
  await page.context().close();
});
