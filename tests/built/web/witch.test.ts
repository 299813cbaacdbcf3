import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { labels, lay, layout, openTable, tile, witchAt } from './coven.ts';
import { announced, command, giveBack } from './open-page.ts';
import { DIST, serveSite } from './site.ts';
import { openStage } from './stage.ts';

const SEED = 'holly';

const stage = openStage(serveSite);

const open = (options: BrowserContextOptions = {}) =>
  openTable(stage.browser, stage.host.url, { reducedMotion: 'reduce', ...options });

async function walkTo(page: Page, square: number, cols: number): Promise<void> {
  const at = await page
    .locator('.tile')
    .evaluateAll((tiles) => tiles.indexOf(document.activeElement as HTMLElement));
  const steps = (by: number, back: string, on: string) =>
    Array.from({ length: Math.abs(by) }, () => (by < 0 ? back : on));
  for (const key of [
    ...steps(Math.floor(square / cols) - Math.floor(at / cols), 'ArrowUp', 'ArrowDown'),
    ...steps((square % cols) - (at % cols), 'ArrowLeft', 'ArrowRight'),
  ])
    await page.keyboard.press(key);
}

const line = async (page: Page) =>
  ((await page.locator('[role=status]').textContent()) ?? '').replaceAll('\u00a0', '');

describe('a game of Witch', () => {
  it('is played with the keyboard alone, announcing one line per flip', async () => {
    const { page, troubles } = await open();
    await lay(page, 'easy', SEED);
    const { pairs, cols } = layout('easy', SEED);
    const [first, second] = pairs as [[number, number], [number, number]];
    await page.keyboard.press('ArrowDown');
    const spoken: string[] = [];
    const flips = [first[0], second[0], ...pairs.flat()];
    for (const [count, square] of flips.entries()) {
      if (count === 2) {
        await page.keyboard.press('Escape');
        spoken.push(await line(page));
      }
      await walkTo(page, square, cols);
      await page.keyboard.press(square % 2 === 0 ? 'Enter' : 'Space');
      spoken.push(await line(page));
      if (!spoken.at(-1)?.startsWith('A match')) continue;
      await page.keyboard.press('1');
      spoken.push(await line(page));
    }
    expect(spoken).toMatchInlineSnapshot(`
      [
        "Row a, column 1: witch A, peach-coloured skin, blue hair, teal hat, alone.",
        "No match: witch A and witch B, pale skin, purple hair, plum hat, with a snake.",
        "Turned back.",
        "Row a, column 1: witch A, peach-coloured skin, blue hair, teal hat, alone.",
        "A match. Who’s that witch? 1 Cordelia, 2 Griselda, 3 Araminta, 4 Ethelind.",
        "No, she is Ethelind.",
        "Row a, column 2: witch B, pale skin, purple hair, plum hat, with a snake.",
        "A match. Who’s that witch? 1 Griselda, 2 Bramble, 3 Cordelia, 4 Araminta.",
        "No, she is Bramble.",
        "Row a, column 3: witch C, green skin, brown hair, indigo hat, with a toad.",
        "A match. Who’s that witch? 1 Clementine, 2 Agatha, 3 Araminta, 4 Griselda.",
        "No, she is Agatha.",
        "Row b, column 2: witch D, pale skin, black hair, plum hat, with a snake.",
        "A match. Who’s that witch? 1 Araminta, 2 Cordelia, 3 Griselda, 4 Clementine.",
        "No, she is Cordelia. All found in 5!",
      ]
    `);
    await expect.poll(() => page.locator('.result').textContent()).toBe('All found in 5!');
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is played with the pointer alone, unharmed by double clicks, third tiles and restarts', async () => {
    const { page, troubles } = await open();
    await lay(page, 'easy', SEED);
    const { pairs, bonuses } = layout('easy', SEED);
    const [first, second, third] = pairs as [[number, number], [number, number], [number, number]];
    await tile(page, first[0]).dblclick();
    expect((await labels(page)).filter((label) => !label?.endsWith('face down'))).toHaveLength(1);
    await tile(page, second[0]).dblclick();
    await announced(page, 'No match');
    expect((await labels(page)).filter((label) => !label?.endsWith('face down'))).toHaveLength(2);
    await tile(page, third[0]).click();
    expect((await labels(page)).filter((label) => !label?.endsWith('face down'))).toHaveLength(1);
    for (const level of ['Medium', 'Easy']) {
      await page.getByRole('button', { name: 'New game' }).click();
      await page.getByRole('radio', { name: level }).check();
      await page.getByRole('button', { name: 'Start this game' }).click();
      await announced(page, `New game, ${level.toLowerCase()}`);
    }
    expect((await labels(page)).every((label) => label?.endsWith('face down'))).toBe(true);
    await lay(page, 'easy', SEED);
    await tile(page, first[0]).click();
    await tile(page, second[0]).click();
    await page.locator('.coven-table').click({ position: { x: 3, y: 3 } });
    await announced(page, 'Turned back.');
    await tile(page, bonuses[0] as number).click();
    await announced(page, 'the bonus, 100 points. Choose a tile to peek at.');
    await tile(page, third[1]).click();
    await announced(page, /^A peek at row [a-e], column \d: /);
    for (const pair of pairs) {
      await tile(page, pair[0]).click();
      const name = witchAt('easy', SEED, pair[0]);
      await expect.poll(() => tile(page, pair[0]).getAttribute('aria-label')).toContain(', witch ');
      await tile(page, pair[1]).click();
      await expect
        .poll(() => tile(page, pair[0]).getAttribute('aria-label'))
        .toContain('the witch in question');
      await page.locator('.quiz-names button', { hasText: name }).click();
      await announced(page, `Yes: she is ${name}. 50 points.`);
      const onTile = await page.evaluate(() => document.activeElement?.classList.contains('tile'));
      expect(onTile).toBe(pair !== pairs.at(-1));
    }
    await page.getByRole('img', { name: '3 of 3 stars' }).waitFor();
    await page.getByText('Your best on this device.').waitFor();
    await expect.poll(() => page.locator('.best-now').count()).toBe(1);
    await page.getByRole('button', { name: 'Your coven' }).click();
    await page.getByText('4 of 36 faces named.').waitFor();
    await expect.poll(() => page.locator('.known-faces li').count()).toBe(4);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Same board again' }).click();
    await announced(page, `seed ${SEED}`);
    await expect.poll(() => tile(page, 0).evaluate((first) => first === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('is played with typed commands alone: miss, bonus, peek, bomb, hint, names', async () => {
    const { page, troubles } = await open();
    const { pairs, bonuses, bombs, name } = layout('medium', SEED);
    await command(page, `new medium ${SEED}`);
    await announced(page, '7 pairs');
    const [first, second, third] = pairs as [[number, number], [number, number], [number, number]];
    const type = async (text: string, sentence: string | RegExp) => {
      await command(page, text);
      await announced(page, sentence);
    };
    await type(name(first[0]), /^Row [a-e], column \d: witch A, /);
    const witch = witchAt('medium', SEED, first[0]);
    await type(`${Math.floor(second[0] / 4) + 1},${(second[0] % 4) + 1}`, /^No match: /);
    await type('cover', 'Turned back.');
    await type('cover', 'There is nothing to turn back.');
    await type('z9', 'z9 is neither a tile nor a command.');
    await expect.poll(() => page.locator('#command').inputValue()).toBe('z9');
    await type('e1', 'There is no such tile on this board.');
    await type(name(bonuses[0] as number), 'the bonus, 100 points');
    await type('state', 'No tile is face up. A bonus! You may peek at one face-down tile.');
    await type(name(third[0]), /^A peek at row [a-e], column \d: /);
    await type('state', /Face up: /);
    await type(name(first[0]), ': witch A, ');
    await type(name(first[1]), 'A match. Who’s that witch? 1 ');
    await type(name(second[0]), 'First say who she is, or skip.');
    await type('hint', /\. .*\./);
    await type('Elvira', 'Elvira is not one of the names.');
    await type(witch, `Yes: she is ${witch}. 25 points.`);
    await type(name(bombs[0] as number), `a bomb. It covers ${witch} again.`);
    for (const pair of [first, second, third, ...pairs.slice(3)]) {
      await command(page, name(pair[0]));
      await command(page, name(pair[1]));
      if (pair !== first) await type('skip', 'She is ');
    }
    await announced(page, /All found in \d+!$/);
    await type('b3', 'This game is finished.');
    await type('?', /./);
    await page.getByRole('dialog', { name: 'Keyboard and commands' }).waitFor();
    expect(troubles).toEqual([]);
    await giveBack(page);
  });

  it('seats two people, accepts a name with one typing error, and times a miss only if asked to', async () => {
    const { page } = await open();
    await command(page, 'settings');
    await page.getByRole('combobox', { name: 'Who plays' }).selectOption('person');
    await page.getByRole('radio', { name: 'Type her name' }).check();
    await page.getByRole('checkbox', { name: 'Timed: a miss is turned back after 6 seconds' }).check();
    await page.getByRole('textbox', { name: 'Seed' }).fill(SEED);
    // Without a pause the page's clock follows the real one, which a busy machine lets run for seconds.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.getByRole('button', { name: 'Start this game' }).click();
    await page.getByText('timed: a miss is turned back after 6 seconds').waitFor();
    const { pairs } = layout('easy', SEED);
    const [first, second] = pairs as [[number, number], [number, number]];
    await tile(page, first[0]).click();
    const name = witchAt('easy', SEED, first[0]);
    await tile(page, second[0]).click();
    await announced(page, /Second player to play\.$/);
    await page.getByText('they are turned back after 6 seconds.').waitFor();
    await page.clock.runFor(5000);
    await expect.poll(() => page.locator('.tile-shown').count()).toBe(2);
    await page.clock.runFor(1500);
    await announced(page, 'Turned back.');
    await page.clock.resume();
    await tile(page, first[0]).click();
    await tile(page, first[1]).click();
    const box = page.getByRole('textbox', { name: 'Her name' });
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(name.slice(0, -1));
    await page.keyboard.press('Enter');
    await announced(page, `Yes, close enough: she is ${name}. 80 points.`);
    await expect
      .poll(() => tile(page, first[1]).evaluate((tile) => tile === document.activeElement))
      .toBe(true);
    await page.getByRole('button', { name: 'Show the clock' }).click();
    await announced(page, 'The clock is shown and runs while you play.');
    await page.getByRole('timer', { name: 'Time' }).waitFor();
    await page.getByRole('button', { name: 'Hide the clock' }).click();
    await announced(page, 'The clock is hidden and stopped.');
    await page.context().close();
  });
});

it('the start page does not load the script of Witch', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const files = await readdir(join(DIST, 'assets'));
  const witches: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(join(DIST, 'assets', file), 'utf8');
    if (!text.includes('Morwenna')) continue;
    witches.push(file);
    console.log(`the witch’s script: ${gzipSync(text).length} bytes gzipped`);
  }
  expect(witches).not.toEqual([]);
  for (const file of witches) expect(html).not.toContain(file);
});
