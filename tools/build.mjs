import { spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundle-server.mjs';
import { bin, ROOT, run, stop } from './step.mjs';

const WEB = join(ROOT, 'apps', 'web');

/**
 * Compiles every workspace, then bundles the server and the web app, and puts the licences of the word lists
 * next to the app. Meanwhile the API pages are generated if a source has changed.
 */
export async function build() {
  run('compile', bin('tsc'), ['--build']);
  await bundleServer();
  const pages = join(ROOT, 'tools', 'api-pages.mjs');
  const making = spawn(process.execPath, [pages, '--prepare'], { stdio: 'inherit' });
  const made = new Promise((resolve) => making.on('exit', resolve));
  run('bundle the web app', bin('vite'), ['build', '--logLevel', 'warn'], { cwd: WEB });
  if ((await made) !== 0) stop('The pages of the API could not be made.');
  copyFileSync(join(ROOT, 'packages', 'lists', 'NOTICE'), join(WEB, 'dist', 'word-lists.txt'));
  run('pages of the API', process.execPath, [pages, join(WEB, 'dist', 'docs')]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
