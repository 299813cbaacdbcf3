import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inkling } from '../inkling.ts';
import { layout, tile } from './coven.ts';
import { announced, command, openPage, visit } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage, sharedPage } from './stage.ts';

const stage = openStage(serveSite);

/** Opened once: each test goes to its game in it. */
const opened = sharedPage(() => openPage(stage.browser, stage.host.url));

async function goTo(place: string): Promise<Page> {
  const { page } = opened;
  await visit(page, `${stage.host.url}#/${place}`);
  await page.locator('#board').waitFor();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
}

describe('typing after a button was pressed', () => {
  const guess = async (page: Page, keys: string, sentence: string) => {
    await type(page, [...keys]);
    await announced(page, sentence);
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  };

  /** Starts a game whose code or word is not the first guess. */
  const start = async (page: Page, seed: string) => {
    await press(page, 'New game');
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
    await press(page, 'Start this game');
    await announced(page, `seed ${seed}`);
  };

  it('enters a guess after a hint and after a new sheet, and with Enter what the mouse chose', async () => {
    const page = await goTo('mastermind');
    await page.getByRole('button', { name: 'Hint' }).click();
    await guess(page, '1122', 'Turn 1: Santa, Santa, Present, Present.');
    await start(page, 'holly-3417');
    await guess(page, '1122', 'Turn 1: Santa, Santa, Present, Present.');
    const palette = page.getByRole('toolbar', { name: 'Pieces' });
    for (const name of ['Santa', 'Santa', 'Tree', 'Tree'])
      await palette.getByRole('button', { name }).click();
    await guess(page, '', 'Turn 2: Santa, Santa, Tree, Tree.');
  });

  it('enters a word after the game was opened, after another one was started, and after clicks on keys', async () => {
    const page = await goTo('word');
    await guess(page, 'crane', 'Try 1, CRANE');
    await start(page, 'holly');
    await guess(page, 'salet', 'Try 1, SALET');
    for (const letter of 'CRONY') await press(page, letter);
    await guess(page, '', 'Try 2, CRONY');
  });

  it('enters a guess in a race that was started with a button', async () => {
    const page = await goTo('race');
    await page.getByRole('button', { name: 'New race' }).click();
    await page.locator('dialog .press-main').click();
    await guess(page, '1122', 'Turn 1.');
  });

  it('leaves the focus on the pieces while they are navigated with the arrow keys', async () => {
    const page = await goTo('mastermind');
    await page.getByRole('toolbar', { name: 'Pieces' }).getByRole('button').first().focus();
    for (const key of ['ArrowRight', 'Enter', '1']) await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null))
      .toBe(true);
    await expect
      .poll(() =>
        page.locator('.slot').evaluateAll((slots) => slots.slice(0, 2).map((slot) => slot.ariaLabel)),
      )
      .toEqual([expect.stringContaining('Present'), expect.stringContaining('Santa')]);
  });
});

it('a command that is not understood stays until it is replaced or corrected', async () => {
  const page = await goTo('mastermind');
  await command(page, 'new 4 holly-3417');
  await announced(page, 'seed holly-3417');
  const line = () => page.locator('#command').inputValue();
  await command(page, 'asdf');
  await announced(page, 'asdf is neither a command nor a piece. Type ? for all commands.');
  expect(await line()).toBe('asdf');
  await type(page, ['1']);
  await announced(page, 'That guess has 1 piece');
  expect(await line()).toBe('1');
  await type(page, [...'undo']);
  await announced(page, 'There is nothing to undo.');
  await expect.poll(line).toBe('');
  // It can be corrected with the arrow keys, and after its button was pressed.
  await command(page, 'undoxy');
  await announced(page, 'undoxy is neither');
  for (const key of ['ArrowRight', 'Backspace']) await page.keyboard.press(key);
  await press(page, 'Run');
  await announced(page, 'undox is neither');
  await type(page, ['ArrowRight', 'Backspace']);
  await announced(page, 'There is nothing to undo.');
});

it('b1 means the first tile of the second row, on the web as in the terminal', async () => {
  const { bonuses, cols, name } = layout('easy', 'holly');
  const [bonus = -1] = bonuses;
  expect([name(bonus), bonus]).toEqual(['b1', cols]);
  const page = await goTo('witch');
  await command(page, 'new easy holly');
  await announced(page, 'seed holly');
  await command(page, 'b1');
  await expect.poll(() => tile(page, cols).getAttribute('class')).toContain('tile-up');
  expect(await page.locator('.tile-up').count()).toBe(1);
  expect(inkling('play witch --level easy --seed holly', 'b1\nquit\n').stdout).toContain('b1 is a bonus.');
});
