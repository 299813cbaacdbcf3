import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** In a process of its own, because threads inherit the flags with which the tests run. */
const SCRIPT = `
  import { startComputationThread } from ${JSON.stringify(
    new URL('../../apps/server/dist/rooms/computation-runner.js', import.meta.url).href,
  )};
  const thread = startComputationThread();
  for (const game of ['witch', 'witch', 'no such game', 'witch', 'witch'])
    console.log(Object.keys(await thread.run({ kind: 'conflict', game, view: {} })).join());
  await thread.close();
`;

it('computes one thing after the other in one thread, and goes on after a fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-computation-'));
  const file = join(folder, 'script.mjs');
  writeFileSync(file, SCRIPT);
  const said = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect(said.trim().split('\n')).toEqual(['conflict', 'conflict', 'gaveUp', 'conflict', 'conflict']);
});
