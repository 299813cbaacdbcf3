import { readdir, readFile } from 'node:fs/promises';
import { DAY, NIGHT } from '@inkling/art/ink';
import { expect, it } from 'vitest';

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

it('prints in the inks of the art room, by day and by night', async () => {
  const css = await read('tokens.css');
  const pairs = [...css.matchAll(/--spot-(\d+): light-dark\((#\w+), (#\w+)\)/g)];
  expect(pairs.map((pair) => [Number(pair[1]), pair[2], pair[3]])).toEqual(
    DAY.spots.map((ink, spot) => [spot, ink, NIGHT.spots[spot]]),
  );
  expect(css).toContain(`--stock: light-dark(${DAY.stock}, ${NIGHT.stock})`);
  expect(css).toContain(`--ink: light-dark(${DAY.ink}, ${NIGHT.ink})`);
});

it('keeps raw colours in one file', async () => {
  for (const name of await readdir(new URL('.', import.meta.url))) {
    if (!name.endsWith('.css') || name === 'tokens.css') continue;
    expect([name, (await read(name)).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi)]).toEqual([
      name,
      null,
    ]);
  }
});
