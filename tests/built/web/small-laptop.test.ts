import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { someLanguages, someOf } from './looks.ts';
import { announced, command, emptyPage, giveBack, settled, tooWide, visit } from './open-page.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(startServer);

/** Opens a page on a small laptop, whose window is wide but low. */
async function open(address: string, locale = 'en'): Promise<Page> {
  const { page } = await emptyPage(stage.browser, { viewport: { width: 1024, height: 640 }, locale });
  await visit(page, new URL(address, stage.host.url).href);
  await settled(page);
  return page;
}

it.each(someLanguages('en', 'es', 'de'))(
  'breaks no piece name in a race, keeps the actions of Witch on one line, and clears the title of the words (%s)',
  async (locale) => {
    const page = await open('#/race', locale);
    await expectWholeNames(page);
    await visit(page, new URL('#/witch', stage.host.url).href);
    await page.locator('.tile').first().waitFor();
    await settled(page);
    const tops = await page
      .locator('.game-header .quiet')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    await visit(page, new URL('#/word', stage.host.url).href);
    await page.locator('.drawer-head[aria-expanded=false]').click();
    await page.locator('.drawer-open .word-chip').first().waitFor();
    await expectRoomInDrawer(page);
    await giveBack(page);
  },
);

/** Checks that no piece of a race has a name that breaks within a word. */
async function expectWholeNames(page: Page): Promise<void> {
  for (const width of someOf(968, 1024, 1280)) {
    await page.setViewportSize({ width, height: 640 });
    const broken = await page.locator('.tray .symbol-name').evaluateAll((names) =>
      names.flatMap((name) => {
        const lines = document.createRange();
        lines.selectNodeContents(name);
        const words = name.textContent?.split(' ').length ?? 1;
        return lines.getClientRects().length > words ? [name.textContent] : [];
      }),
    );
    expect([width, broken]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 1024, height: 640 });
}

/** Checks that the title of an open word drawer is clear of its button, and that nothing is cut off. */
async function expectRoomInDrawer(page: Page): Promise<void> {
  for (const width of someOf(968, 1024, 1180)) {
    await page.setViewportSize({ width, height: 640 });
    const room = await page.locator('.drawer-head').evaluate((head) => {
      const lines = document.createRange();
      lines.selectNodeContents(head.querySelector('b, strong, :first-child') ?? head);
      const pull = head.querySelector('.drawer-pull')?.getBoundingClientRect();
      return (pull?.left ?? 0) - Math.max(...[...lines.getClientRects()].map(({ right }) => right));
    });
    expect(room, `${width}`).toBeGreaterThan(0);
    const cut = await page
      .locator('.word-side .drawer')
      .evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth);
    expect(cut, `${width}`).toBe(0);
  }
}

it('keeps the tiles of several words large enough, and the name of a game with a friend next to Santa', async () => {
  const page = await open('#/boards');
  for (const [boards, least] of [
    [4, 20],
    [8, 15],
  ] as const) {
    await command(page, `new ${boards}`);
    await announced(page, 'New game');
    await expect.poll(() => page.locator('.several-board').count()).toBe(boards);
    const tile = await page.locator('.several-grid .letter-tile').first().boundingBox();
    expect(tile?.width, `${boards} words`).toBeGreaterThan(least);
  }
  await visit(page, new URL('#/online', stage.host.url).href);
  await page.locator('.friend-cover .santa').waitFor();
  for (const width of someOf(968, 1024, 1180, 1280)) {
    await page.setViewportSize({ width, height: 640 });
    const room = await page.locator('.friend-cover:has(.santa)').evaluate((cover) => {
      const edge = (part: string) => cover.querySelector(part)?.getBoundingClientRect();
      return (edge('.santa')?.left ?? 0) - (edge('b')?.right ?? Number.POSITIVE_INFINITY);
    });
    expect(room, `${width}`).toBeGreaterThanOrEqual(-1);
  }
  await giveBack(page);
});

it('draws all bars of a split from the same edge and to the same scale', async () => {
  const page = await open('#/lab/partition/1/p4c6r/abcd');
  await page.locator('.lab-share-cell').nth(13).waitFor();
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const bars = await page.locator('.lab-share-cell svg').evaluateAll((bars) =>
      bars.map((bar) => {
        const { left, width } = bar.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(width)}`;
      }),
    );
    expect([width, [...new Set(bars)]]).toEqual([width, [bars[0]]]);
  }
  await giveBack(page);
});

it('keeps the figures of a custom game within the page if that game’s page was opened before', async () => {
  const page = await open('#/own');
  await visit(page, new URL('#/lab/own', stage.host.url).href);
  await page.getByRole('button', { name: 'Try' }).last().click();
  await page.getByRole('heading', { name: 'Nearly fair.' }).waitFor();
  await settled(page);
  expect(await tooWide(page)).toEqual([]);
  const size = await page
    .locator('.own-suggestions h3')
    .evaluate((heading) => getComputedStyle(heading).fontSize);
  expect(size).toBe('20px');
  await giveBack(page);
});

it('breaks the names of the Lab’s tools only at hyphenation points', async () => {
  const page = await open('#/lab', 'es');
  const name = page.getByRole('heading', { name: /Demostra/ });
  for (const width of someOf(1024, 1180, 1240)) {
    await page.setViewportSize({ width, height: 640 });
    const lines = await name.evaluate((heading) => {
      const text = heading.firstChild as Text;
      const [start, end] = [document.createRange(), document.createRange()];
      start.setStart(text, 0);
      start.setEnd(text, 'Demostra'.length);
      end.setStart(text, text.length - 'iones'.length);
      end.setEnd(text, text.length);
      const shown = (part: Range) => [...part.getClientRects()].filter(({ width }) => width > 0);
      return [start, end].map((part) => shown(part).length);
    });
    expect([width, ...lines]).toEqual([width, 1, 1]);
  }
  await giveBack(page);
});

it('shows the whole grid and all four rows of German keys', async () => {
  const page = await open('#/word', 'de');
  await page.locator('.key-row-ends').waitFor();
  for (const [width, height] of someOf([1024, 640], [1366, 657], [1280, 600], [900, 560])) {
    await page.setViewportSize({ width, height });
    for (const part of ['.letter-grid', '.keyboard']) {
      const box = await page.locator(part).evaluate((part) => part.getBoundingClientRect());
      expect(box.bottom, `${part} in ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
  await giveBack(page);
});
