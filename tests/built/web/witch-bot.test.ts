import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { lay, layout, loseToBot, openTable, sitDownWithBot, tile, untilTold } from './coven.ts';
import { announced, command, giveBack } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const SEED = 'holly';

/** The figures at the end of a game for two: more pairs win, whatever the points. */
const DECISIVE_FIRST = ['Pairs', 'Points', 'Moves', 'Forgotten', 'Total'];

const stage = openStage(serveSite);

const open = () => openTable(stage.browser, stage.host.url, { reducedMotion: 'reduce' });

it('Witch against a bot waits while the player may be looking, and is lost with the pointer alone', async () => {
  const { page, troubles } = await open();
  const press = (target: Locator) => target.click();
  await sitDownWithBot(page, SEED, press);
  const { pairs, name } = layout('easy', SEED);
  const [first, second] = pairs as [[number, number], [number, number]];
  await tile(page, first[0]).click();
  await tile(page, second[0]).click();
  await announced(page, /^No match: .* Bot to play\.$/);
  await command(page, name(second[1]));
  await announced(page, 'It is the bot’s turn. Type go to see its next move.');
  await page.locator('#command').blur();
  await page.keyboard.press('g');
  await announced(page, 'Turned back.');
  await announced(page, /^Bot, row [a-e], column \d: /);
  await sitDownWithBot(page, SEED, press);
  await loseToBot(page, SEED, press);
  await expect.poll(() => page.locator('.figures tbody th').allTextContents()).toEqual(DECISIVE_FIRST);
  expect(troubles).toEqual([]);
  await giveBack(page);
});

it('Witch says how long a peek lasts, and asks nobody to choose on the bot’s turn', async () => {
  const { page } = await open();
  await lay(page, 'medium', 'bot');
  const { pairs, bonuses } = layout('medium', 'bot');
  const [[one, mate], [two]] = pairs as [[number, number], [number, number]];
  for (const square of [one, bonuses[0] as number, mate]) await tile(page, square).click();
  await page.getByText('A peek. Look closely: the tile stays face up until you turn it back.').waitFor();
  await page.getByRole('button', { name: 'Turn it back' }).click();
  await page.getByText('Where is her mate?').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('combobox', { name: 'Who plays' }).selectOption('perfect');
  await page.getByRole('textbox', { name: 'Seed' }).fill('bot');
  await page.getByRole('button', { name: 'Start this game' }).click();
  for (const square of [one, two]) await tile(page, square).click();
  for (let turned = 0; turned < 3; turned++)
    await untilTold(page, () => page.getByRole('button', { name: /^Go on/ }).click());
  await announced(page, /^Bot, row b, column 4: the bonus, 100 points\.$/);
  await page.getByText('100 points for the bot, and a peek at a face-down tile.').waitFor();
  const tints = await page
    .locator('.score-table tbody tr')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)'));
  expect(tints).toEqual([false, true]);
  await giveBack(page);
});
