import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServer, withoutSettings } from '../../tools/server-process.ts';

const CLI = join(import.meta.dirname, '../../apps/cli/dist/main.js');
const PATIENCE_MS = 30_000;
const NOBODY = 65_534;

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'inkling-rights-'));
  chmodSync(place, 0o755);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Runs `inkling …`, as root or as a user without permissions. Returns its exit code and its standard error. */
function run(uid: number, ...args: string[]): [number | null, string] {
  const { status, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    uid,
    cwd: place,
    env: withoutSettings(process.env),
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  return [status, String(stderr)];
}

const isRoot = process.getuid?.() === 0;
const canBeNobody = isRoot && spawnSync(process.execPath, [CLI, 'version'], { uid: NOBODY }).status === 0;
if (!canBeNobody)
  console.warn(
    'NOT RUN, this is not root, or others may not read the program: a user without rights to a database',
  );

it.runIf(canBeNobody)(
  'a user without permissions on a sound database is told so, and nothing is damaged',
  async () => {
    const [data, backup] = [join(place, 'data'), join(place, 'b.db')];
    mkdirSync(data, { mode: 0o755 });
    await (await startServer(data, 0)).stop('SIGTERM');
    expect(run(0, 'server', 'backup', backup, '--data', data)[0]).toBe(0);
    const database = join(data, 'inkling.db');
    const refused = (right: string, path: string) => [
      2,
      `There is no permission to ${right} ${path}. Run this as the user who owns it.\n`,
    ];
    const own = join(place, 'own');
    const commands = () => [
      run(NOBODY, 'server', 'check', '--data', data),
      run(NOBODY, 'server', 'backup', 'b2.db', '--data', data),
      run(NOBODY, 'server', 'restore', backup, '--data', own),
      run(NOBODY, 'server', 'restore', backup, '--data', data, '--replace'),
    ];
    const unread = refused('read', database);
    expect(commands()).toEqual([unread, unread, refused('read', backup), refused('read', backup)]);
    chmodSync(backup, 0o644);
    expect(run(NOBODY, 'server', 'restore', backup, '--data', own)).toEqual(
      refused('read', `${backup}.sha256`),
    );
    expect(run(NOBODY, 'serve', '--port', '0', '--data', data)).toEqual([
      2,
      `inkling: There is no permission to read ${join(data, 'server.lock')}. Run this as the user who owns it, or name another folder with --data.\n`,
    ]);
    // A server makes its data folder accessible only to itself.
    chmodSync(data, 0o700);
    expect(run(NOBODY, 'server', 'check', '--data', data)).toEqual(unread);
    const inside = join(data, 'inside');
    expect(run(NOBODY, 'serve', '--check', '--data', inside)).toEqual([
      2,
      `inkling: There is no permission to read ${inside}. Run this as the user who owns it, or name another folder with --data.\n`,
    ]);
    // A readable but read-only database is not damaged either.
    for (const path of [data, database]) chmodSync(path, 0o755);
    expect(run(NOBODY, 'server', 'check', '--data', data)).toEqual(refused('write to', data));
    expect(readdirSync(data).toSorted()).toEqual(['inkling.db', 'server.lock', 'server.reserve']);
    expect(run(0, 'server', 'check', '--data', data)[0]).toBe(0);
  },
);

it('a read-only disk is reported as such, not as missing permissions or a running server', async ({
  skip,
}) => {
  const [disk, backup] = [join(place, 'disk'), join(place, 'b.db')];
  mkdirSync(disk);
  const mount = (...options: string[]) => spawnSync('mount', ['-o', ...options, disk]).status === 0;
  if (!mount('size=8m', '-t', 'tmpfs', 'none')) {
    console.warn('NOT RUN, nothing can be mounted here: a disk that is mounted for reading only');
    skip();
  }
  try {
    await (await startServer(disk, 0)).stop('SIGTERM');
    expect(run(0, 'server', 'backup', backup, '--data', disk)[0]).toBe(0);
    expect(mount('remount,ro')).toBe(true);
    const refused = expect.stringContaining('mounted read-only. Mount it for writing');
    expect(run(0, 'serve', '--port', '0', '--data', disk)).toEqual([2, refused]);
    expect(run(0, 'server', 'scores', '--data', disk)).toEqual([2, refused]);
    expect(run(0, 'server', 'restore', backup, '--data', disk, '--replace')).toEqual([2, refused]);
  } finally {
    spawnSync('umount', [disk]);
  }
});
