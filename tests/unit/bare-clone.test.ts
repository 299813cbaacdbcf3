import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Everything that a file imports when it starts, directly or through another file. */
function importsOf(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?'([^']+)';$/gm)) {
    if (name === undefined || known.has(name)) continue;
    known.set(name, file);
    if (name.startsWith('.')) importsOf(join(dirname(file), name), known);
  }
  return known;
}

it.each(['start', 'test'])('npm %s begins without a package, since it installs them', (command) => {
  const imports = importsOf(join(ROOT, `tools/${command}.mjs`));
  expect(imports.size).toBeGreaterThan(2);
  expect([...imports].filter(([name]) => !/^(?:node:|\.)/.test(name))).toEqual([]);
});
