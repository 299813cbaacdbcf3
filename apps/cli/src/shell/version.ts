import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Reads the version from the `package.json` of this program: two folders up in the repository, one folder up in
 * the published package.
 */
export async function readVersion(): Promise<string> {
  const [bundled, compiled] = ['../package.json', '../../package.json'].map(
    (path) => new URL(path, import.meta.url),
  ) as [URL, URL];
  const text = await readFile(existsSync(bundled) ? bundled : compiled, 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
