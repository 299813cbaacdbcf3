import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SavedGames } from '../play/saves/saved-games.ts';
import { PrivateFile } from './private-file.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'inkling-private-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const env = () => ({ XDG_STATE_HOME: home, HOME: home });
const said: string[] = [];
const say = (sentence: string) => said.push(sentence);
const pathOf = (name: string) => join(new SavedGames(env()).folder, name);

it('stores several values, readable only by the owner', () => {
  expect(new PrivateFile(env(), 'secrets.json', say).keep('a', { n: 1 })).toBe(true);
  expect(new PrivateFile(env(), 'secrets.json', say).keep('b', { n: 2 })).toBe(true);
  const file = new PrivateFile(env(), 'secrets.json', say);
  expect([file.at('a'), file.at('b'), file.at('c')]).toEqual([{ n: 1 }, { n: 2 }, undefined]);
  expect(statSync(pathOf('secrets.json')).mode & 0o777).toBe(0o600);
});

it('sets a file of another version aside, and says so', () => {
  const file = new PrivateFile(env(), 'guests.json', say);
  file.keep('a', { n: 1 });
  const later = readFileSync(pathOf('guests.json'), 'utf8').replace('"version":1', '"version":2');
  writeFileSync(pathOf('guests.json'), later);
  expect(file.at('a')).toBeUndefined();
  expect(file.keep('b', { n: 2 })).toBe(true);
  expect(readFileSync(pathOf('guests.json.damaged'), 'utf8')).toBe(later);
  expect(said.splice(0)).toEqual([
    `guests.json is damaged, or saved by another version. It was set aside as ${pathOf('guests.json.damaged')}; nothing was deleted.`,
  ]);
});

it('sets a damaged file aside instead of overwriting it', () => {
  const file = new PrivateFile(env(), 'secrets.json', say);
  file.keep('a', { n: 1 });
  const damaged = readFileSync(pathOf('secrets.json'), 'utf8').slice(0, -2);
  writeFileSync(pathOf('secrets.json'), damaged);
  expect(file.at('a')).toBeUndefined();
  expect(file.keep('b', { n: 2 })).toBe(true);
  expect(file.at('b')).toEqual({ n: 2 });
  expect(readFileSync(pathOf('secrets.json.damaged'), 'utf8')).toBe(damaged);
  writeFileSync(pathOf('secrets.json'), 'damaged again');
  file.keep('c', { n: 3 });
  expect(readFileSync(pathOf('secrets.json.damaged'), 'utf8')).toBe(damaged);
  expect(readFileSync(pathOf('secrets.json.damaged-2'), 'utf8')).toBe('damaged again');
});
