import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('the README shows six small pictures, each with a description', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/!\[([^\]]*)\]\((docs\/pictures\/[^)]+)\)/g)];
  expect(new Set(pictures.map(([, , path]) => path)).size).toBe(6);
  for (const [, text = '', path = ''] of pictures) {
    expect([path, text.length > 30]).toEqual([path, true]);
    const { size } = await stat(join(ROOT, path));
    expect([path, size <= 60_000]).toEqual([path, true]);
  }
});
