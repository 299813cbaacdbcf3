import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { DIST } from './site.ts';

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

it('inlines nothing that its policy forbids', async () => {
  const html = await readFile(join(DIST, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
  for (const file of await readdir(join(DIST, 'assets')))
    if (file.endsWith('.css'))
      expect(await readFile(join(DIST, 'assets', file), 'utf8')).not.toMatch(/url\(data:/);
});
