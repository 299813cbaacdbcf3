import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { readBytes, readText, readUtf8 } from './text-file.ts';

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

it.each([
  ['Latin-1', Buffer.from('Müller', 'latin1'), { code: 'not-text', encoding: 'UTF-8' }],
  ['half a character', Uint8Array.of(0x61, 0xc3), { code: 'not-text', encoding: 'UTF-8' }],
  ['UTF-16 cut off', Uint8Array.of(0xff, 0xfe, 0x61), { code: 'not-text', encoding: 'UTF-16' }],
  ['UTF-16 without its mark', Buffer.from('who,Ada', 'utf16le'), { code: 'utf-16' }],
  ['the same, big-endian', Buffer.from('who,Ada', 'utf16le').swap16(), { code: 'utf-16' }],
  ['bytes', Uint8Array.of(0, 1, 2, 255), { code: 'not-text', encoding: 'UTF-8' }],
])('refuses %s instead of replacing what it cannot read', async (name, bytes, error) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  expect(await readText(path, 100)).toEqual({ ok: false, error });
});

it('reads the shortest texts', async () => {
  const path = join(folder, 'short');
  for (const text of ['', 'a', 'ab']) {
    writeFileSync(path, text);
    expect(await readText(path, 100)).toEqual({ ok: true, value: text });
  }
});

it('reads UTF-16 only where nothing else reads the file', async () => {
  const path = join(folder, 'marked');
  writeFileSync(path, '\ufeffabc', 'utf16le');
  expect(await readUtf8(path, 100)).toEqual({ ok: false, error: { code: 'utf-16' } });
  writeFileSync(path, 'abc');
  expect(await readUtf8(path, 100)).toEqual({ ok: true, value: 'abc' });
  expect(await readUtf8(folder, 100)).toEqual({ ok: false, error: { code: 'folder' } });
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
