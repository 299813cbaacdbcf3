import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { announced, command, KEPT, openPage, reload } from './open-page.ts';
import { DIST, serveFolder } from './site.ts';
import { sharedBrowser } from './stage.ts';

let browser: Browser;
let folder: string;
let site: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  browser = await sharedBrowser();
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkling-site-'));
  await cp(DIST, folder, { recursive: true });
  site = await serveFolder(folder);
});

afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Opens a page and waits until it says that the whole app is stored on the device. */
async function openKept(): Promise<Page> {
  const { page } = await openPage(browser, site.url, KEPT);
  await page.getByText('Works offline.').waitFor();
  return page;
}

/** Deploys a newer build on the server: a different page and so a different digest. */
async function release(): Promise<void> {
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<head>', '<head><meta name="release" content="later">'));
  const worker = join(folder, 'service-worker.js');
  const script = await readFile(worker, 'utf8');
  await writeFile(worker, script.replace(/VERSION="[0-9a-f]+"/, 'VERSION="later"'));
}

const isLater = (page: Page) => page.evaluate(() => document.querySelector('meta[name=release]') !== null);

it('the app is stored, can be installed, offers a new version, and plays that one with the server shut down', async () => {
  const page = await openKept();
  await isStored(page);
  await canBeInstalled(page);

  await command(page, 'new 4 holly-3417');
  await command(page, 'SSPP');
  await announced(page, 'Turn 1');
  await release();
  await reload(page);
  const now = page.getByRole('button', { name: 'Reload now' });
  await now.waitFor();
  expect(await isLater(page)).toBe(false);
  await page.getByRole('button', { name: 'Not now' }).click();
  await now.waitFor({ state: 'detached' });
  await reload(page);
  expect(await isLater(page)).toBe(false);
  await now.click();
  await page.waitForFunction(() => document.querySelector('meta[name=release]') !== null);
  await announced(page, 'Your game is as you left it, at turn 2.');

  await site.close();
  await reload(page);
  await announced(page, 'Your game is as you left it, at turn 2.');
  expect(await isLater(page)).toBe(true);
  await command(page, 'STNS');
  await announced(page, 'Turn 2: Santa, Tree, Snowman, Santa. 2 exact, 2 near. 3 codes left.');
  await page.goto(`${site.url}index.html#/mastermind`);
  await page.locator('.pegboard').waitFor();
  await page.context().close();
});

/** Expects every built file except the service worker on the device. */
async function isStored(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => url);
  });
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  const files = JSON.parse(/FILES=(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]') as string[];
  expect(kept.toSorted()).toEqual(files.map((file) => site.url + file).toSorted());
  expect(files).toContain('index.html');
  expect(files).toContain('manifest.webmanifest');
  expect(files).not.toContain('service-worker.js');
}

/** Expects a manifest with icons that exist, from a folder below the root. */
async function canBeInstalled(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${site.url}manifest.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const side = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${side}x${side}`).toBe(sizes);
  }
}
