import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeInAllLooks } from './axe.ts';
import { openFirstVisit } from './home-page.ts';
import { someLanguages, someOf } from './looks.ts';
import { giveBack, reload, tooWide } from './open-page.ts';
import { cutOff } from './pseudo/page-text.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

/** Returns the games whose name stands on their picture. */
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

/**
 * Checks what the first visit and later ones have in common: the names of the games stand clear of their
 * pictures, and three puzzles of the week are further down.
 */
async function expectLidsAndPuzzles(page: Page): Promise<void> {
  for (const width of someOf(320, 360, 390, 600, 768, 900, 1024, 1160, 1200, 1280, 1920)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await covered(page)).toEqual([]);
  }
  await page.locator('.home-more').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.home-more a[href^="#/puzzles/"]').count()).toBe(3);
  await page.evaluate(() => scrollTo(0, 0));
}

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
    await expectLidsAndPuzzles(page);
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByText('Daily No').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('board');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectLidsAndPuzzles(page);
    await reload(page);
    await page.getByText('Daily No').waitFor();
    expect(await page.locator('.first-game-sheet').count()).toBe(0);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it.each(someLanguages('en-GB', 'es-ES', 'de-DE'))(
    'shows the guided game and the button of the first game on phones (%s)',
    async (locale) => {
      const { page } = await openFirstVisit(stage, {
        locale,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      });
      for (const [width, height] of [
        [390, 844],
        [360, 640],
        [320, 568],
      ] as const) {
        await page.setViewportSize({ width, height });
        const under = await page.locator('.tab-bar').evaluate((bar) => bar.getBoundingClientRect().top);
        for (const button of [
          page.locator('.first-game-told button'),
          page.locator('.lid').first().locator('.press'),
        ]) {
          const box = await button.first().boundingBox();
          expect((box?.y ?? under) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(under);
        }
        expect([width, await cutOff(page)]).toEqual([width, []]);
        const broken = await page
          .locator('.lid-cover h3')
          .filter({ hasText: /^\S+$/ })
          .evaluateAll((names) => names.filter((name) => name.clientHeight > 45).length);
        expect(broken, `names that break at ${width}`).toBe(0);
      }
      await giveBack(page);
    },
  );
});
