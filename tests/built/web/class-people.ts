import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { command, emptyPage, visit } from './open-page.ts';
import { type Person, person } from './people.ts';

/** A class: its room, and the page on the wall. */
export interface OpenClass {
  readonly address: string;
  readonly teacher: Person;
}

/** Opens a class under Together, for the game of these rules. */
export async function openClass(
  browser: Browser,
  url: string,
  rules: string,
  address = '#/online/class',
): Promise<OpenClass> {
  const teacher = await person(browser, url, address, { viewport: { width: 1280, height: 800 } });
  await teacher.page.getByRole('button', { name: 'Open the class' }).waitFor();
  await command(teacher.page, `open ${rules}`);
  await teacher.page.locator('.class-wall').waitFor();
  const { search, hash } = new URL(teacher.page.url());
  return { address: `${search}${hash}`, teacher };
}

/** The name of the class, as it stands on the wall. */
export async function nameOnTheWall(page: Page): Promise<string> {
  return (await page.locator('.class-join b').textContent()) ?? '';
}

/** Opens the page of a pupil, by default on a phone. */
export async function pupil(
  browser: Browser,
  url: string,
  address: string,
  options: BrowserContextOptions = PHONE,
): Promise<Person> {
  const { page, troubles } = await emptyPage(browser, options);
  await visit(page, new URL(address, url).href);
  await page.locator('.class-pupil').waitFor();
  return { page, context: page.context(), troubles };
}

/** The guesses on the wall, each with its votes and what is said about it. */
export function onTheWall(page: Page): Promise<readonly string[]> {
  return page
    .locator('.class-vote')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.unseen, .class-verdict')].map(({ textContent }) => textContent).join(' '),
      ),
    );
}

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
