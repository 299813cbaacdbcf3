import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { emptyPage, giveBack, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

async function open(
  hash: string,
  viewport: { readonly width: number; readonly height: number },
  locale = 'en',
) {
  const { page } = await emptyPage(stage.browser, { locale, viewport, reducedMotion: 'reduce' });
  await visit(page, new URL(hash, stage.host.url).href);
  return page;
}

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) => ({
    left: Math.min(...parts.map((part) => Math.round(part.getBoundingClientRect().left))),
    right: Math.max(...parts.map((part) => Math.round(part.getBoundingClientRect().right))),
    bottom: Math.max(...parts.map((part) => Math.round(part.getBoundingClientRect().bottom))),
  }));

it('fills wide paper with the sheet of a game with a friend', async () => {
  const page = await open('#/online', { width: 2560, height: 1440 });
  await page.locator('.friend-sheet').waitFor();
  const { left, right } = await edges(page, '.masthead');
  expect(await edges(page, '.friend-sheet, .match-side')).toMatchObject({ left, right });
  await giveBack(page);
});

it('fills wide paper with the pages of the Lab', async () => {
  const page = await open('#/lab', { width: 2560, height: 1440 });
  await page.locator('.lab-index .row').first().waitFor();
  expect((await edges(page, '.lab-index')).bottom).toBeGreaterThan(1000);
  await giveBack(page);
});

it.each(['en', 'de', 'es'])(
  'sets the three looks side by side on the narrowest phone (%s)',
  async (locale) => {
    const page = await open('#/mastermind', { width: 320, height: 640 }, locale);
    await page
      .getByRole('button', { name: /^(Settings|Einstellungen|Ajustes)$/ })
      .first()
      .click();
    const looks = page.locator('.settings-look label');
    await looks.first().waitFor();
    const tops = await looks.evaluateAll((all) =>
      all.map((look) => Math.round(look.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await giveBack(page);
  },
);
