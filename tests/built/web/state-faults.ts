import type { Page } from 'playwright-core';
import { axe, BUT_COLOUR, RULES_OF_COLOUR } from './axe.ts';
import { command, settled } from './open-page.ts';
import { smallTargets } from './small-targets.ts';

/** A state of a page, and the lines that lead to it from the previous state. */
export type PageState = readonly [name: string, lines: readonly string[]];

/**
 * Returns what is wrong with a page in each of its states: what axe finds, on a wide screen by day and by
 * night, what is wider than the window, and what is too small for a finger. Keys of letters may be narrow.
 */
export async function stateFaults(
  page: Page,
  look: 'wide' | 'a small phone',
  states: readonly PageState[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [name, lines] of states) {
    for (const line of lines) await command(page, line);
    await settled(page);
    const found = [...(await axe(page, look === 'wide' ? '' : BUT_COLOUR))];
    if (look === 'wide') {
      await page.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await axe(page, RULES_OF_COLOUR)).map((fault) => `by night: ${fault}`));
      await page.emulateMedia({ colorScheme: 'light' });
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${over} px wider than the window`);
    found.push(...(await smallTargets(page.locator('button:not(.key), select, nav a'))));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
