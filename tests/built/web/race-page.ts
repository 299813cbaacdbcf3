import type { BrowserContextOptions, Page } from 'playwright-core';
import { announced, command, type OpenPage, openPage } from './open-page.ts';
import type { Stage } from './stage.ts';

/** Its code is Tree, Santa, Snowman, Santa. */
export const SEED = 'holly-3417';

/** Opens a page where races can be started. */
export async function openRacePage(
  { browser, host }: Stage<{ readonly url: string }>,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const opened = await openPage(browser, host.url, { reducedMotion: 'reduce', ...options });
  const more = opened.page.locator('.game-more');
  if (await more.isVisible()) await more.click();
  await opened.page.getByRole('link', { name: 'Race', exact: true }).click();
  await opened.page.locator('.race').waitFor();
  return opened;
}

/** Types a line and waits for the announcement that answers it. */
export async function run(page: Page, line: string, answer: string | RegExp): Promise<string> {
  await command(page, line);
  return announced(page, answer);
}
