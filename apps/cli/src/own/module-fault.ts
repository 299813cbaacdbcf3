import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A line of a module, one-based. */
export interface ModuleLine {
  readonly file: string;
  readonly line: number;
}

/**
 * Returns the line that keeps a module from running, in it or in a module that it imports. If the module throws,
 * its own line takes precedence over those of other modules. For a syntax error, Node reports the line only in its
 * own check, which covers one file; so the imported files are checked one after the other, and none of them is
 * run.
 */
export function faultyLine(error: unknown, path: string): ModuleLine | undefined {
  const file = resolve(path);
  const unreadable = error instanceof SyntaxError ? unreadableLine(file) : undefined;
  if (unreadable) return unreadable;
  const lines = linesIn(error instanceof Error ? (error.stack ?? '') : '');
  const own = lines.find((line) => line.file === file);
  return own ?? lines.find((line) => line.file !== OURS && !/[\\/]node_modules[\\/]/.test(line.file));
}

const OURS = fileURLToPath(import.meta.url);

/** Returns the line of the first syntax error, in a file or in those that it imports. */
function unreadableLine(first: string): ModuleLine | undefined {
  const files = new Set([first]);
  for (const file of files) {
    const check = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' });
    if (check.status !== 0) return linesIn(check.stderr)[0];
    for (const name of files.size < FILES_MAX ? importsOf(file) : []) files.add(name);
  }
  return undefined;
}

/** Limited because each check starts a process. */
const FILES_MAX = 30;

/** Returns the files that a module imports by a relative path, as far as they can be read. */
function importsOf(file: string): readonly string[] {
  try {
    const imports = readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*["'](\.{1,2}\/[^"']+\.[cm]?js)["']/g,
    );
    return Array.from(imports, ([, name = '']) => resolve(dirname(file), name));
  } catch {
    return [];
  }
}

/** Returns the lines of files in a stack trace, given as URLs or as paths, the innermost first. */
function linesIn(stack: string): readonly ModuleLine[] {
  return Array.from(stack.matchAll(/(?<!\w)((?:file:\/)?\/[^\s()]+?):(\d+)/g), ([, name = '', line]) => ({
    file: name.startsWith('file:') ? fileURLToPath(name) : name,
    line: Number(line),
  }));
}
