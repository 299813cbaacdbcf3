import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { closeDialog, command, emptyPage, giveBack, openPage, settled } from './open-page.ts';
import { startServer } from './running-server.ts';
import { openStage } from './stage.ts';

const stage = openStage(startServer);

/** A page of another site, on its own origin, with the given content. */
let foreign: { readonly url: string; show(html: string): void; close(): void };

beforeAll(async () => {
  let body = '';
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1>${body}</main>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  foreign = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    show: (html) => {
      body = html;
    },
    close: () => void server.close(),
  };
});
afterAll(() => foreign.close());

/** The embed codes that the app offers for a finished game and for its review. */
let codes: { readonly game: string; readonly review: string };

beforeAll(async () => {
  const { page } = await openPage(stage.browser, stage.host.url);
  for (const line of ['new 4 holly-3417', 'SSPP', 'TSNS']) await command(page, line);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const game = await page.getByRole('textbox', { name: 'Embed in your own page' }).inputValue();
  await closeDialog(page);
  await page.getByRole('link', { name: 'Review this game' }).click();
  const button = page.getByRole('button', { name: 'Copy embed code' });
  await button.waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await button.click();
  await page.waitForFunction(() => document.title.startsWith('<iframe'));
  codes = { game, review: await page.title() };
  await giveBack(page);
});

it('plays in a frame on another origin with the code from the share sheet, and stores nothing there', async () => {
  foreign.show(codes.game);
  const { page, troubles } = await emptyPage(stage.browser);
  await page.goto(foreign.url);
  const frame = page.frameLocator('iframe');
  const board = frame.locator('.board');
  await board.waitFor();
  for (const name of ['Tree', 'Santa', 'Snowman', 'Santa'])
    await frame.locator('.tray').getByRole('button', { name }).click();
  await board.press('Enter');
  await frame.locator('.result', { hasText: 'Found in 1!' }).waitFor();
  await settled(page);
  const inside = page.frames().find((one) => one.url().includes('/embed')) ?? page.mainFrame();
  expect(
    await inside.evaluate(async () => [
      (await indexedDB.databases()).length,
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      (await caches.keys()).length,
    ]),
  ).toEqual([0, 0, 0, '', 0]);
  expect((await page.context().cookies()).length).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('shows a review in a frame on another origin, and continues the game from a turn there', async () => {
  foreign.show(codes.review);
  const { page, troubles } = await emptyPage(stage.browser);
  await page.goto(foreign.url);
  const frame = page.frameLocator('iframe');
  await frame.locator('.review[aria-busy="false"]').waitFor();
  await expect
    .poll(() => frame.locator('.review-count').allTextContents())
    .toEqual(['1,296 to 208', 'one of 208']);
  await expect
    .poll(() => frame.getByRole('textbox', { name: 'Link to this review' }).inputValue())
    .toMatch(`${stage.host.url}#/review/mastermind/`);
  expect(await axe(page)).toEqual([]);
  await frame.getByRole('button', { name: 'Play on from here' }).click();
  await frame.locator('.turn').first().waitFor();
  expect((await page.context().cookies()).length).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('plays Word, Witch, a race and a runaway code in a frame, too, with the rules in the link', async () => {
  const { page, troubles } = await emptyPage(stage.browser);
  const frames = [
    ['word', 'word'],
    ['witch', 'witch'],
    ['race', 'race/s1/race-p4c5r-covered-states/holly-3417.GLaZ'],
    ['runaway', 'runaway/s1/adversary-p5c6r-covered/holly.JOA8'],
  ].map(([name, at]) => `<iframe title="${name}" src="${new URL(`embed#/${at}`, stage.host.url)}"></iframe>`);
  foreign.show(frames.join(''));
  await page.goto(foreign.url);
  await page.frameLocator('[title=word]').getByRole('button', { name: 'Enter' }).first().waitFor();
  const tile = page.frameLocator('[title=witch]').locator('.tile').first();
  await tile.click();
  await expect.poll(() => tile.getAttribute('class')).toContain('tile-up');
  const race = page.frameLocator('[title=race]');
  await expect.poll(() => race.locator('.tray [data-symbol]').count()).toBe(5);
  for (const name of ['Santa', 'Santa', 'Present', 'Present'])
    await race.locator('.tray').getByRole('button', { name }).click();
  await race.getByRole('button', { name: 'Check guess' }).click();
  await race.locator('.turn').first().waitFor();
  const runaway = page.frameLocator('[title=runaway]');
  await expect.poll(() => runaway.locator('.guess .slot').count()).toBe(5);
  expect(await page.locator('dialog').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('says so, and offers a link, if scripts cannot be fetched, reports an address without a game, and does not let the app be framed', async () => {
  const { page } = await emptyPage(stage.browser);
  const frame = page.frameLocator('iframe');
  for (const [scripts, sentence] of [
    ['**/assets/**', 'No board here? It could not be loaded'],
    ['**/assets/screen-*', 'This board could not be loaded'],
  ] as const) {
    await page.route(scripts, (route) => route.abort());
    foreign.show(`<iframe title="word" src="${new URL('embed#/word', stage.host.url)}"></iframe>`);
    await page.goto(foreign.url);
    await frame.getByText(sentence).waitFor();
    await frame.getByRole('link').first().waitFor();
    await page.unroute(scripts);
  }
  foreign.show(`<iframe title="app" src="${stage.host.url}"></iframe>`);
  await page.goto(foreign.url);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  foreign.show(`<iframe title="none" src="${new URL('embed#/nothing/<b>', stage.host.url).href}"></iframe>`);
  await page.goto(foreign.url);
  await frame.getByText('There is no game at this address.').waitFor();
  await page.context().close();
});
