import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const CHECK = join(import.meta.dirname, '../../../packages/deduction/src/check');
/** The files for the rules of the games; the rest is the checker. */
const RULES = ['named-list.ts', 'proof-game.ts'];

/** Returns every file that the checker of lower bounds consists of, and the packages that it imports. */
function closureOf(entry: string) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g))
      if (path!.startsWith('.')) open.push(join(dirname(file), path!));
      else packages.add(path!);
  }
  return { files: [...files].map((file) => relative(CHECK, file)).toSorted(), packages: [...packages] };
}

/** Counts lines that are neither empty nor comments. */
function linesOf(files: readonly string[]): number {
  const lines = files.flatMap((file) => readFileSync(join(CHECK, file), 'utf8').split('\n'));
  return lines.filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
}

describe('the checker of lower bounds', () => {
  const { files, packages } = closureOf(join(CHECK, 'bound-proof.ts'));

  it('imports nothing from the search', () => {
    expect(files).toEqual([
      'bound-lines.ts',
      'bound-proof.ts',
      'lemma-checker.ts',
      'named-list.ts',
      'proof-game.ts',
      'set-bounds.ts',
    ]);
    expect(packages).toEqual(['@inkling/core/result']);
  });

  it('has at most 500 lines, plus 140 for the rules of the games, as docs/lower-bounds.md states', () => {
    const lines = [linesOf(files.filter((file) => !RULES.includes(file))), linesOf(RULES)] as const;
    expect(lines[0]).toBeLessThanOrEqual(500);
    expect(lines[1]).toBeLessThanOrEqual(140);
    const told = readFileSync(join(CHECK, '../../../../docs/lower-bounds.md'), 'utf8');
    expect(told).toContain(`it has ${lines[0]} lines`);
    expect(told).toContain(`take ${lines[1]} more`);
  });
});
