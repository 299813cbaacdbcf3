import type { Page } from 'playwright-core';
import { axeInAllLooks } from './axe.ts';
import { command, settled } from './open-page.ts';
import { smallTargets } from './small-targets.ts';

/** A state of a page, and the lines that lead to it from the previous state. */
export type PageState = readonly [name: string, lines: readonly string[]];

/**
 * Returns what is wrong with a page in each of its states: what axe finds, and in a wide window and on a small
 * phone, what is wider than the window and what is too small for a finger. Keys of letters may be narrow.
 */
export async function stateFaults(page: Page, states: readonly PageState[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, lines] of states) {
    for (const line of lines) await command(page, line);
    await settled(page);
    const found = [...(await axeInAllLooks(page, SMALL_PHONE))];
    const wide = page.viewportSize() ?? SMALL_PHONE;
    for (const size of [SMALL_PHONE, wide]) {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const small = await smallTargets(page.locator('button:not(.key), select, nav a'));
      const here = over > 0 ? [`${over} px wider than the window`, ...small] : small;
      found.push(...here.map((fault) => `at ${size.width} px: ${fault}`));
    }
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}

const SMALL_PHONE = { width: 320, height: 720 };
