import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { someLanguages, someOf } from './looks.ts';
import { announced, command, emptyPage, giveBack, openDrawer, openPage, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

async function openSheet(): Promise<Page> {
  const { page } = await openPage(stage.browser, stage.host.url, { locale: 'en-GB' });
  return page;
}

it('explains itself on a nearly empty sheet, strikes out what cannot be, and gives the result the focus', async () => {
  const page = await openSheet();
  await command(page, 'new 4 holly-3417');
  const guide = page.getByRole('region', { name: 'How to play' });
  await expect
    .poll(() => guide.getByRole('paragraph').first().textContent())
    .toBe(
      'Find the hidden code: 4 places, each with one of 6 pieces. A piece may appear more than once. You have 10 guesses, and each gets an answer:',
    );
  await expect.poll(() => guide.getByRole('listitem').count()).toBe(2);
  expect(await guide.getByRole('list').ariaSnapshot()).toBe(
    '- list:\n  - listitem: "exact: right piece, right place"\n  - listitem: "near: right piece, wrong place"',
  );
  expect(await page.locator('.blank').ariaSnapshot()).toBe('- img "9 more turns"');
  await command(page, 'SSPP');
  await announced(page, 'Turn 1');
  await expect.poll(() => guide.count()).toBe(1);
  await command(page, 'STNS');
  await announced(page, 'Turn 2');
  await expect.poll(() => guide.count()).toBe(0);
  await openDrawer(page);
  await expectStruckOut(page);
  await page.locator('#board').focus();
  for (const key of 'TSNS') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expectFocusOnResult(page);
  await expect.poll(() => page.locator('.blank').count()).toBe(0);
  await command(page, 'new bc');
  await guide.getByText('No piece appears twice.').waitFor();
  await guide.getByRole('link', { name: 'See how scoring works' }).click();
  await page.getByRole('heading', { name: 'How scoring works' }).waitFor();
  await giveBack(page);
});

/** Checks that a piece is struck out only if it cannot be anywhere. */
async function expectStruckOut(page: Page): Promise<void> {
  const struck = await page.locator('.symbol').evaluateAll((symbols) =>
    symbols.flatMap((symbol) => {
      const name = symbol.querySelector('.symbol-name') as HTMLElement;
      const isStruck = getComputedStyle(name).textDecorationLine === 'line-through';
      return isStruck ? [symbol.querySelector('.symbol-count')?.textContent?.trim()] : [];
    }),
  );
  expect(struck).toEqual(['0 places', '0 places', '0 places']);
  await page.getByRole('button', { name: 'Snowman not here. Snowman cannot be at place 1' }).waitFor();
  await expect
    .poll(() => page.locator('.symbol-elsewhere .symbol-count').allInnerTexts())
    .toEqual(['not here']);
}

/** Checks that the result has the focus without a ring, which would look like an error. */
async function expectFocusOnResult(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Found in 3!' }).waitFor();
  const seen = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const { outlineStyle, boxShadow } = getComputedStyle(activeElement as Element);
      return [activeElement?.textContent, outlineStyle, boxShadow];
    });
  await expect.poll(seen).toEqual(['Found in 3!', 'none', 'none']);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await seen()).slice(0, 2)).toEqual(['Play again', 'solid']);
}

it('explains the goal of Witch until the first move', async () => {
  const { page } = await emptyPage(stage.browser, { locale: 'en-GB' });
  await visit(page, `${stage.host.url}#/witch`);
  const aim = page.getByText('Every witch lies here twice: find the pairs. After each pair, say who she is.');
  await aim.waitFor();
  for (const line of ['new easy holly', 'a1', 'b1']) await command(page, line);
  await aim.waitFor({ state: 'detached' });
  await giveBack(page);
});

it.each(someLanguages('en-GB', 'es-ES', 'de-DE'))(
  'keeps all navigation entries in one row at every width in %s',
  async (locale) => {
    const { page } = await emptyPage(stage.browser, { locale });
    await visit(page, stage.host.url);
    await page.locator('.lid').first().waitFor();
    const torn: string[] = [];
    for (const width of someOf(320, 360, 390, 480, 600, 735, 768, 900, 1024, 1240, 1920)) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('.entries a, .tab-bar a')
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility())
            .map((link) => Math.round(link.getBoundingClientRect().top)),
        );
      if (tops.length < 3 || tops.length > 5 || new Set(tops).size !== 1) torn.push(`${width}: ${tops}`);
    }
    expect(torn).toEqual([]);
    await giveBack(page);
  },
);

it('is centred in a wide window, filled by board and side, and keeps each answer within its row', async () => {
  const page = await openSheet();
  for (const width of someOf(1024, 1280, 1920, 2560)) {
    await page.setViewportSize({ width, height: (width * 9) / 16 });
    const [left = 0, right = 0] = await page.evaluate(() => {
      const box = (name: string) => (document.querySelector(name) as Element).getBoundingClientRect();
      return [box('.pegboard').left, document.documentElement.clientWidth - box('.play-side').right];
    });
    expect(Math.abs(left - right), `${width}`).toBeLessThan(3);
    expect((left + right) / width, `${width}`).toBeLessThan(0.5);
  }
  const beyond: string[] = [];
  for (const rules of someOf('p5c8r', 'p6c9r', 'p8c12r')) {
    await command(page, `new ${rules} holly`);
    await expect.poll(() => page.locator('.slot').count()).toBe(Number(rules[1]));
    for (const width of someOf(320, 390, 600, 768, 1024, 1280, 1920)) {
      await page.setViewportSize({ width, height: 900 });
      const [answer, row] = await page.evaluate(() => {
        const right = (name: string) =>
          (document.querySelector(name) as Element).getBoundingClientRect().right;
        return [right('.blank .key-square'), right('.blank')];
      });
      if ((answer ?? 0) > (row ?? 0)) beyond.push(`${rules} at ${width}: ${answer} > ${row}`);
    }
  }
  expect(beyond).toEqual([]);
  await giveBack(page);
});

it('prints what is needed to play on paper, without buttons', async () => {
  const page = await openSheet();
  await command(page, 'new 4 holly-3417');
  await command(page, 'SSPP');
  await announced(page, 'Turn 1');
  const legend = page.locator('.legend');
  await expect.poll(() => legend.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => legend.isVisible()).toBe(true);
  await expect.poll(() => legend.locator('.legend-elements').innerText()).toContain('Santa');
  await expect.poll(() => legend.getByText('exact: right piece, right place').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.blank .answer-boxes:visible').count()).toBe(8);
  await expect.poll(() => page.locator('button:visible:not(.slot, .pegs-copy)').count()).toBe(0);
  await page.emulateMedia({ media: null });
  await command(page, 'new 8 holly');
  await announced(page, 'holly');
  await page.emulateMedia({ media: 'print' });
  // As wide as A4, where a phone would have no room for all rows of eight places.
  await page.setViewportSize({ width: 718, height: 1047 });
  await expect.poll(() => page.locator('.pegboard-row .answer-boxes:visible').count()).toBe(10);
  for (const place of ['liar', 'race']) {
    await visit(page, `${stage.host.url}#/${place}`);
    await expect.poll(() => legend.isVisible()).toBe(true);
    await expect.poll(() => page.locator('.board .answer-boxes:visible').count()).toBe(12);
  }
  await giveBack(page);
});

it('prints a finished game, a review and a puzzle without buttons', async () => {
  const page = await openSheet();
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator('main :is(.press, .quiet, a, textarea):visible');
  for (const address of [
    '#/review/word/english%20crane%3Aywyww%20batch%3Awgggg',
    '#/puzzles/mastermind/p4c6r/cfce20.bcab00.fdaf01',
  ]) {
    await visit(page, stage.host.url + address);
    await page.locator('.review[aria-busy=false], .puzzle').waitFor();
    await expect.poll(() => pressed.allTextContents()).toEqual([]);
  }
  await page.emulateMedia({ media: null });
  await visit(page, `${stage.host.url}#/mastermind`);
  await command(page, 'new 4 holly-3417');
  await command(page, 'TSNS');
  await page.locator('.torn').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => pressed.allTextContents()).toEqual([]);
  await giveBack(page);
});

it('prints Witch as tiles to cut out, the same for every board, and Word as letters to strike out', async () => {
  const { page } = await emptyPage(stage.browser);
  const printed = async (seed: string) => {
    await visit(page, `${stage.host.url}#/witch`);
    await page.locator('.tile').first().waitFor();
    await command(page, `new medium ${seed}`);
    await announced(page, seed);
    expect(await page.locator('.paper-tiles').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.paper-faces li').count()).toBe(16);
    const names = await page.locator('.paper-tiles dt').allTextContents();
    await page.emulateMedia({ media: null });
    await expect.poll(() => page.locator('.paper-tiles').count()).toBe(0);
    return names;
  };
  const names = await printed('holly');
  expect(names).toHaveLength(7);
  expect(await printed('ivy')).toEqual(names);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(1);
  await visit(page, `${stage.host.url}#/word`);
  await page.locator('.letter-grid').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.keyboard button:visible').allInnerTexts()).toHaveLength(26);
  await giveBack(page);
});

it('says at every new game that guesses are restricted', async () => {
  const page = await openSheet();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByLabel('Accept only guesses that can still be the code').check();
  await page.getByRole('button', { name: 'Start this game' }).click();
  await announced(page, 'Only guesses that can still be the code are accepted, as before.');
  await page.locator('.game-facts').getByText('only guesses that fit').waitFor();
  await command(page, 'new 4 holly');
  await announced(page, 'seed holly. Only guesses that can still be the code are accepted, as before.');
  await giveBack(page);
});
