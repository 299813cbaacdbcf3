import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

const SETTINGS = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.tests.json'];

/**
 * Adds the settings files to Vitest's cache key. Vitest caches transformed modules between runs by their text,
 * but these files also determine what an import means and how TypeScript is read: if one of them changes, every
 * module is transformed again.
 */
export function settingsInCacheKey(root: string): Plugin {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const files = ['.', ...workspaces].flatMap((folder) => SETTINGS.map((name) => join(root, folder, name)));
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(`${file}\n${readFileSync(file, 'utf8')}\n`);
  const key = hash.digest('hex');
  return {
    name: 'inkling:settings-in-cache-key',
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => define(() => key),
  };
}
