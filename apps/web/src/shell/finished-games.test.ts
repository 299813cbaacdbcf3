import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type FinishedGame,
  listFinishedGames,
  parseFinishedGame,
  removeFinishedGame,
  saveFinishedGame,
} from './finished-games.ts';
import { Device } from './saved/testing/device.ts';

const GAME: Omit<FinishedGame, 'changed'> = {
  id: 'room',
  game: 'mastermind',
  rules: 'p4c6r/12',
  isMaker: true,
  outcome: 'found',
  turns: ['aabb:1,0'],
  address: '#/online/room/room',
};

it('a game is saved once with the time it ended, and listed newest first', async () => {
  const device = new Device();
  const saved = device.openTab();
  await saveFinishedGame(saved, GAME, () => '1');
  await saveFinishedGame(saved, { ...GAME, id: 'other', outcome: 'won', turns: [] }, () => '2');
  await saveFinishedGame(saved, { ...GAME, turns: ['aabb:1,0', 'abab:4,0'] }, () => '3');
  const listed = await listFinishedGames(saved.storage);
  expect(listed.map(({ id, changed, turns }) => [id, changed, turns.length])).toEqual([
    ['other', '2', 0],
    ['room', '1', 2],
  ]);
  await removeFinishedGame(saved.storage, 'room');
  expect(await listFinishedGames(saved.storage)).toHaveLength(1);
});

it('parses any stored value without throwing, and rejects addresses outside this app', () => {
  const whole = { version: 1, ...GAME, changed: '1' };
  expect(parseFinishedGame(whole)).toEqual({ ...GAME, changed: '1' });
  const ofDay = { ...GAME, day: '2026-11-22', changed: '1' };
  expect(parseFinishedGame({ ...whole, day: '2026-11-22' })).toEqual(ofDay);
  expect(parseFinishedGame({ ...whole, day: '2026-11-31' })).toEqual({ ...GAME, changed: '1' });
  for (const bad of [
    { version: 2 },
    { outcome: 'drawn' },
    { turns: [1] },
    { address: 'https://elsewhere.example' },
    { address: '#/x?y' },
    { game: 7 },
  ])
    expect(parseFinishedGame({ ...whole, ...bad })).toBeUndefined();
  fc.assert(fc.property(fc.anything(), (value) => parseFinishedGame(value) === undefined));
});
