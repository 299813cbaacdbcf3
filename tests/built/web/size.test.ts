import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptyPage, launch, visit } from './open-page.ts';
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

it('loads at most 15 kB of script and style, gzipped, for the page of a day beyond what every page loads', async () => {
  const [browser, site] = await Promise.all([launch(), serveSite()]);
  try {
    const { page } = await emptyPage(browser, { locale: 'en' });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [file] = /assets\/[^/]+\.(?:js|css)$/.exec(request.url()) ?? [];
      if (file) asked.add(file);
    });
    await visit(page, `${site.url}#/daily`);
    await page.getByText('Anybody can work this one out').waitFor();
    const html = await readFile(join(DIST, 'index.html'), 'utf8');
    const own = [...asked].filter((file) => !html.includes(file));
    const sizes = await Promise.all(
      own.map(async (file) => ({ file, size: gzipSync(await readFile(join(DIST, file))).length })),
    );
    const sum = (isCounted: (file: string) => boolean) =>
      sizes.reduce((total, { file, size }) => total + (isCounted(file) ? size : 0), 0);
    const ofServer = sum((file) => OF_SERVER.test(file));
    const total = sum((file) => !OF_SERVER.test(file));
    console.log(
      `the page of a day: ${total} bytes gzipped, and then ${ofServer} to ask a server\n${own.toSorted().join('\n')}`,
    );
    expect(ofServer).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(5000);
    expect(total).toBeLessThanOrEqual(15_000);
  } finally {
    await browser.close();
    await site.close();
  }
});

/** Loaded once the page of a day stands. */
const OF_SERVER = /^assets\/server[-.]/;

it('inlines nothing that its policy forbids', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
  for (const file of await readdir(join(DIST, 'assets')))
    if (file.endsWith('.css'))
      expect(await readFile(join(DIST, 'assets', file), 'utf8')).not.toMatch(/url\(data:/);
});
