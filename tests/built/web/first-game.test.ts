import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { someLanguages } from './looks.ts';
import { emptyPage, giveBack, tooWide, visit } from './open-page.ts';
import { cutOff } from './pseudo/page-text.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** The correct answers of each first game in order, and a wrong answer with its step. */
const GAMES = [
  {
    game: 'mastermind',
    right: ['Check guess', 'No, one is wrong', 'Tree, at place 3', 'Present, Santa, Tree'],
    wrong: { step: 1, says: 'Yes, all three', reply: 'Two marks stand for two pieces.' },
    board: '.guess',
  },
  {
    game: 'word',
    right: ['Enter', 'A', 'PRINT'],
    wrong: { step: 2, says: 'DRAIN', reply: 'DRAIN has an A' },
    board: '.board',
  },
  {
    game: 'witch',
    right: ['Turn two over', 'Turn them back', 'Top left', 'Keziah'],
    wrong: { step: 2, says: 'Bottom middle', reply: 'That was the witch with the glasses.' },
    board: '.tile',
  },
] as const;

describe('the first game', () => {
  it('of each game is played with the keyboard alone, and explains a wrong answer', async () => {
    const { page, troubles } = await emptyPage(stage.browser, { reducedMotion: 'reduce' });
    for (const first of GAMES) {
      await visit(page, `${stage.host.url}#/first/${first.game}`);
      for (const [step, says] of first.right.entries()) {
        const answer = page.getByRole('button', { name: says, exact: true });
        await answer.waitFor();
        if (step === first.wrong.step) {
          await page.getByRole('button', { name: first.wrong.says, exact: true }).press('Enter');
          await page.getByRole('status').filter({ hasText: first.wrong.reply }).waitFor();
          expect(await axeInAllLooks(page)).toEqual([]);
          expect(await tooWide(page)).toEqual([]);
        }
        await answer.press('Enter');
        await answer.waitFor({ state: 'detached' });
      }
      await page.getByRole('link', { name: 'Play a real game' }).click();
      await page.locator(first.board).first().waitFor();
    }
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is reached from the first page and from Learn, counts a double click once, and can be skipped', async () => {
    const { page } = await emptyPage(stage.browser);
    await visit(page, stage.host.url);
    await page.locator('.row a[href="#/first/mastermind"]').click();
    await page.getByText('Step 1 of 4').waitFor();
    await page.getByRole('button', { name: 'Check guess', exact: true }).dblclick();
    await page.getByText('Step 2 of 4').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
    await page.locator('.learn-more a[href="#/first/word"]').click();
    await page.getByText('Step 1 of 3').waitFor();
    await page.getByRole('link', { name: 'Skip, and play' }).click();
    await page.locator('.board').waitFor();
    await visit(page, `${stage.host.url}#/first/chess`);
    await page.getByText('There is no guided game of that name.').waitFor();
    await giveBack(page);
  });

  it('scrolls the explanation of a wrong answer into view on a small phone', async () => {
    const { page } = await emptyPage(stage.browser, {
      viewport: { width: 320, height: 568 },
      hasTouch: true,
    });
    await visit(page, stage.host.url);
    await page.getByRole('button', { name: 'Check guess', exact: true }).tap();
    await page.getByRole('button', { name: 'Yes, all three' }).tap();
    const reply = page.locator('.first-game-reply');
    await reply.getByText('Two marks stand for two pieces.').waitFor();
    const under = await page.locator('.tab-bar').evaluate((bar) => bar.getBoundingClientRect().top);
    await expect
      .poll(() => reply.evaluate((told) => told.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(under);
    await giveBack(page);
  });

  it.each(someLanguages('es-ES', 'de-DE'))('fits a phone in %s', async (locale) => {
    const { page } = await emptyPage(stage.browser, { locale, viewport: { width: 320, height: 640 } });
    for (const { game, right } of GAMES) {
      await visit(page, `${stage.host.url}#/first/${game}`);
      await page.locator('.first-game-title').waitFor();
      expect([game, right.length, await cutOff(page)]).toEqual([game, right.length, []]);
    }
    await giveBack(page);
  });
});
