import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Unpacks an npm package of an exact version into a folder inside `scratch`. Throws if its hash differs. */
export function fetchPackage(scratch: string, name: string, hash: string): string {
  const folder = join(scratch, name.replace(/[@.]/g, '-'));
  mkdirSync(folder);
  const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name], {
    encoding: 'utf8',
  });
  const file = join(folder, made.trim().split('\n').at(-1) as string);
  const found = sha256(readFileSync(file));
  if (found !== hash) throw new Error(`${name} has sha256 ${found}`);
  execFileSync('tar', ['--warning=no-unknown-keyword', '-xzf', file, '-C', folder]);
  return join(folder, 'package');
}

export function readWords(folder: string, file: string): string[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[];
}

export function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
