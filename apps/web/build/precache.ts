import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const SERVICE_WORKER = 'service-worker.js';

/**
 * Prepends to the service worker the names of all built files and a digest of their contents, so that the
 * worker counts as a new version exactly when one of them changed.
 */
export function precache(publicFolder: string): Plugin {
  return {
    name: 'inkling-precache',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${SERVICE_WORKER} is not among the built files`);
        const built = Object.values(bundle)
          .filter((file) => file !== worker)
          .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
        const copied = readdirSync(publicFolder).map(
          (file) => [file, readFileSync(join(publicFolder, file))] as const,
        );
        const files = [...built, ...copied].toSorted(([a], [b]) => (a < b ? -1 : 1));
        const digest = createHash('sha256').update(worker.code);
        for (const [name, content] of files) digest.update(`\n${name}\n`).update(content);
        const version = digest.digest('hex').slice(0, 16);
        const names = files.map(([name]) => name);
        worker.code = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(names)};\n${worker.code}`;
      },
    },
  };
}
