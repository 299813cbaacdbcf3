import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { readBytes, readText } from './text-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-files-'));

it('reads a file up to a size limit, and says why it cannot', async () => {
  const path = join(folder, 'text');
  writeFileSync(path, '\ufeffcräne\n');
  expect(await readText(path, 100)).toEqual({ ok: true, value: '\ufeffcräne\n' });
  expect(await readBytes(path, 10)).toMatchObject({ ok: true, value: { length: 10 } });
  expect(await readText(path, 9)).toEqual({ ok: false, error: { code: 'too-large' } });
  expect(await readText(folder, 9)).toEqual({ ok: false, error: { code: 'folder' } });
  expect(await readText(join(folder, 'none'), 9)).toEqual({ ok: false, error: { code: 'missing' } });
  expect(await readText(join(path, 'below'), 9)).toEqual({
    ok: false,
    error: { code: 'unreadable', system: 'ENOTDIR' },
  });
});

it.each([
  ['little', [0xff, 0xfe], [0x65, 0x00, 0x3b, 0x00, 0xe4, 0x00]],
  ['big', [0xfe, 0xff], [0x00, 0x65, 0x00, 0x3b, 0x00, 0xe4]],
] as const)('reads UTF-16 as spreadsheets save it, %s-endian', async (name, mark, text) => {
  const path = join(folder, name);
  writeFileSync(path, Uint8Array.of(...mark, ...text));
  expect(await readText(path, 100)).toEqual({ ok: true, value: '\ufeffe;ä' });
});

it.skipIf(process.platform === 'win32')('stops reading an endless file', async () => {
  expect(await readText('/dev/zero', 1000)).toEqual({ ok: false, error: { code: 'too-large' } });
});

it('reports a truncated gzip proof as damaged, not as wrong', async () => {
  const path = join(folder, 'cut.bound.gz');
  const whole = gzipSync(`inkling-bound 2\n${Array.from({ length: 999 }, (_, i) => i * i).join()}`);
  writeFileSync(path, whole.subarray(0, 500));
  const { exit, err } = await run(['verify', path]);
  expect([exit, err]).toEqual([2, expect.stringContaining('packed by gzip, and damaged or cut off.')]);
});

it.each([
  `verify ${folder}`,
  `prove mastermind --from ${folder}`,
  `optimal mastermind --weights ${folder}`,
  `optimal mastermind --state ${folder}`,
  `choices word --list ${folder}`,
])('%s reports that the path is a folder', async (line) => {
  const { exit, err } = await run(line);
  expect(exit).toBe(2);
  expect(err).toContain('that is a folder');
});
