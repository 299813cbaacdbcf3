import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Returns everything that a file imports when it starts, directly or through another file. */
function importsOf(file: string, known = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?'([^']+)';$/gm)) {
    if (name === undefined || known.has(name)) continue;
    known.set(name, file);
    if (name.startsWith('.')) importsOf(join(dirname(file), name), known);
  }
  return known;
}

it.each(['start', 'test'])(
  'npm %s starts without installed packages, because it installs them',
  (command) => {
    const imports = importsOf(join(ROOT, `tools/${command}.mjs`));
    expect(imports.size).toBeGreaterThan(2);
    expect([...imports].filter(([name]) => !/^(?:node:|\.)/.test(name))).toEqual([]);
  },
);

it('npm run release says what to do if the packages are not installed', () => {
  const clone = mkdtempSync(join(tmpdir(), 'inkling-bare-'));
  mkdirSync(join(clone, 'tools'));
  for (const name of ['release', 'release-text', 'step'])
    copyFileSync(join(ROOT, `tools/${name}.mjs`), join(clone, `tools/${name}.mjs`));
  const { status, stderr } = spawnSync(process.execPath, ['tools/release.mjs', 'minor'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    'The packages are not installed yet: run npm ci, and then this command again.',
  ]);
});
