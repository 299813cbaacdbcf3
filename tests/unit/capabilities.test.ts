import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('docs/capabilities.md lists all forty-eight capabilities, each with test files that exist', async () => {
  const page = await readFile(join(ROOT, 'docs/capabilities.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d+) \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  for (const [, number, , shown = ''] of rows) {
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect([number, files.length > 0]).toEqual([number, true]);
    for (const file of files) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
  }
});
