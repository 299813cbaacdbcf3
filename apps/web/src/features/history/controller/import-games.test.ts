import { makeSheet, newSheet, parseSheet, playLine, type Sheet } from '@inkling/core/sheet';
import { openSeed } from '@inkling/games/daily/open-day';
import { expect, it } from 'vitest';
import { savedKey } from '../../../shell/saved/saved.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import { makeArchive } from '../session/archive.ts';
import { counter } from '../testing/counter-game.ts';
import { HistoryController } from './history-controller.ts';

const START = newSheet('counter', 'to-9', 'holly');
const of = (...moves: readonly string[]): Sheet => playLine(START, moves);
const kept = (sheet: Sheet) => ({
  version: 1,
  sheet: makeSheet(sheet),
  progress: { phase: 'unfinished', done: sheet.nodes.length - 1, of: 9 },
});
const KEY = savedKey(START);

async function listOf(device: Device, game = counter): Promise<HistoryController> {
  const controller = new HistoryController(
    device.openTab(),
    [],
    [game],
    () => undefined,
    () => 0,
  );
  await controller.refresh();
  return controller;
}

/**
 * Imports games from a file on a device that may already have a game, and returns the device and the
 * announcement.
 */
async function after(here: Sheet | undefined, ...brought: readonly Sheet[]) {
  const device = new Device();
  if (here) device.stored.set(savedKey(here), kept(here));
  const controller = await listOf(device);
  await controller.importText(makeArchive(brought.map(kept), []));
  return { device, said: controller.announcer.sentence.value };
}

/** Returns the lines of play, each from the start to a leaf. */
function linesOn(device: Device, key = KEY): readonly string[] {
  const parsed = parseSheet((device.stored.get(key) as { readonly sheet: string }).sheet);
  if (!parsed.ok) throw new Error('no sheet');
  const { nodes } = parsed.value;
  const lineTo = (at: number): string[] => {
    const { parent, move } = nodes[at] ?? { parent: -1, move: '' };
    return parent < 0 ? [] : [...lineTo(parent), move];
  };
  const ends = nodes.flatMap((_, at) => (nodes.some(({ parent }) => parent === at) ? [] : [at]));
  return ends.map((end) => lineTo(end).join(' ')).toSorted();
}

it('a file with more of a game extends it, and one with less changes nothing', async () => {
  const more = await after(of('a', 'b'), of('a', 'b', 'c'));
  expect([linesOn(more.device), more.said]).toEqual([['a b c'], '1 game gained new moves.']);
  const less = await after(of('a', 'b', 'c'), of('a', 'b'));
  expect([linesOn(less.device), less.said]).toEqual([['a b c'], expect.stringContaining('1 already here.')]);
});

it('a game that continued differently on two devices keeps both lines', async () => {
  expect(linesOn((await after(of('a', 'b'), of('a', 'c', 'd'))).device)).toEqual(['a b', 'a c d']);
  expect(linesOn((await after(of('a', 'c', 'd'), of('a', 'b'))).device)).toEqual(['a b', 'a c d']);
});

it('a daily game allows one try, so its local moves are kept and can only be extended', async () => {
  const day = newSheet('counter', 'to-9', openSeed('2026-11-21', 'counter'));
  for (const [here, brought, kept] of [
    [['a', 'b'], ['a', 'c', 'd'], 'a b'],
    [['a'], ['a', 'c'], 'a c'],
  ] as const) {
    const { device } = await after(playLine(day, here), playLine(day, brought));
    expect(linesOn(device, savedKey(day))).toEqual([kept]);
  }
});

it('a game that occurs twice in a file is added in full, whatever the order', async () => {
  for (const brought of [
    [of('a', 'b'), of('a')],
    [of('a'), of('a', 'b')],
  ]) {
    const { device, said } = await after(undefined, ...brought);
    expect([linesOn(device), said]).toEqual([['a b'], expect.stringContaining('1 game added.')]);
  }
});

it('a game open on its page gains the added moves and keeps its draft', async () => {
  const device = new Device();
  device.stored.set(KEY, kept(of('a')));
  device.stored.set(counter.part.openKey, { ...kept(of('a')), draft: 'half' });
  const heard: unknown[] = [];
  device.openTab().tabs.hear(counter.part.openKey, (value) => heard.push(value));
  const controller = await listOf(device);
  await controller.importText(makeArchive([kept(of('a', 'b'))], []));
  expect(linesOn(device, counter.part.openKey)).toEqual(['a b']);
  expect(device.stored.get(counter.part.openKey)).toMatchObject({ draft: 'half' });
  expect(heard).toHaveLength(1);
});

it('another open game is left alone', async () => {
  const device = new Device();
  const other = kept(playLine(newSheet('counter', 'to-9', 'ivy'), ['a']));
  device.stored.set(counter.part.openKey, other);
  const controller = await listOf(device);
  await controller.importText(makeArchive([kept(of('a', 'b'))], []));
  expect(device.stored.get(counter.part.openKey)).toEqual(other);
});

/** The same game with a check of its moves, which knows only `a` and `b`. */
const strict: typeof counter = {
  ...counter,
  part: {
    ...counter.part,
    check: async (values) =>
      values.map((value) => !/"[^ab"]"\n/.test((value as { readonly sheet: string }).sheet)),
  },
};

it('a game with a move that its rules refuse is left out and counted, and changes no game of the list', async () => {
  const device = new Device();
  device.stored.set(KEY, kept(of('a', 'b')));
  const controller = await listOf(device, strict);
  const other = playLine(newSheet('counter', 'to-9', 'ivy'), ['a']);
  await controller.importText(makeArchive([of('a', 'b'), of('a', 'z'), other].map(kept), []));
  expect(linesOn(device)).toEqual(['a b']);
  expect(controller.count).toBe(2);
  expect(controller.announcer.sentence.value).toBe(
    '1 game added. 1 already here. 1 in the file could not be read and was left out.',
  );
});

it('games that cannot be checked now are added', async () => {
  const device = new Device();
  const check = () => Promise.reject(new Error('not loaded'));
  const controller = await listOf(device, { ...counter, part: { ...counter.part, check } });
  await controller.importText(makeArchive([kept(of('a'))], []));
  expect([linesOn(device), controller.announcer.sentence.value]).toEqual([['a'], '1 game added.']);
});

it('two files that are chosen at once both add their moves to a game', async () => {
  const device = new Device();
  device.stored.set(KEY, kept(of('a')));
  const controller = await listOf(device);
  const files = [of('a', 'b'), of('a', 'c')].map((sheet) => makeArchive([kept(sheet)], []));
  await Promise.all(files.map((file) => controller.importText(file)));
  expect(linesOn(device)).toEqual(['a b', 'a c']);
  expect(controller.announcer.sentence.value.trim()).toBe('1 game gained new moves.');
});
