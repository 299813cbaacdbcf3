import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Runs in a separate process, because threads inherit the flags that the tests run with. */
const SCRIPT = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { startComputationThread } from ${JSON.stringify(
    new URL('../../apps/server/dist/rooms/computation-runner.js', import.meta.url).href,
  )};
  const thread = startComputationThread();
  for (const game of ['witch', 'witch', 'no such game', 'witch', 'witch'])
    console.log(Object.keys(await thread.run({ kind: 'conflict', game, view: {} })).join());
  if (process.platform === 'linux') {
    // The nineteenth field of the thread's entry in /proc; a name in brackets may contain spaces.
    const niceOf = (task) => Number(readFileSync('/proc/self/task/' + task + '/stat', 'utf8').split(') ')[1].split(' ')[16]);
    const most = Math.max(...readdirSync('/proc/self/task').map(niceOf));
    console.log(most === Math.min(19, getPriority() + 5) ? 'behind' : 'nice ' + most + ' beside ' + getPriority());
  } else console.log('behind');
  await thread.close();
`;

it('runs computations one after the other in one low-priority thread, and continues after a failure', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-computation-'));
  const file = join(folder, 'script.mjs');
  writeFileSync(file, SCRIPT);
  const said = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect(said.trim().split('\n')).toEqual([
    'conflict',
    'conflict',
    'gaveUp',
    'conflict',
    'conflict',
    'behind',
  ]);
});
