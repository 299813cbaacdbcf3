import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { command, type OpenPage, openPage, said } from './desk.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** The third guess is wasted: three codes are left, and it repeats the first. */
async function playAndReview(page: Page, guesses = ['SSPP', 'STNS', 'SSPP', 'TSNS']): Promise<void> {
  await command(page, 'new 4 holly-3417');
  for (const [turn, guess] of guesses.entries()) {
    await command(page, guess);
    await said(page, turn === guesses.length - 1 ? 'found the code' : `Turn ${turn + 1}`);
  }
  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.getByText('all turns judged').waitFor();
}

describe('learn from your game', () => {
  let desk: OpenPage;

  beforeAll(async () => {
    desk = await openPage(stage.browser, stage.host.url);
    await playAndReview(desk.page);
  });

  // A test that went wrong may have left the review.
  beforeEach(async () => {
    const end = desk.page.getByRole('button', { name: 'Back to the review' });
    if (await end.isVisible()) await end.click();
    await desk.page.getByRole('heading', { name: 'Turn by turn' }).waitFor();
    await desk.page.locator('#command').blur();
  });

  it('asks, judges a try, shows the best with its reason, and ends, by typed commands alone', async () => {
    const { page, troubles } = desk;
    await command(page, 'drill');
    const first = await said(page, /^1 of \d: turn \d, \d+ codes? possible\. You played /);
    const all = Number(/of (\d)/.exec(first)?.[1]);
    for (let at = 1; !(await page.locator('.drill-played').textContent())?.includes('Turn 3'); at++) {
      expect(at).toBeLessThan(all);
      await command(page, 'next');
    }
    await said(page, 'turn 3, 3 codes possible. You played Santa, Santa, Present, Present.');
    await expect.poll(() => page.locator('.drill-bar').count()).toBe(3);
    await command(page, 'SSPP');
    await said(page, 'is the guess that was played; it costs 1.00 turns.');
    await command(page, 'PPSS');
    await said(page, /^Present, Present, Santa, Santa (does not help|is just as good)/);
    await command(page, 'TSNS');
    await said(page, /^Tree, Santa, Snowman, Santa is (better|as good as any)/);
    await command(page, 'give up');
    await said(page, /turns from here on average, itself counted, proved\.$/);
    await page.getByText(/possible answers?, the played guess 1; in the worst case/).waitFor();
    await command(page, 'XYZW');
    await said(page, /X is (not an element|neither)/);
    await command(page, 'end');
    await said(page, 'Back at the review.');
    await page.getByRole('heading', { name: 'Turn by turn' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('goes by keys alone', async () => {
    const { page } = desk;
    await page.locator('body').press('d');
    await said(page, /^1 of \d: turn/);
    const turns = Number(/of (\d)/.exec(await said(page, ''))?.[1]);
    await page.locator('body').press('Enter');
    await said(page, 'Fill every place first.');
    for (const key of ['1', '2', '3', '4', 'Backspace', '5', 'Enter']) await page.locator('body').press(key);
    await said(page, /^Santa, Present, Tree, Stocking /);
    await page.locator('body').press('g');
    await said(page, 'itself counted');
    for (let at = 0; at < turns; at++) await page.locator('body').press('c');
    await said(page, 'That was all:');
    await page.locator('body').press('e');
    await said(page, 'Back at the review.');
  });

  it('goes by the pointer alone', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Begin' }).click();
    const elements = page.getByRole('toolbar', { name: 'Elements' });
    for (const name of ['Bell', 'Bell', 'Bell', 'Bell']) await elements.getByText(name).click();
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.locator('.drill-verdict p').first().waitFor();
    await page.getByRole('button', { name: 'Show me' }).click();
    await said(page, 'itself counted');
    await page.getByRole('button', { name: 'Next costly turn' }).click();
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await page.getByRole('heading', { name: 'Turn by turn' }).waitFor();
  });

  it('has a command line that walks the turns, shares, and says what it does not understand', async () => {
    const { page } = desk;
    await command(page, 'turn 2');
    await said(page, 'Turn 2: Santa, Tree, Snowman, Santa.');
    await command(page, 'next costly');
    await said(page, 'Turn 3: Santa, Santa, Present, Present.');
    await command(page, '1');
    await said(page, 'Turn 1:');
    await command(page, 'turn 9');
    await said(page, '9 is not a turn of this game: turns run from 1 to 4.');
    await command(page, 'dance');
    await said(page, 'dance is not a command here.');
    await expect.poll(() => page.locator('#command').inputValue()).toBe('dance');
    await command(page, 'share words');
    await said(page, 'What can be shared: turns, link, command.');
    await command(page, 'share command');
    await page.locator('.share-text').waitFor();
    await expect.poll(() => page.locator('.share-text').inputValue()).toMatch(/^inkling play mastermind /);
    await command(page, '?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('a sheet of its own', () => {
  it('praises in facts when there is nothing to learn', async () => {
    const { page } = await openPage(stage.browser, stage.host.url);
    await playAndReview(page, ['TSNS']);
    await page.getByText('Nothing to learn here').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Begin' }).count()).toBe(0);
    await command(page, 'drill');
    await said(page, /Nothing to learn here: no turn cost a twentieth of a turn or more\..* bits\./);
    await page.context().close();
  });

  it('tries again from a turn', async () => {
    const { page } = await openPage(stage.browser, stage.host.url);
    await playAndReview(page);
    await command(page, 'again 3');
    await said(page, 'Your game is as you left it, at turn 3.');
    await page.context().close();
  });

  it('plays the best guess', async () => {
    const { page } = await openPage(stage.browser, stage.host.url);
    await playAndReview(page);
    await command(page, 'turn 3');
    await command(page, 'play best');
    await said(page, /Your game is as you left it|You found/);
    await expect.poll(() => page.locator('.turn').count()).toBe(3);
    await page.context().close();
  });
});

it('has nothing for axe to find in a drill and does not scroll sideways, in any look', async () => {
  const { page } = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
  await playAndReview(page);
  await command(page, 'drill');
  await command(page, 'TSNS');
  await command(page, 'give up');
  await said(page, 'itself counted');
  const phone = { width: 320, height: 700 };
  expect(await axeInAllLooks(page, phone)).toEqual([]);
  for (const size of [phone, { width: 1240, height: 900 }]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const spilt = await page
      .locator('.sort')
      .evaluateAll((sorts) => sorts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    expect(spilt).toHaveLength(0);
  }
  await page.context().close();
});
