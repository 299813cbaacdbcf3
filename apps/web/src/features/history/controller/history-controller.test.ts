import { describe, expect, it } from 'vitest';
import { room } from '../../../games/mastermind/room/room-part.tsx';
import { type FinishedGame, listFinishedGames, saveFinishedGame } from '../../../shell/finished-games.ts';
import type { GameEntry } from '../../../shell/page.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import { HistoryController } from './history-controller.ts';

const game = (id: string): Omit<FinishedGame, 'changed'> => ({
  id,
  game: 'mastermind',
  rules: 'p4c6r/12',
  isMaker: false,
  outcome: 'found',
  turns: ['aabb:4,0'],
  address: `#/online/room/${id}`,
});

/** Opens the list of a device on which only games with others are saved. */
async function listOf(device: Device, ...ids: readonly string[]): Promise<HistoryController> {
  for (const id of ids) await saveFinishedGame(device.openTab(), game(id), () => '2026-11-22T10:00:00Z');
  const controller = new HistoryController(
    device.openTab(),
    [],
    [],
    () => undefined,
    () => 0,
  );
  await controller.refresh();
  return controller;
}

const idsOn = async (device: Device) =>
  (await listFinishedGames(device.storage())).map(({ id }) => id).toSorted();

it('detects whether games can be saved, without leaving anything in storage', async () => {
  const device = new Device();
  const controller = await listOf(device);
  expect([controller.isSaving.value, [...device.stored.keys()]]).toEqual([true, []]);
  device.isFull = true;
  await controller.refresh();
  expect(controller.isSaving.value).toBe(false);
});

it('says that there is nothing to delete, and asks nothing', async () => {
  const controller = await listOf(new Device());
  controller.run('delete all');
  expect(controller.toDelete.value).toBeUndefined();
  expect(controller.announcer.sentence.value).toBe('No games yet.');
});

describe('games with others', () => {
  it('are deleted by "delete all"', async () => {
    const device = new Device();
    const controller = await listOf(device, 'one', 'two');
    expect(controller.count).toBe(2);
    controller.run('delete all');
    await controller.deleteChosen();
    expect([controller.count, await idsOn(device)]).toEqual([0, []]);
  });

  it('are deleted one at a time, only after confirmation', async () => {
    const device = new Device();
    const controller = await listOf(device, 'one', 'two');
    const [first] = controller.finished.value;
    await controller.delete(first, false);
    expect([controller.toDelete.value, controller.count]).toEqual([first, 2]);
    await controller.deleteChosen();
    expect([controller.toDelete.value, await idsOn(device)]).toEqual([
      undefined,
      [first?.id === 'one' ? 'two' : 'one'],
    ]);
  });

  it('describe their rules in the terms of their game', async () => {
    const device = new Device();
    const controller = await listOf(device, 'one');
    expect(controller.terms({ ...game('one'), changed: '' })).toBe('p4c6r/12');
    const entry = { id: 'mastermind', room: async () => room } as unknown as GameEntry;
    const ofMastermind = new HistoryController(
      device.openTab(),
      [entry],
      [],
      () => undefined,
      () => 0,
    );
    await ofMastermind.refresh();
    expect(ofMastermind.terms({ ...game('one'), changed: '' })).toBe('4 places, 6 pieces, 12 turns');
  });

  it('are exported to another device, which keeps its own games', async () => {
    const file = (await listOf(new Device(), 'one', 'two')).exported();
    const other = new Device();
    const controller = await listOf(other, 'two', 'three');
    await controller.importText(file);
    expect(await idsOn(other)).toEqual(['one', 'three', 'two']);
    expect(controller.announcer.sentence.value).toContain('1 game added. 1 already here.');
  });

  it('do not overwrite a game that another version saved under the same id', async () => {
    const file = (await listOf(new Device(), 'one')).exported();
    const other = new Device();
    const later = { version: 2, result: 'of a later app' };
    other.stored.set('finished/one', later);
    const controller = await listOf(other);
    await controller.importText(file);
    expect(other.stored.get('finished/one')).toEqual(later);
  });

  it('are skipped and counted when their entry in a file is invalid', async () => {
    const device = new Device();
    const controller = await listOf(device);
    const text = JSON.parse((await listOf(new Device(), 'one')).exported());
    const bad = [
      null,
      7,
      { ...text.finished[0], address: 'https://elsewhere' },
      { ...text.finished[0], outcome: 'best' },
    ];
    await controller.importText(JSON.stringify({ ...text, finished: [...text.finished, ...bad] }));
    expect(await idsOn(device)).toEqual(['one']);
    expect(controller.announcer.sentence.value).toContain('4 in the file could not be read');
  });
});
