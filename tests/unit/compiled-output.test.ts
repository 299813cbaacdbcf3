import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Options {
  readonly outDir?: string;
  readonly tsBuildInfoFile?: string;
}

function optionsIn(path: string): Options {
  return (JSON.parse(readFileSync(path, 'utf8')) as { readonly compilerOptions: Options }).compilerOptions;
}

const WORKSPACES = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);

/** Otherwise a compiler that finds its notes, and not what it wrote, would not write it again: a copy without `dist` could not be built. */
it.each(WORKSPACES)('what the compiler notes about %s lies with what it writes', (workspace) => {
  const folder = join(ROOT, workspace);
  const base = optionsIn(join(ROOT, 'tsconfig.base.json')).tsBuildInfoFile ?? '';
  const { outDir = '', tsBuildInfoFile } = optionsIn(join(folder, 'tsconfig.json'));
  const notes = tsBuildInfoFile ?? base.replace(/^\$\{configDir\}/, '.');
  expect(outDir).not.toBe('');
  expect(relative(join(folder, outDir), join(folder, notes))).toBe('tsconfig.tsbuildinfo');
});
