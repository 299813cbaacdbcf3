import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.mjs';

/** Takes the README's pictures from the built web app: `npm run build`, then `npm run pictures`. */
const FOLDER = new URL('../docs/pictures/', import.meta.url);
const APP = new URL('../apps/web/dist/', import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const SIZE = { width: 1200, height: 800 };

interface Picture {
  readonly name: string;
  readonly place: string;
  readonly light?: 'dark';
  /** Brings the page into the state that the picture shows. */
  play(page: Page): Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'home',
    place: '',
    async play(page) {
      await page.locator('.home-first .first-game-sheet .quiet').click();
      await page.locator('.home:not(.home-first)').waitFor();
    },
  },
  {
    name: 'mastermind',
    place: 'mastermind',
    async play(page) {
      await lines(page, 'new 4 holly-3417', 'SSPP', 'STNS');
      await page.getByRole('button', { name: /Unfold/ }).click();
      await page.getByText('3 codes', { exact: false }).first().waitFor();
    },
  },
  {
    name: 'word',
    place: 'word',
    async play(page) {
      await lines(page, 'new 5 holly', 'crane', 'slide');
      await page.getByText('words left').first().waitFor();
    },
  },
  {
    name: 'witch',
    place: 'witch',
    light: 'dark',
    async play(page) {
      await lines(page, 'new medium holly', 'a1', 'c2', 'skip', 'b1', 'b4', 'skip', 'b2', 'd4');
      await page.locator('.quiz').waitFor();
    },
  },
  {
    name: 'end',
    place: 'mastermind',
    async play(page) {
      await lines(page, 'new 4 holly-3417', 'SSPP', 'STNS', 'TSNS');
      await page.locator('.torn').waitFor();
      await page.getByText('No better guesses were possible', { exact: false }).waitFor();
    },
  },
  {
    name: 'lesson',
    place: 'learn/entropy',
    play: (page) => page.getByText('3.06 bits expected').waitFor(),
  },
];

/** Types commands, and hides the command line again. */
async function lines(page: Page, ...texts: readonly string[]): Promise<void> {
  await page.locator('.console').waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  for (const text of texts) {
    await page.locator('#command').fill(text);
    await page.locator('#command').press('Enter');
  }
  await page.locator('.corner button').click();
  await page.locator('dialog .all-settings').getByLabel('Command line').uncheck();
  await page.keyboard.press('Escape');
}

await mkdir(FOLDER, { recursive: true });
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://app').pathname;
  const file = new URL(path === '/' ? './index.html' : `.${path}`, APP);
  const type = TYPES[extname(file.pathname)] ?? 'application/octet-stream';
  readFile(file).then(
    (body) => response.writeHead(200, { 'content-type': type }).end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
for (const { name, place, light, play } of PICTURES) {
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: 0.5,
    colorScheme: light ?? 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(`${url}#/${place}`);
  await play(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const file = new URL(`${name}.jpg`, FOLDER);
  await writeFile(file, await page.screenshot({ type: 'jpeg', quality: 72, animations: 'disabled' }));
  console.log(file.pathname);
  await context.close();
}
await browser.close();
server.close();
