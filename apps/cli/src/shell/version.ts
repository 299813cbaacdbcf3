import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** The version of the package that the program is part of: in the repository two folders up, in the package one. */
export async function readVersion(): Promise<string> {
  const [bundled, compiled] = ['../package.json', '../../package.json'].map(
    (path) => new URL(path, import.meta.url),
  ) as [URL, URL];
  const text = await readFile(existsSync(bundled) ? bundled : compiled, 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
