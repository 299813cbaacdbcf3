import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contrast } from '@inkling/art/drawing/colour';
import { DAY, NIGHT } from '@inkling/art/ink';
import { expect, it } from 'vitest';

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

it('uses the colours of the art room, by day and by night', async () => {
  const css = await read('tokens.css');
  const pairs = [...css.matchAll(/--spot-(\d+): light-dark\((#\w+), (#\w+)\)/g)];
  expect(pairs.map((pair) => [Number(pair[1]), pair[2], pair[3]])).toEqual(
    DAY.spots.map((ink, spot) => [spot, ink, NIGHT.spots[spot]]),
  );
  expect(css).toContain(`--stock: light-dark(${DAY.stock}, ${NIGHT.stock})`);
  expect(css).toContain(`--ink: light-dark(${DAY.ink}, ${NIGHT.ink})`);
});

it.each([
  ['ink', ['stock', 'bar', 'well', 'well-shade', 'edge']],
  ['ink-second', ['stock', 'bar', 'well']],
  ['exact-ink', ['exact']],
  ['near-ink', ['near']],
])('prints %s on %j with enough contrast for small text, by day and by night', async (ink, papers) => {
  const css = await read('tokens.css');
  const coloursOf = (name: string): readonly [day: string, night: string] => {
    const both = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css);
    const same = new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1];
    return [both?.[1] ?? same ?? '', both?.[2] ?? same ?? ''];
  };
  for (const paper of papers)
    for (const [at, time] of ['day', 'night'].entries()) {
      const [over, under] = [coloursOf(ink)[at] as string, coloursOf(paper)[at] as string];
      expect(contrast(over, under), `${ink} on ${paper} by ${time}`).toBeGreaterThanOrEqual(4.5);
    }
});

/** Returns the name of every style sheet except `tokens.css`. */
async function sheetsOfApp(): Promise<readonly string[]> {
  const names = await readdir(new URL('..', import.meta.url), { recursive: true });
  return names.filter((name) => name.endsWith('.css') && name !== join('style', 'tokens.css'));
}

it('shows no border in forced colours that is otherwise invisible', async () => {
  for (const name of await sheetsOfApp()) {
    const css = await readFile(new URL(`../${name}`, import.meta.url), 'utf8');
    const rules = css.split('}').filter((rule) => !rule.includes('forced-color-adjust: none'));
    expect([name, rules.filter((rule) => /border[^;]*\btransparent\s*;/.test(rule))]).toEqual([name, []]);
  }
});

it('has raw colours in one file only', async () => {
  const sheets = await sheetsOfApp();
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets).toContain(join('games', 'witch', 'style', 'board.css'));
  for (const name of sheets) {
    const css = await readFile(new URL(`../${name}`, import.meta.url), 'utf8');
    expect([name, css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lch|lab|color)a?\(/gi)]).toEqual([
      name,
      null,
    ]);
  }
});
