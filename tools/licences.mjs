import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');

/** Lists every third-party package that the built programs need, with its version and declared licence. */
export function licences() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path, { version, license = 'none named' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** `npm run licences` prints them. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { name, version, licence } of licences())
    console.log(`${licence.padEnd(14)} ${name} ${version}`);
