import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { parseGameRecord, verifyGameRecord } from 'inkling/game-record';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, launch, said } from './desk.ts';
import { type OpenHouse, openHouse } from './house.ts';
import { serveSite } from './site.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let house: OpenHouse;

beforeAll(async () => {
  [browser, house] = await Promise.all([launch(), openHouse()]);
});

afterAll(async () => {
  await browser.close();
  await house.close();
});

interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly troubles: string[];
}

/** A browser of its own at an address of the server. What a lost line or a 401 writes to its console is no trouble. */
async function person(address = '#/online', url = house.url): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1240, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const troubles: string[] = [];
  page.on('console', (message) => {
    const expected = /Failed to load resource|ERR_|net::/.test(message.text());
    if (message.type() === 'error' && !expected) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(new URL(address, url).href);
  await page.locator('main.online').waitFor();
  return { page, context, troubles };
}

/** Opens a room by a typed line; its address. */
async function opened(page: Page, line: string): Promise<string> {
  await page.getByRole('heading', { name: 'Open a room' }).waitFor();
  await command(page, line);
  return page.getByRole('textbox', { name: 'Link of this room' }).inputValue();
}

async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function leave(...people: readonly Person[]): Promise<void> {
  expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The game that is offered as a file, checked as `inkling verify` does. */
async function verified(page: Page) {
  const file = await page.locator('a[download]').getAttribute('href');
  const record = parseGameRecord(decodeURIComponent((file ?? '').slice('data:application/json,'.length)));
  if (!record.ok) throw new Error(record.error.code);
  return verifyGameRecord(record.value, sha256);
}

describe('playing together', () => {
  it('carries a whole duel with a deposited code, one side offline and the server gone for a while', async () => {
    const maker = await person();
    expect(await axe(maker.page)).toEqual([]);
    const link = await opened(maker.page, 'make p4c6r/12 deposited one');
    const breaker = await person(new URL(link).hash);
    await breaker.page.getByRole('button', { name: 'Sit down as breaker' }).click();
    await said(breaker.page, 'The maker is setting the code.');
    await command(maker.page, 'aabc');
    await said(breaker.page, 'Your turn: set a guess.');
    expect(await axe(maker.page)).toEqual([]);
    expect(await axe(breaker.page)).toEqual([]);

    await breaker.page.locator('#board').focus();
    for (const key of ['1', '2', '3', '4', 'Enter']) await breaker.page.keyboard.press(key);
    await said(breaker.page, 'Turn 1: 1 exact, 2 near. Your turn');
    await said(maker.page, 'Turn 1: 1 exact, 2 near.');

    await breaker.context.setOffline(true);
    await breaker.page.getByText('The line to the server is lost; it is taken up again').waitFor();
    await command(breaker.page, 'aabb');
    await said(breaker.page, 'No answer yet. Your move is kept');
    expect(await axe(breaker.page)).toEqual([]);
    await breaker.context.setOffline(false);
    await said(breaker.page, 'Turn 2: 3 exact, 0 near.');
    await said(maker.page, 'Turn 2: 3 exact, 0 near.');
    await breaker.page.locator('.online-banner').waitFor({ state: 'detached' });

    await house.stop('SIGKILL');
    await said(maker.page, 'The line to the server is lost.');
    await command(breaker.page, 'aabd');
    await said(breaker.page, 'No answer yet. Your move is kept');
    await breaker.page.reload();
    await breaker.page.getByText('Opening the room…').waitFor();
    await house.start();
    await said(breaker.page, 'Turn 3: 3 exact, 0 near.');
    await said(maker.page, 'Turn 3: 3 exact, 0 near.');

    for (const name of ['Santa', 'Santa', 'Present', 'Tree'])
      await breaker.page.getByRole('button', { name, exact: true }).click();
    await breaker.page.getByRole('button', { name: 'Guess', exact: true }).click();
    await said(breaker.page, 'The promise was kept, and every answer is what the code gives.');
    await said(maker.page, 'The promise was kept, and every answer is what the code gives.');
    await breaker.page.getByText('It is over: you found the code in 4 turns.').waitFor();
    expect(await axe(breaker.page)).toEqual([]);
    expect(await verified(breaker.page)).toMatchObject({ ok: true, promise: 'kept' });
    await leave(maker, breaker);
  });
});

describe('without a server', () => {
  it('says so plainly, and points to the duel by links', async () => {
    const site = await serveSite();
    const { page, context } = await person('#/online', site.url);
    await page.getByText('games are played on one device and by links only.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play a duel by two links' }).click();
    await page.getByText('A duel by two links').waitFor();
    await context.close();
    await site.close();
  });
});
