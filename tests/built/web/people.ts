import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { command, emptyPage, giveBack, visit } from './open-page.ts';

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
}

/** A browser of its own at an address of the server. What a lost line or a 401 writes to its console is no trouble. */
export async function person(
  browser: Browser,
  url: string,
  address = '#/online',
  options: BrowserContextOptions = {},
): Promise<Person> {
  const { page, troubles } = await emptyPage(browser, options);
  const context = page.context();
  await visit(page, new URL(address, url).href);
  await page.locator(/room\/|watch\//.test(address) ? '.online-seats' : 'main.online').waitFor();
  return { page, context, troubles };
}

/** Opens a room by a typed line; its address. */
export async function opened(page: Page, line: string): Promise<string> {
  await page.getByRole('heading', { name: 'With a friend' }).waitFor();
  await command(page, line);
  return page.getByRole('textbox', { name: 'Link of this room' }).inputValue();
}

/** Leaves the pages to the next test. */
export async function leave(...people: readonly Person[]): Promise<void> {
  needNoTrouble(people);
  await Promise.all(people.map(({ page }) => giveBack(page)));
}

/** For those whose clock, requests or connection were changed, or who keep the app: nobody else may get such a page. */
export async function close(...people: readonly Person[]): Promise<void> {
  needNoTrouble(people);
  await Promise.all(people.map(({ context }) => context.close()));
}

function needNoTrouble(people: readonly Person[]): void {
  const troubles = people.flatMap((person) => person.troubles);
  expect(troubles.filter((trouble) => !/Failed to load resource|ERR_|net::/.test(trouble))).toEqual([]);
}
