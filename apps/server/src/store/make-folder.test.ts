import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quickFolder } from '../testing/machine.ts';
import { makeFolder } from './make-folder.ts';

let place: string;
beforeEach(() => {
  place = quickFolder('folder');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

it('makes a folder and its parents, for the owner only, and accepts an existing one', () => {
  const folder = join(place, 'a', 'b');
  for (let i = 0; i < 2; i++) makeFolder(folder);
  for (const made of [folder, join(place, 'a')]) expect(statSync(made).mode & 0o777).toBe(0o700);
});

it('throws if a file is in the way', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'inside'))).toThrow(/EEXIST|ENOTDIR/);
});

it.runIf(process.platform === 'linux')('throws if the system allows no folder there', () => {
  expect(() => makeFolder('/proc/inkling/data')).toThrow('ENOENT');
});
