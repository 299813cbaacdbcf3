import type { BrowserContextOptions, Page } from 'playwright-core';
import { emptyPage, type OpenPage } from './open-page.ts';
import type { Site } from './site.ts';
import type { Stage } from './stage.ts';

/** Opens the home page as for a returning user: only the guided game is left of the first visit. */
export async function openHome(stage: Stage<Site>, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const opened = await openFirstVisit(stage, options);
  await skipFirstGame(opened.page);
  return opened;
}

/** Skips the guided game, as a user does once. */
export async function skipFirstGame(page: Page): Promise<void> {
  await page.locator('.home-first .first-game-sheet .quiet').click();
  await page.locator('.home:not(.home-first)').waitFor();
}

/** Opens the home page as for a new user. */
export async function openFirstVisit(
  stage: Stage<Site>,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const opened = await emptyPage(stage.browser, options);
  await opened.page.goto(stage.host.url);
  await opened.page.locator('.lid').nth(2).waitFor();
  return opened;
}
