import { seedRandom } from '@inkling/core/random';
import { COVEN_ROSTER, covenWitch } from '@inkling/games/witch/coven-module';
import type { Level } from '@inkling/games/witch/rules/setting';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import { placeWitch } from 'inkling';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { announced, command, emptyPage, type OpenPage } from './open-page.ts';

/** Opens the board of witches in a page with its own storage. */
export async function openTable(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const { page, troubles } = await emptyPage(browser, options);
  await page.goto(`${url}#/witch`);
  await page.locator('.tile').first().waitFor();
  return { page, troubles };
}

/** Deals a board and removes the focus from the command box. */
export async function lay(page: Page, level: Level, seed: string): Promise<void> {
  await command(page, `new ${level} ${seed}`);
  await announced(page, `seed ${seed}`);
  await page.locator('#command').blur();
}

/** Returns the witch on a square if the board is drawn from fourteen witches, for a player who knows no face yet. */
export function witchAt(level: Level, seed: string, square: number): string {
  const params = covenWitch.rules.parseParams(`${level} coven=14`);
  if (!params.ok) throw new Error('the levels are feasible');
  const tile = covenWitch.rules.start(params.value, seedRandom(seed)).secret.tiles[square];
  return tile?.type === 'gameTile' ? (COVEN_ROSTER[tile.witch]?.name ?? '') : '';
}

/** Returns the position of everything on the board of a level and a seed, computed by the library in Node. */
export function layout(level: Level, seed: string) {
  const placed = placeWitch({ level, seed });
  if (!placed.feasible) throw new Error('the levels are feasible');
  const { cols } = placed.size;
  const squares = placed.boards[0]?.squares ?? [];
  const index = ({ row, col }: { row: number; col: number }) => row * cols + col;
  const mates = new Map<number, number[]>();
  for (const square of squares)
    if (square.pairId !== undefined)
      mates.set(square.pairId, [...(mates.get(square.pairId) ?? []), index(square)]);
  const specials = (type: 'bonus' | 'bomb') => squares.filter((tile) => tile.type === type).map(index);
  return {
    cols,
    pairs: [...mates.values()] as [number, number][],
    bonuses: specials('bonus'),
    bombs: specials('bomb'),
    name: (square: number) => squareName(squareAt({ rows: cols, cols }, square)),
  };
}

/**
 * Sets up an easy board against a bot that forgets nothing, without questions. Everything except the seed is
 * chosen by pressing.
 */
export async function sitDownWithBot(
  page: Page,
  seed: string,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const begin = page.getByRole('button', { name: 'New game' });
  if (!(await begin.isVisible())) await press(page.getByRole('button', { name: 'More about this game' }));
  await press(begin);
  await page.getByRole('combobox', { name: 'Who plays' }).selectOption('perfect');
  await press(page.getByRole('radio', { name: 'Easy' }));
  await press(page.getByRole('radio', { name: 'No question' }));
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  await press(page.getByRole('button', { name: 'Start this game' }));
  await announced(page, `seed ${seed}`);
}

/** Turns over two tiles that are not a pair, as long as there are any, until the bot has won. */
export async function loseToBot(
  page: Page,
  seed: string,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const { pairs } = layout('easy', seed);
  const over = page.locator('.result');
  const finish = page.getByRole('button', { name: 'Play its whole turn' });
  for (let turns = 0; turns < 20 && (await over.count()) === 0; turns++) {
    // After a bonus the bot pauses, so that its peek can be seen.
    if ((await finish.count()) > 0) {
      await untilTold(page, () => press(finish));
      continue;
    }
    const names = await labels(page);
    const left = pairs.map((pair) => pair.filter((square) => names[square]?.endsWith('face down')));
    const squares = left.flatMap((pair) => pair.slice(0, 1));
    const two = squares.length > 1 ? squares : left.flat();
    for (const square of two.slice(0, 2)) await untilTold(page, () => press(tile(page, square)));
  }
  await announced(page, 'Bot wins!');
}

/** Acts and waits for the announcement: the page handles a press only some time after it is rendered. */
export async function untilTold(page: Page, act: () => Promise<void>): Promise<void> {
  const said = () => page.locator('[role=status]').textContent();
  const before = await said();
  await act();
  await expect.poll(said).not.toBe(before);
}

export function tile(page: Page, square: number) {
  return page.locator('.tile').nth(square);
}

export function labels(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('.tile').evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel));
}
