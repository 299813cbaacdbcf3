import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { emptyPage, visit } from './open-page.ts';
import { opened, type Person, person } from './people.ts';

/** A class: its room, and the page on the wall. */
export interface OpenClass {
  readonly address: string;
  readonly teacher: Person;
}

/** Opens a class for a game. The page first becomes a guest, with any room that it opens under Together. */
export async function openClass(
  browser: Browser,
  url: string,
  game: string,
  rules: string,
  { lobby, line } = { lobby: '#/online', line: 'make p1c2r/9 deposited one' },
): Promise<OpenClass> {
  const teacher = await person(browser, url, lobby, { viewport: { width: 1280, height: 800 } });
  await opened(teacher.page, line);
  const room = await teacher.page.evaluate(openRoom, { game, rules });
  const address = lobby.replace('#/online', `#/online/room/${room}`);
  await visit(teacher.page, new URL(address, url).href);
  await teacher.page.locator('.class-hall').waitFor();
  return { address, teacher };
}

/** Asks the server for the room of a class, as the guest of this page. */
async function openRoom({ game, rules }: { readonly game: string; readonly rules: string }): Promise<string> {
  const body = { game, rules, maker: 'drawn', breakers: 1, classroom: true, seat: 'breaker' };
  const reply = await fetch('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ req: crypto.randomUUID(), ...body }),
  });
  const room: { readonly id: string } = await reply.json();
  return room.id;
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
