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

/**
 * If the compiler finds its build info but not its output, it writes nothing, and the build fails: for example
 * in a copy without `dist`.
 */
it.each(WORKSPACES)('keeps the build info of %s in its output folder', (workspace) => {
  const folder = join(ROOT, workspace);
  const base = optionsIn(join(ROOT, 'tsconfig.base.json')).tsBuildInfoFile ?? '';
  const { outDir = '', tsBuildInfoFile } = optionsIn(join(folder, 'tsconfig.json'));
  const buildInfo = tsBuildInfoFile ?? base.replace(/^\$\{configDir\}/, '.');
  expect(outDir).not.toBe('');
  expect(relative(join(folder, outDir), join(folder, buildInfo))).toBe('tsconfig.tsbuildinfo');
});
