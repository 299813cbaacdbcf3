import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someLanguages, someOf } from './looks.ts';
import { announced, command, emptyPage, giveBack, openPage, reload, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const PHONE = { width: 390, height: 844 };

/** A game of ten turns, of which most tell nothing, in a link. */
const TEN_TURNS = '#/review/mastermind/m%2Fp4c6r%2FHLUVL-kBXeuShhs282vTJIxLSEr_WMKxXwCR1MqT';

const judged = (page: Page) => page.locator('.review[aria-busy="false"]').waitFor();

describe('the strip of turns', () => {
  it.each(someLanguages('en', 'es', 'de'))(
    'shows every number of ten and of twenty turns, in the language %s',
    async (locale) => {
      const { page } = await emptyPage(stage.browser, { locale });
      await visit(page, `${stage.host.url}${TEN_TURNS}`);
      await judged(page);
      expect(await cutNumbers(page, 10)).toEqual([]);
      await visit(page, `${stage.host.url}#/review/elsewhere`);
      await page.locator('.review-elsewhere textarea').fill('aabb:1,0\n'.repeat(20));
      await page.locator('.review-elsewhere .press-main').click();
      await judged(page);
      expect(await cutNumbers(page, 20)).toEqual([]);
      await page.context().close();
    },
  );
});

/** Returns the texts of the strip that do not fit in their cells, and the widths at which the page scrolls sideways. */
async function cutNumbers(page: Page, turns: number): Promise<readonly string[]> {
  const found: string[] = [];
  await expect.poll(() => page.locator('.review-timeline button').count()).toBe(turns);
  for (const width of someOf(320, 390, 768, 1280, 1920)) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const cut = await page.locator('.review-timeline button').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const box = cell.getBoundingClientRect();
        const texts = [...cell.querySelectorAll('b, span:not(.unseen)')];
        const isCut = texts.some((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
        });
        return isCut ? [cell.textContent ?? ''] : [];
      }),
    );
    found.push(...cut.map((text) => `${width}: ${text}`));
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) found.push(`${width}: the page is ${pageWidth} wide`);
  }
  return found;
}

describe('a practice on a phone', () => {
  /** Reviews a saved game with two costly turns. */
  async function review(page: Page): Promise<void> {
    await command(page, 'new 4 holly-3417');
    for (const [turn, guess] of ['SSPP', 'STNS', 'SSPP', 'SSPP', 'TSNS'].entries()) {
      await command(page, guess);
      await announced(page, turn === 4 ? 'found the code' : `Turn ${turn + 1}`);
    }
    await page.getByRole('link', { name: 'Review this game' }).click();
    await judged(page);
  }

  const heading = (page: Page) => page.getByRole('heading', { name: /^Practise turn/ });
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
  const inWindow = (page: Page) =>
    heading(page).evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  it('opens at its heading, and Back, Forward and its button agree on where it is', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await review(page);
    await page.setViewportSize(PHONE);
    const address = page.url();
    const practise = page.getByRole('button', { name: 'Practise this turn' });
    await practise.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(PHONE.height);
    await practise.click();
    await heading(page).waitFor();
    expect(await focused(page)).toMatch(/^Practise turn/);
    expect(await inWindow(page)).toBe(true);

    await page.goBack();
    await announced(page, 'Back in the review.');
    await practise.waitFor();
    expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([address, place]);
    expect(await focused(page)).toBe('Practise this turn');
    await page.goForward();
    await heading(page).waitFor();

    await page.getByRole('button', { name: 'Next costly turn' }).click();
    await expect.poll(() => focused(page)).toBe('Practise turn 4');
    await reload(page);
    await heading(page).waitFor();
    expect(await heading(page).textContent()).toBe('Practise turn 4');
    expect(await inWindow(page)).toBe(true);
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await practise.waitFor();
    await expect.poll(() => page.evaluate(() => history.state?.practice)).toBeUndefined();
    await page.goBack();
    await page.locator('.torn').first().waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is left at the address of its review if it was opened because its turn was due', async () => {
    const { page, troubles } = await openPage(stage.browser, stage.host.url);
    await page.clock.setFixedTime('2026-03-01T10:00:00Z');
    await review(page);
    await page.clock.setFixedTime('2026-03-03T10:00:00Z');
    await visit(page, `${stage.host.url}#/history`);
    await page.getByRole('link', { name: '2 turns to practise today' }).click();
    await heading(page).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Practise turn/);
    await page.getByRole('button', { name: 'Back to the review' }).click();
    await page.getByRole('button', { name: 'Practise this turn' }).waitFor();
    expect(page.url()).toMatch(/#\/review\/mastermind\/~.*\/\d+$/);
    await page.getByRole('button', { name: 'Practise this turn' }).click();
    await heading(page).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Practise this turn' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('shows the slide and its buttons when the proof of a long game opens on a phone', async () => {
  const { page, troubles } = await emptyPage(stage.browser, { viewport: PHONE });
  await visit(page, `${stage.host.url}${TEN_TURNS}`);
  await page.getByRole('link', { name: 'Show as slides' }).click();
  const next = page.getByRole('button', { name: 'Next step' });
  await next.waitFor();
  const isShown = async () => {
    const [slide, button] = await Promise.all(
      [page.locator('.proof-claim'), next].map((part) => part.boundingBox()),
    );
    return slide && button ? slide.y >= 0 && button.y + button.height <= PHONE.height : false;
  };
  await expect.poll(isShown).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goBack();
  await page.getByRole('link', { name: 'Show as slides' }).click();
  await next.waitFor();
  // Beside the clues it needs no scrolling.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(troubles).toEqual([]);
  await giveBack(page);
});
