import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, axeByDayAndNight, axeInAllLooks } from './axe.ts';
import { openFirstVisit, openHome, skipFirstGame } from './home-page.ts';
import { someLanguages, someOf } from './looks.ts';
import {
  announced,
  closeDialog,
  command,
  giveBack,
  openSettings,
  reload,
  tooWide,
  visit,
} from './open-page.ts';
import { cutOff } from './pseudo/page-text.ts';
import { serveSite } from './site.ts';
import { openStage, sharedPage } from './stage.ts';

const stage = openStage(serveSite);

const main = (page: Page) => page.locator('.lid .press-main');

const VARIATIONS: readonly (readonly [place: string, name: string, board: string])[] = [
  ['boards', 'Several Words', '.several-board'],
  ['bulls', 'Bulls and Cows', '.guess'],
  ['liar', 'The Lying Row', '.guess'],
  ['runaway', 'Runaway Code', '.guess'],
  ['runaway-word', 'Runaway Word', '.letter-grid'],
];

/** The end of a word on the lid of Word, by language. */
const WORDS: Readonly<Record<string, string>> = { 'es-ES': 'RELOJLETRA', 'de-DE': 'DURSTDRUCK' };

describe('the home page', () => {
  /** Opened once: each test leaves it in order for the next. */
  const home = sharedPage(() => openHome(stage));

  it('shows every game with its picture and one button, and passes axe', async () => {
    const { page, troubles } = home;
    await expect
      .poll(() => page.locator('.lid h3').allTextContents())
      .toEqual(['Mastermind', 'Word', 'Who’s That Witch?']);
    await expect.poll(() => page.locator('.lid svg.lid-picture').count()).toBe(3);
    await expect.poll(() => main(page).allTextContents()).toEqual(['Play', 'Play', 'Play']);
    expect(await axeInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('leads to each game and variation and back with one click each, and with the keyboard', async () => {
    const { page, troubles } = home;
    await page.setViewportSize({ width: 1240, height: 900 });
    const goHome = async () => {
      await page.getByRole('link', { name: 'Inkling, home' }).click();
      await page.locator('.lid').nth(2).waitFor();
    };
    await page.locator('#board').focus();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Play: Mastermind');
    await page.keyboard.press('Enter');
    await page.locator('.guess').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('board');
    await goHome();
    for (const [at, board] of ['.guess', '.board', '.tile'].entries()) {
      await main(page).nth(at).click();
      await page.locator(board).first().waitFor();
      await goHome();
    }
    for (const [place, name, board] of someOf(...VARIATIONS)) {
      await page.locator(`.small-lid[href="#/${place}"]`).click();
      await page.locator(board).first().waitFor();
      await expect.poll(() => page.locator('.page-title, .game-name').allTextContents()).toContain(name);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#/${place}`);
      await goHome();
    }
    expect(troubles).toEqual([]);
  });

  it('shows every Play button on a phone, and has full-size targets behind its bar', async () => {
    const { page } = await openHome(stage, { viewport: { width: 412, height: 823 }, hasTouch: true });
    for (const place of ['daily', '']) {
      await visit(page, `${stage.host.url}#/${place}`);
      expect(await axe(page, "runOnly: ['target-size'],"), place).toEqual([]);
    }
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const under = await page.locator('.tab-bar').evaluate((bar) => bar.getBoundingClientRect().top);
      expect(await main(page).count()).toBe(3);
      for (const play of await main(page).all()) {
        const box = await play.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(under);
      }
    }
    await giveBack(page);
  });

  it.each(someLanguages('es-ES', 'de-DE'))(
    'fits every width in %s on the first visit and later, and shows words in that language',
    async (locale) => {
      const { page } = await openFirstVisit(stage, { locale });
      const fits = async () => {
        for (const width of someOf(320, 390, 768, 1060, 1240, 1920)) {
          await page.setViewportSize({ width, height: 800 });
          expect([width, await cutOff(page)]).toEqual([width, []]);
        }
      };
      await fits();
      await skipFirstGame(page);
      await expect
        .poll(async () => (await page.locator('.lid-word text').allTextContents()).join(''))
        .toContain(WORDS[locale]);
      await fits();
      await giveBack(page);
    },
  );

  it('continues a game where it was left, and starts another next to it', async () => {
    const { page, troubles } = home;
    await page.setViewportSize({ width: 1240, height: 900 });
    await main(page).first().click();
    await command(page, 'new 4 holly-3417');
    await command(page, 'SSPP');
    await announced(page, 'Turn 1');
    await visit(page, `${stage.host.url}#/witch`);
    await page.locator('.tile').first().waitFor();
    expect(await page.locator('[role=status]').allTextContents()).toEqual(['']);
    await page.getByRole('link', { name: 'Inkling, home' }).click();
    await page.getByRole('heading', { name: 'Where you left off' }).waitFor();
    await page.locator('.row').getByText('turn 2 of 10').waitFor();
    await page.getByRole('link', { name: 'New game: Mastermind' }).click();
    await page.locator('.guess').waitFor();
    await expect.poll(() => page.locator('.turn').count()).toBe(0);
    await expect.poll(() => new URL(page.url()).hash).toBe('#/mastermind');
    await page.getByRole('link', { name: 'Inkling, home' }).click();
    await page.getByRole('button', { name: 'Continue: Mastermind, turn 2 of 10' }).click();
    await page.locator('.turn').first().waitFor();
    // A daily game is listed with its day, and does not replace a game on the lid.
    await visit(page, `${stage.host.url}#/mastermind/day/2026-11-18`);
    await command(page, 'SSPP');
    await announced(page, 'Turn 1');
    await page.getByRole('link', { name: 'Inkling, home' }).click();
    await page.locator('.row').getByText('Daily No 139, turn 2 of').waitFor();
    await page.getByRole('button', { name: 'Continue: Mastermind, turn 2 of 10' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('restores its scroll position on the way back, and opens the next page at its top', async () => {
    const { page } = home;
    await visit(page, stage.host.url);
    await page.setViewportSize({ width: 360, height: 500 });
    const top = () => page.evaluate(() => window.scrollY);
    const back = async () => {
      await page.locator('.lid').nth(2).waitFor();
      await expect.poll(top).toBeGreaterThan(200);
    };
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.locator('.row a[href="#/online"]').click();
    await page.locator('main.online').waitFor();
    await expect.poll(top).toBe(0);
    await page.goBack();
    await back();
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('link', { name: 'Play: Word' }).click();
    await page.locator('.letter-grid').waitFor();
    await expect.poll(top).toBe(0);
    // The back arrow of a game does the same.
    await page.locator('.nameplate a').click();
    await back();
    // An open settings dialog closes on the way back.
    await visit(page, `${stage.host.url}#/word`);
    await openSettings(page);
    await page.goBack();
    await page.locator('.lid').nth(2).waitFor();
    await page.locator('dialog').waitFor({ state: 'detached' });
  });
});

describe('the settings', () => {
  it('are one click away on every page, take effect immediately, and are kept for the next visit', async () => {
    const { page, troubles } = await openHome(stage);
    await openSettings(page);
    expect(await axeByDayAndNight(page)).toEqual([]);
    await page.getByLabel('Night').check();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
    await page.getByLabel('No motion').check();
    await expect.poll(() => page.locator('html[data-still]').count()).toBe(1);
    await page.locator('dialog .setting-language select').selectOption('de');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await closeDialog(page);
    await page.getByText('Der Nikolaus versteckt vier Sachen.').waitFor();
    for (const place of someOf('mastermind', 'word', 'witch', 'learn', 'history')) {
      await visit(page, `${stage.host.url}#/${place}`);
      await page.locator('main:not(.opening)').waitFor();
      await openSettings(page);
      await expect.poll(() => page.locator('dialog .setting-language select').inputValue()).toBe('de');
      await closeDialog(page);
    }
    await reload(page);
    await page.locator('html[data-theme="night"][data-still]').waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
    await giveBack(page);
  });
});
