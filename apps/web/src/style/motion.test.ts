import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const filesOf = (ends: RegExp) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (name) => ends.test(name) && !name.includes('.test.'),
  );

/**
 * Returns the declarations that animate something outside a `prefers-reduced-motion: no-preference` block or
 * keyframes.
 */
function movingFor(css: string): readonly string[] {
  const blocks: string[] = [];
  const found: string[] = [];
  for (const [, opened, declared] of css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{};]+)\{|([^{};]+)(?=[;}])|\}/g)) {
    if (opened !== undefined) blocks.push(opened.trim());
    else if (declared === undefined) blocks.pop();
    else if (MOVES.test(declared.trim()) && !blocks.some((block) => ALLOWED.test(block)))
      found.push(declared.trim());
  }
  return found;
}

// A duration of 0s is allowed: the change is only delayed, and nothing moves.
const MOVES =
  /^(?:(?:animation|transition)(?:-name|-property)?:(?!\s*none\b|.*\s0s\b)|scroll-behavior:\s*smooth)/;
const ALLOWED = /^@media.*prefers-reduced-motion:\s*no-preference|^@keyframes/;

it('animates nothing for users who prefer reduced motion', () => {
  const moving = filesOf(/\.css$/).flatMap((name) =>
    movingFor(readFileSync(join(SRC, name), 'utf8')).map((declared) => `${name}: ${declared}`),
  );
  expect(moving).toEqual([]);
  const scripted = filesOf(/\.tsx?$/).filter((name) =>
    /\.animate\(|behavior: 'smooth'/.test(readFileSync(join(SRC, name), 'utf8')),
  );
  expect(scripted).toEqual([]);
});

it('detects an unguarded animation', () => {
  const rule = '.a { animation: x 1s; }';
  expect(movingFor(rule)).toEqual(['animation: x 1s']);
  expect(movingFor(`@media (prefers-reduced-motion: no-preference) { ${rule} }`)).toEqual([]);
  expect(movingFor(`@media print { ${rule} } .b { transition: none; scroll-behavior: smooth }`)).toEqual([
    'animation: x 1s',
    'scroll-behavior: smooth',
  ]);
});
