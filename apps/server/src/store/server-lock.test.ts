import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp } from '../operations/backup.ts';
import { quickFolder } from '../testing/machine.ts';
import { openServerStore, openStore } from './open-store.ts';
import { FolderInUse } from './server-lock.ts';
import { besideWriter } from './writer.ts';

let place: string;
let data: string;
let name: string;
beforeEach(() => {
  place = quickFolder('lock');
  data = join(place, 'data');
  name = join(data, 'server.pid');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const open = () => openServerStore(data, () => undefined, {});

it('locks a folder for one server at a time, and releases it when that server ends', async () => {
  const first = await open();
  for (let i = 0; i < 2; i++) await expect(open()).rejects.toThrow(FolderInUse);
  await expect(open()).rejects.toMatchObject({ pid: process.pid });
  await first.close();
  expect(existsSync(name)).toBe(false);
  const second = await open();
  await second.close();
});

it.each(['', '12', '12 elsewhere\n', 'x y\n'])(
  'names no process if the pid file contains %j',
  async (text) => {
    const first = await open();
    writeFileSync(name, text);
    await expect(open()).rejects.toMatchObject({ pid: undefined });
    await first.close();
  },
);

it('locks a folder even if the pid file cannot be written', async () => {
  mkdirSync(join(name, 'inside'), { recursive: true });
  const first = await open();
  await expect(open()).rejects.toMatchObject({ name: 'FolderInUse', pid: undefined });
  await first.close();
});

it('lets a server start while a command has the database open', async () => {
  await (await open()).close();
  const command = await openStore(data, besideWriter);
  const server = await open();
  expect(backUp(data, join(place, 'saved.db'))).toMatchObject({ ok: true });
  await command.close();
  await server.close();
});

it('releases a folder if the database cannot be opened', async () => {
  const broken = { migrations: [] };
  await (await open()).close();
  await expect(openServerStore(data, () => undefined, broken)).rejects.toThrow();
  await (await open()).close();
});
