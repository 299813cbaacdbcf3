import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, ROOT, run } from './step.mjs';

/** Compiles every room, then bundles the web app. */
export function build() {
  run('compile', bin('tsc'), ['--build']);
  run('bundle the web app', bin('vite'), ['build', '--logLevel', 'warn'], { cwd: join(ROOT, 'apps', 'web') });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) build();
