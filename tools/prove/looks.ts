import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs the browser tests (`npm run build` first) so that they look at every page in every state at every
 * width, by day and by night, and play every variant. `npm test` leaves out what shows nothing
 * that another look, state or variant does not.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'tools/looks.config.ts'], {
    cwd: ROOT,
    env: { ...process.env, INKLING_CHROMIUM: await findBrowser() },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('A page does not look as it should.');
  print('every page looks as it should');
}
