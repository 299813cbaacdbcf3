import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { quickFolder } from '../testing/machine.ts';
import { addWebFiles } from './web-files.ts';

it('serves the build as it was at the start, except for files deleted before they were read', async () => {
  const root = quickFolder('web');
  mkdirSync(join(root, 'assets'));
  for (const name of ['index.html', 'assets/read.js', 'assets/gone.js'])
    writeFileSync(join(root, name), 'then');
  const app = Fastify();
  addWebFiles(app, root, '');
  const get = async (path: string) => {
    const { statusCode, body } = await app.inject(path);
    return statusCode === 200 ? body : statusCode;
  };
  expect(await get('/assets/read.js')).toBe('then');
  writeFileSync(join(root, 'index.html'), 'now');
  writeFileSync(join(root, 'assets/new.js'), 'now');
  rmSync(join(root, 'assets/gone.js'));
  rmSync(join(root, 'assets/read.js'));
  expect(await get('/')).toBe('then');
  expect(await get('/assets/read.js')).toBe('then');
  expect(await get('/assets/gone.js')).toBe(404);
  expect(await get('/assets/new.js')).toBe(404);
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

it('sends the content type of a text file, so that a browser shows it instead of saving it', async () => {
  const root = quickFolder('web');
  for (const name of ['index.html', 'word-lists.txt']) writeFileSync(join(root, name), 'text');
  const app = Fastify();
  addWebFiles(app, root, '');
  const { headers } = await app.inject('/word-lists.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  await app.close();
  rmSync(root, { recursive: true, force: true });
});
