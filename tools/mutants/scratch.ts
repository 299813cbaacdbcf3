import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** All files that git tracks or would add, by their path from the root. */
export function projectFiles(root: string): readonly string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return [...new Set(names)].filter((name) => name !== '' && existsSync(join(root, name)));
}

/** Copies the project into a new folder that uses the packages installed here but its own workspaces. */
export function makeScratch(root: string, files: readonly string[]): string {
  const scratch = mkdtempSync(join(tmpdir(), 'inkling-mutants-'));
  for (const file of files) {
    mkdirSync(join(scratch, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(scratch, file));
  }
  linkPackages(join(root, 'node_modules'), join(scratch, 'node_modules'));
  return scratch;
}

/** Links between workspaces are relative: recreated in the copy, they lead to the copied workspaces. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'dir');
    else if (name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target, 'dir');
  }
}
