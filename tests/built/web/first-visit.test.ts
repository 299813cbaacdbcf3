import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { openFirstVisit, openHome } from './home-page.ts';
import { someLanguages, someOf } from './looks.ts';
import { giveBack, reload, tooWide } from './open-page.ts';
import { cutOff } from './pseudo/page-text.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

describe('the first visit', () => {
  it('starts with a guided game, which can be skipped for good', async () => {
    const { page, troubles } = await openFirstVisit(stage);
    await page.getByRole('heading', { name: 'Your first code takes 60 seconds' }).waitFor();
    expect(await page.locator('.lid a.press:not(.press-main)').allTextContents()).toEqual([
      'Play',
      'Play',
      'Play',
    ]);
    expect(await page.getByText('Daily No').count()).toBe(0);
    expect(await axeInAllLooks(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByText('Daily No').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('board');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await reload(page);
    await page.getByText('Daily No').waitFor();
    expect(await page.locator('.first-game-sheet').count()).toBe(0);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('keeps the names of the games clear of their pictures at every width', async () => {
    const covered = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('.lid-cover')].flatMap((cover) => {
          const name = document.createRange();
          name.selectNodeContents(cover.querySelector('h3') as Element);
          const words = [...name.getClientRects()];
          const drawn = [...cover.querySelectorAll('.lid-word text')]
            .filter((part) => (part as SVGElement).checkVisibility())
            .map((part) => part.getBoundingClientRect());
          return drawn.some((part) =>
            words.some(
              (word) =>
                part.left < word.right &&
                part.right > word.left &&
                part.top < word.bottom &&
                part.bottom > word.top,
            ),
          )
            ? [`${innerWidth}: ${name}`]
            : [];
        }),
      );
    for (const open of [openFirstVisit, openHome]) {
      const { page } = await open(stage);
      for (const width of someOf(320, 360, 390, 600, 768, 900, 1024, 1160, 1200, 1280, 1920)) {
        await page.setViewportSize({ width, height: 800 });
        expect(await covered(page)).toEqual([]);
      }
      await giveBack(page);
    }
  });

  it('shows three puzzles of the week further down, as later visits do', async () => {
    for (const open of [openFirstVisit, openHome]) {
      const { page, troubles } = await open(stage);
      const puzzles = page.locator('.home-more a[href^="#/puzzles/"]');
      await page.locator('.home-more').scrollIntoViewIfNeeded();
      await expect.poll(() => puzzles.count()).toBe(3);
      expect(troubles).toEqual([]);
      await giveBack(page);
    }
  });

  it('fits every width in German', async () => {
    const { page } = await openFirstVisit(stage, { locale: 'de-DE' });
    for (const width of someOf(320, 768, 1060, 1240)) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await cutOff(page)]).toEqual([width, []]);
    }
    await giveBack(page);
  });

  it.each(
    someLanguages('en-GB', 'es-ES', 'de-DE').flatMap((locale) => [
      [390, 844, locale] as const,
      [360, 640, locale] as const,
      [320, 568, locale] as const,
    ]),
  )(
    'shows the guided game and the button of the first game on a phone of %i × %i (%s)',
    async (width, height, locale) => {
      const { page } = await openFirstVisit(stage, { locale, viewport: { width, height }, hasTouch: true });
      const under = await page.locator('.tab-bar').evaluate((bar) => bar.getBoundingClientRect().top);
      for (const button of [
        page.locator('.first-game-told button'),
        page.locator('.lid').first().locator('.press'),
      ]) {
        const box = await button.first().boundingBox();
        expect((box?.y ?? under) + (box?.height ?? 0)).toBeLessThanOrEqual(under);
      }
      expect(await cutOff(page)).toEqual([]);
      const broken = await page
        .locator('.lid-cover h3')
        .filter({ hasText: /^\S+$/ })
        .evaluateAll((names) => names.filter((name) => name.clientHeight > 45).length);
      expect(broken, 'names that break').toBe(0);
      await giveBack(page);
    },
  );
});
