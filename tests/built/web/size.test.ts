import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { launch } from './launch.ts';
import { emptyPage, visit } from './open-page.ts';
import { DIST, serveSite } from './site.ts';

it('loads at most 60 kB of script, gzipped, before the first move', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] as string,
  );
  const sizes = await Promise.all(
    scripts.map(async (file) => gzipSync(await readFile(join(DIST, file))).length),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`script of the first load: ${total} bytes gzipped`);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(60_000);
});

/** Returns what a page loads in addition to what every page loads, in gzipped bytes, file by file. */
async function loadedBy(
  hash: string,
  isThere: (page: Page) => Promise<unknown>,
): Promise<readonly { readonly file: string; readonly size: number }[]> {
  const [browser, site] = await Promise.all([launch(), serveSite()]);
  try {
    const { page } = await emptyPage(browser, { locale: 'en' });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [file] = /assets\/[^/]+\.(?:js|css)$/.exec(request.url()) ?? [];
      if (file) asked.add(file);
    });
    await visit(page, `${site.url}${hash}`);
    await isThere(page);
    const html = await readFile(join(DIST, 'index.html'), 'utf8');
    return await Promise.all(
      [...asked]
        .filter((file) => !html.includes(file))
        .map(async (file) => ({ file, size: gzipSync(await readFile(join(DIST, file))).length })),
    );
  } finally {
    await browser.close();
    await site.close();
  }
}

const sum = (files: readonly { readonly size: number }[]) =>
  files.reduce((total, { size }) => total + size, 0);

it('loads at most 15 kB of script and style, gzipped, for the daily page beyond what every page loads', async () => {
  const files = await loadedBy('#/daily', (page) => page.getByText('Anybody can work them out').waitFor());
  const ofServer = sum(files.filter(({ file }) => OF_SERVER.test(file)));
  const total = sum(files) - ofServer;
  console.log(
    `the page of a day: ${total} bytes gzipped, and then ${ofServer} to ask a server\n${files.map(({ file }) => file).join('\n')}`,
  );
  expect(ofServer).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThanOrEqual(15_000);
});

it.each([
  ['Home on the first visit', '#/', '.small-lid >> nth=4', 46_000],
  ['the sheet of a game with a friend, without a server', '#/online', '.friend-sheet', 66_000],
])('does not load more for %s than before', async (name, hash, sign, most) => {
  const total = sum(await loadedBy(hash, (page) => page.locator(sign).waitFor()));
  console.log(`${name}: ${total} bytes gzipped`);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThanOrEqual(most);
});

/** Files that are loaded once the page of a day is shown. */
const OF_SERVER = /^assets\/(?:server|sha256)[-.]/;

it('inlines nothing that the content security policy forbids', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
  for (const file of await readdir(join(DIST, 'assets')))
    if (file.endsWith('.css'))
      expect(await readFile(join(DIST, 'assets', file), 'utf8')).not.toMatch(/url\(data:/);
});
