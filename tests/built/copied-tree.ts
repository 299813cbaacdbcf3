import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT: string = join(import.meta.dirname, '../..');

/** A copy of the repository in which a test can create and change files. */
export interface CopiedTree {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies the sources and their compiled output, so that only changed files are compiled again. Installed
 * packages are linked; our own packages are those of the copy.
 */
export function copyTree(): CopiedTree {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-tree-'));
  const copy = (path: string) =>
    cpSync(join(ROOT, path), join(folder, path), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
  for (const name of readdirSync(ROOT)) if (!UNNEEDED.has(name) && !LEFT_OUT.test(`/${name}`)) copy(name);
  linkPackages(folder);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  // Some tools ask git which files exist and which have changed.
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'copy');
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Only at the top level: a source folder may have the same name. */
const UNNEEDED = new Set(['bench', 'proofs', 'tests', 'docs']);
const LEFT_OUT = /\/(?:\.git|node_modules)$|apps\/web\/dist$/;

function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '.bin'), { recursive: true });
  cpSync(join(from, '@inkling'), join(to, '@inkling'), { recursive: true, verbatimSymlinks: true });
  cpSync(join(from, 'inkling'), join(to, 'inkling'), { verbatimSymlinks: true });
  // TypeDoc is left out, because generating the API pages takes longer than the rest of the build.
  for (const name of readdirSync(from))
    if (!existsSync(join(to, name)) && !/^(?:\.|typedoc$)/.test(name))
      symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '.bin')))
    if (name === 'inkling') symlinkSync('../@inkling/cli/bin/inkling.js', join(to, '.bin', name));
    else symlinkSync(join(from, '.bin', name), join(to, '.bin', name));
}
