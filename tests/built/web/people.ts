import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { command, emptyPage, giveBack, stored, visit } from './open-page.ts';

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
}

/** Opens a separate browser at an address of the server. */
export async function person(
  browser: Browser,
  url: string,
  address = '#/online',
  options: BrowserContextOptions = {},
): Promise<Person> {
  const { page, troubles } = await emptyPage(browser, options);
  await visit(page, new URL(address, url).href);
  await page.locator(/room\/|watch\//.test(address) ? '.online-seats' : 'main.online').waitFor();
  return { page, context: page.context(), troubles };
}

/** Opens a room with a typed line and returns its address. */
export async function opened(page: Page, line: string): Promise<string> {
  await page.getByRole('heading', { name: 'With a friend' }).waitFor();
  await command(page, line);
  return page.getByRole('textbox', { name: 'Link to this room' }).inputValue();
}

/**
 * Waits until the server has answered the last action: a room accepts one action at a time, and its news may
 * arrive before the response.
 */
export async function answered(page: Page): Promise<void> {
  const room = page.url().split('/').at(-1);
  await expect.poll(() => stored(page, `online/pending/${room}`)).toBe('');
  await page.locator('.online-banner').waitFor({ state: 'detached' });
}

/** Closes the pages and expects no errors, other than lost connections and a 401 in the console. */
export async function leave(...people: readonly Person[]): Promise<void> {
  const expected = /Failed to load resource|ERR_|net::/;
  const troubles = people.flatMap((one) => one.troubles.filter((text) => !expected.test(text)));
  expect(troubles).toEqual([]);
  for (const { page } of people) await giveBack(page);
}
