import type { Page } from 'playwright-core';
import { layout } from '../coven.ts';
import { command, settled } from '../open-page.ts';

/** Brings a page into the state under test. */
export type Reach = (page: Page) => Promise<unknown>;

/**
 * Types lines into the console and waits for the page to settle after each but the last, because the language
 * of the response is unknown. The test waits after the last.
 */
export const type =
  (...lines: readonly string[]): Reach =>
  async (page) => {
    for (const [at, line] of lines.entries()) {
      if (at > 0) await settled(page);
      await command(page, line);
    }
  };

export const flip = (pick: (board: ReturnType<typeof layout>) => readonly number[]): Reach => {
  const board = layout('easy', 'holly');
  return type('new easy holly', ...pick(board).map(board.name));
};

/** Opens the dialog with the first button above the board, which a phone hides behind another. */
export const newGame: Reach = async (page) => {
  const more = page.locator('.game-more[aria-expanded=false]');
  if (await more.isVisible()) await more.click();
  await page.locator('.game-header > .quiet').first().click();
};

export const stay: Reach = async () => undefined;

export const all = (board: ReturnType<typeof layout>) => board.pairs;

export const played = type('new 4 holly-3417', 'SSPP', 'STNS', 'BBBB', 'TSNS');
