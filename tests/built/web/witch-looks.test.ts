import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeByDayAndNight, axeInAllLooks } from './axe.ts';
import { labels, lay, layout, openTable, tile } from './coven.ts';
import { EVERY_LOOK, someLanguages, someOf } from './looks.ts';
import { announced, command, giveBack, type OpenPage, settled } from './open-page.ts';
import { serveSite } from './site.ts';
import { smallTargets } from './small-targets.ts';
import { openStage, sharedPage } from './stage.ts';

const SEED = 'holly';

const stage = openStage(serveSite);

const open = (options: BrowserContextOptions = {}) =>
  openTable(stage.browser, stage.host.url, { reducedMotion: 'reduce', ...options });

/** The table on which all of these tests deal their boards; only those in another language open one of their own. */
const table = sharedPage(open);

/** Returns the table in a window of this size. */
async function tableIn(width = 1240, height = 900): Promise<OpenPage> {
  await table.page.setViewportSize({ width, height });
  return table;
}

/** Why a third tile stays face down while a question is open, and the button that the sentence names. */
const WHY_FACE_DOWN: Readonly<Record<string, readonly [sentence: string, button: string]>> = {
  en: ['First say who she is, or choose “Skip”.', 'Skip'],
  'es-ES': ['Di antes quién es, o elige «Saltar».', 'Saltar'],
  'de-DE': ['Sag erst, wer sie ist, oder wähle „Überspringen“.', 'Überspringen'],
};

describe('the look of the Witch table', () => {
  const easy = layout('easy', SEED);
  const medium = layout('medium', SEED);
  const [[one, mate], [two]] = medium.pairs as [[number, number], [number, number]];
  /** A part of another state shows nothing of its own. */
  const states: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['a fresh board, a part of a miss', [`new hard ${SEED}`]],
    ['a miss, a part of a question', [`new medium ${SEED}`, medium.name(one), medium.name(two)]],
    ['a question', [`new medium ${SEED}`, medium.name(one), medium.name(mate), 'hint']],
    ['a peek, a part of one after a bomb', [`new medium ${SEED}`, medium.name(medium.bonuses[0] as number)]],
    ['a bomb, a part of a peek after it', [`new medium ${SEED}`, medium.name(medium.bombs[0] as number)]],
    [
      'a peek after a bomb',
      [
        `new medium ${SEED}`,
        ...[...medium.bombs.slice(0, 1), ...medium.bonuses.slice(0, 1)].map(medium.name),
      ],
    ],
    ['the end', [`new easy ${SEED}`, ...easy.pairs.flatMap((pair) => [...pair.map(easy.name), 'skip'])]],
    ['the settings', ['settings']],
    ['the rules', ['rules']],
    ['the coven', ['coven']],
    ['the keys, a part of those of Mastermind', ['?']],
  ];

  it('keeps a place for every witch to be found, except for many on a phone, and fits, with targets of 44 px', async () => {
    const { page } = await tableIn(390, 844);
    for (const width of someOf(320, 390, 1240))
      for (const level of ['easy', 'medium', 'hard'] as const) {
        await page.setViewportSize({ width, height: 844 });
        await command(page, `new ${level} ${SEED}`);
        await settled(page);
        const kept = await page
          .locator('.found-empty')
          .evaluateAll((places) => places.filter((place) => place.checkVisibility()).length);
        const everybody = layout(level, SEED).pairs.length;
        const isLarge = width < 480 && everybody > 8;
        expect([width, level, kept]).toEqual([width, level, isLarge ? 0 : everybody]);
        if (level !== 'hard') continue;
        await command(page, 'a1');
        await settled(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const more = page.locator('.game-more[aria-expanded=false]');
        if (await more.isVisible()) await more.click();
        const small = await smallTargets(page.locator('main button, .game-header button, select'));
        expect([width, small]).toEqual([width, []]);
      }
  });

  it('deals a hard board as the library does in Node, and breaks no name at its end', async () => {
    const { page } = await tableIn(390, 844);
    const { pairs, bombs, bonuses, name } = layout('hard', 'slip');
    const turns = pairs.flatMap((pair) => [...pair.map(name), 'skip']);
    for (const text of ['new hard slip', ...bonuses.map(name), 'skip', ...bombs.map(name), ...turns])
      await command(page, text);
    await announced(page, `All found in ${pairs.length + bombs.length}!`);
    const shown = await labels(page);
    for (const square of bombs) expect(shown[square]).toContain('bomb, spent');
    for (const square of bonuses) expect(shown[square]).toContain('bonus');
    for (const width of someOf(320, 390, 1240)) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const broken = await page.locator('.found-name').evaluateAll((names) =>
        names.filter((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        }),
      );
      expect([width, broken.length]).toEqual([width, 0]);
    }
    expect(await page.locator('.found-name').allTextContents()).toContain('Euphemia');
  });

  it('passes axe in every state and every look, and leaves no number alone on a line of the result', async () => {
    const { page, troubles } = await tableIn();
    for (const [name, lines] of EVERY_LOOK
      ? states
      : states.filter(([name]) => !name.includes('a part of'))) {
      for (const text of lines) await command(page, text);
      await settled(page);
      expect([name, await (name === 'a question' ? axeByDayAndNight(page) : axeInAllLooks(page))]).toEqual([
        name,
        [],
      ]);
      if (name === 'the end') await keepsItsNumber(page);
      await page.keyboard.press('Escape');
    }
    expect(troubles).toEqual([]);
  });

  it('says what a bomb took next to the only main button, Go on', async () => {
    const { page } = await tableIn(390, 844);
    const bomb = medium.name(medium.bombs[0] as number);
    const turns = [medium.name(one), medium.name(mate), 'skip', medium.name(two), bomb];
    for (const text of [`new medium ${SEED}`, ...turns]) await command(page, text);
    await page.locator('.event').getByText('100 to 0').waitFor();
    expect(await page.locator('main .press-main').allTextContents()).toEqual([
      expect.stringContaining('Go on'),
    ]);
    expect(await page.locator('.found li:visible').count()).toBe(7);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Turn over a tile.').waitFor();
    expect(await page.locator('main .press-main').count()).toBe(0);
  });

  it.each(someLanguages('en', 'es-ES', 'de-DE'))(
    'says visibly on a phone, in %s, why a tile stays face down',
    async (locale) => {
      const [sentence = '', button = ''] = WHY_FACE_DOWN[locale] ?? [];
      const { page } = await open({ viewport: { width: 390, height: 844 }, locale });
      await command(page, `new medium ${SEED}`);
      for (const square of [one, mate, two]) await tile(page, square).click();
      const remark = page.getByText(sentence).and(page.locator('.board-remark'));
      await remark.waitFor();
      const box = await remark.evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);
      expect([box.top >= 0, box.bottom <= 844]).toEqual([true, true]);
      await page.getByRole('button', { name: button }).click();
      await remark.waitFor({ state: 'detached' });
      await giveBack(page);
    },
  );

  it('frames the tiles in purple with a yellow line in any light, and grows with the window', async () => {
    const { page } = await tableIn();
    await lay(page, 'medium', SEED);
    const frame = page.locator('.coven-table');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const inks = await frame.evaluate((table) => [
        getComputedStyle(table).backgroundColor,
        getComputedStyle(table, '::before').borderTopColor,
      ]);
      expect([colorScheme, inks]).toEqual([colorScheme, ['rgb(68, 34, 68)', 'rgb(217, 194, 77)']]);
    }
    const sides: number[] = [];
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const table = await frame.boundingBox();
      const first = await tile(page, 0).boundingBox();
      const last = await tile(page, 15).boundingBox();
      expect(Math.abs((table?.width ?? 0) - (table?.height ?? 0))).toBeLessThan(30);
      expect(first?.x).toBeGreaterThan(table?.x ?? 0);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((table?.x ?? 0) + (table?.width ?? 0));
      expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThan(height);
      sides.push(first?.width ?? 0);
    }
    expect(sides).toEqual(sides.toSorted((a, b) => a - b));
    expect(sides[2]).toBeGreaterThan(1.5 * (sides[0] ?? 0));
  });

  it('applies the tile sizes, and describes a witch on focus', async () => {
    const { page } = await tableIn();
    await lay(page, 'easy', SEED);
    for (const size of ['99', '124', '166']) {
      await page.getByRole('combobox', { name: 'Tiles' }).selectOption(size);
      const box = await tile(page, 0).boundingBox();
      expect(Math.abs((box?.width ?? 0) - Math.min(Number(size), 166))).toBeLessThan(4);
    }
    for (const square of easy.pairs[0] as [number, number]) await tile(page, square).click();
    await expect.poll(() => page.locator('.found-name').textContent()).toBe('?not named yet');
    await page.getByRole('button', { name: 'Skip' }).click();
    const description = page.locator('.witch-look').first();
    await page.mouse.move(0, 0);
    await expect.poll(() => description.isVisible()).toBe(false);
    await page.locator('button.found-name').first().focus();
    await expect.poll(() => description.isVisible()).toBe(true);
    await expect.poll(async () => ((await description.textContent()) ?? '').length).toBeGreaterThan(40);
  });

  it('keeps its buttons in line with the title even if the game has much to say about itself', async () => {
    const { page } = await tableIn(1240, 800);
    await command(page, 'settings');
    await page.getByLabel('Who plays').selectOption('Against a bot that remembers 4 tiles');
    await page.getByLabel('Calm: bombs do nothing').check();
    await page.getByRole('button', { name: 'Start this game' }).click();
    await page.locator('.game-facts', { hasText: 'remembers 4 tiles' }).waitFor();
    await settled(page);
    const tops = await page
      .locator('.game-name, .game-header > .quiet')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  });
});

/** Expects a word next to the number in the last line of the result at every width. Leaves the window wide. */
async function keepsItsNumber(page: Page): Promise<void> {
  for (const width of someOf(320, 390, 1240)) {
    await page.setViewportSize({ width, height: 900 });
    const last = await page.locator('.torn .result').evaluate(lastLineOf);
    expect([width, last]).toEqual([width, expect.stringMatching(/\w+ \d+!$/)]);
  }
}

/** Returns the letters in the last line of a heading. */
function lastLineOf(heading: Element): string {
  const text = heading.firstChild as Text;
  const lineOf = (at: number) => {
    const letter = document.createRange();
    letter.setStart(text, at);
    letter.setEnd(text, at + 1);
    return Math.round(letter.getBoundingClientRect().bottom / 8);
  };
  const letters = Array.from(text.data, (letter, at) => ({ letter, line: lineOf(at) }));
  return letters
    .flatMap(({ letter, line }) => (line === letters.at(-1)?.line ? [letter] : []))
    .join('')
    .trim();
}
