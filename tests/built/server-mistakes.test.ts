import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, withoutSettings } from '../../tools/server-process.ts';

const CLI = join(import.meta.dirname, '../../apps/cli/dist/main.js');

let place: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'inkling-mistakes-'));
  await (await startServer(join(place, 'data'), 0)).stop('SIGTERM');
  mkdirSync(join(place, 'torn'));
  writeFileSync(join(place, 'torn', 'inkling.db'), 'this is no database'.repeat(100));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Runs `inkling server …`. Returns its exit code and its standard error. */
function operate(line: string): [number | null, string] {
  const { status, stderr } = spawnSync(process.execPath, [CLI, 'server', ...line.split(' ')], {
    cwd: place,
    env: withoutSettings(process.env),
  });
  return [status, String(stderr)];
}

it.each([
  ['scores yesterday --data data', 'yesterday is not a day; write it like 2026-11-21.'],
  ['scores 2026-02-30 --data data', '2026-02-30 is not a day'],
  ['scores --data nowhere', 'There is no database in this folder.'],
  ['check --data nowhere', 'There is no database in this folder.'],
  ['new-key --data nowhere', 'There is no database in this folder.'],
  ['backup nowhere/x.db --data data', 'Writing failed'],
  ['restore nowhere.db --data new', 'There is no such file.'],
  ['restore /bin/ls --data new', '/bin/ls is not a backup of an Inkling database.'],
  ['restore torn --data new', 'torn is not a backup of an Inkling database.'],
  ['allow zzz --data data', 'Room zzz has no score'],
  ['strike zzz --data data', 'Room zzz has no score'],
])('server %s exits with 2 and explains the mistake', (line, sentence) => {
  expect(operate(line)).toEqual([2, expect.stringContaining(sentence)]);
});

it.each(['check --data torn', 'scores --data torn'])(
  'server %s exits with 5 for a damaged database',
  (line) => {
    expect(operate(line)).toEqual([5, expect.stringContaining('file is not a database')]);
  },
);

it('a reader that closes the pipe causes no error', () => {
  const { stderr } = spawnSync(
    'sh',
    ['-c', '"$0" "$1" server check --data data | true', process.execPath, CLI],
    {
      cwd: place,
      env: withoutSettings(process.env),
    },
  );
  expect(String(stderr)).toBe('');
});

const hasFullDevice = process.platform === 'linux';
if (!hasFullDevice) console.warn('NOT RUN, this is not Linux: what was done is told to a full disk');

it.runIf(hasFullDevice)('output that cannot be written is reported in one sentence', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [CLI, 'server', 'check', '--data', 'data'], {
    cwd: place,
    env: withoutSettings(process.env),
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  expect([status, String(stderr)]).toEqual([
    1,
    'The command ran, but its output could not be written (ENOSPC).\n',
  ]);
});
