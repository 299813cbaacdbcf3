import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' });

function read(isWanted: (file: string) => boolean): string {
  return files
    .filter(isWanted)
    .map((file) => readFileSync(join(WEB, 'src', file), 'utf8'))
    .join('\n');
}

it('styles only classes that some page uses', () => {
  const pages = ['index.html', 'embed.html'].map((file) => readFileSync(join(WEB, file), 'utf8')).join('\n');
  const source =
    pages + read((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).replaceAll(NOT_A_CLASS, '');
  const words = new Set(source.match(/[\w-]+/g));
  // A template such as `tile-${size}` uses every class that starts with its fixed part.
  const beginnings = [...source.matchAll(/([a-z][\w-]*-)\$\{/g)].map(([, beginning = '']) => beginning);
  const styled = classesOf(read((file) => file.endsWith('.css')));
  expect(styled.size).toBeGreaterThan(500);
  expect(
    [...styled].filter(
      (name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
    ),
  ).toEqual([]);
});

/** IDs and references to them are built from templates like classes are, but they are not used for styling. */
const NOT_A_CLASS = /\b(?:id|for|href|key|aria-\w+)=\{`[^`]*`\}/g;

function classesOf(css: string): ReadonlySet<string> {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules]
    .map(([, selector = '']) => selector)
    .filter((text) => !text.trim().startsWith('@'));
  return new Set(selectors.join(' ').match(/(?<=\.)[a-z][\w-]*/gi));
}
