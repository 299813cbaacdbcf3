import type { RoomView } from '@inkling/client/generated/api';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { Device } from '../../../shell/saved/testing/device.ts';
import { openOnlineStorage } from '../../../shell/server/online-storage.ts';
import { code, VIEW } from '../game/testing/room-samples.ts';
import { sheetsOf } from '../session/room-game.ts';
import { keepDraft } from './kept-draft.ts';
import type { OpenSheets } from './open-game.ts';

const ROOM = 'a-room';
const MOVE: RoomView = { ...VIEW, you: 'first', phase: 'playing', turn: ['first'] };
const device = () => openOnlineStorage(new Device().openTab().storage);
type Storage = ReturnType<typeof device>;

/** Opens the page of a room on a device. */
async function openPage(storage: Storage, view: RoomView, pressed?: string) {
  const sheets = sheetsOf(code, view.rules);
  if (!sheets) throw new Error(view.rules);
  const field = await sheets.openField();
  const open = { kind: 'sheets', game: code, sheets, field } as unknown as OpenSheets;
  const page = { view: signal<RoomView | undefined>(view), game: signal<OpenSheets | undefined>(open) };
  const stop = keepDraft(page, storage, ROOM);
  if (pressed !== undefined) field.press(press(pressed));
  await settled();
  await settled();
  return { ...page, field, stop };
}

/** Waits until the storage, which is asynchronous, has answered. */
const settled = () => new Promise(setImmediate);
const press = (key: string) => ({ key, code: '' }) as KeyboardEvent;

it('restores the draft when the page is reopened, until it is submitted', async () => {
  const storage = device();
  const first = await openPage(storage, MOVE);
  for (const key of ['s', 'p']) first.field.press(press(key));
  await settled();
  first.stop();
  const second = await openPage(storage, MOVE);
  expect(second.field.begun()).toBe(first.field.begun());
  second.field.clear();
  await settled();
  second.stop();
  expect(await storage.draft(ROOM)).toBeUndefined();
});

it('keeps what a pupil sets, because it is sent as a vote', async () => {
  const storage = device();
  const seats = [{ seat: 'breaker', taken: true }] as const;
  const classroom = { name: 'holly-427', vote: 'open', voters: 0, guesses: [] } as const;
  const view: RoomView = { ...MOVE, you: 'spectator', turn: ['breaker'], seats: [...seats] };
  const keeps = async (view: RoomView) => {
    const { field, stop } = await openPage(storage, view, 's');
    await settled();
    stop();
    return (await openPage(storage, view)).field.begun() === field.begun();
  };
  expect(await keeps({ ...view, classroom: { ...classroom, guesses: [] }, watching: true })).toBe(false);
  expect(await keeps(view)).toBe(false);
  expect(await keeps({ ...view, classroom: { ...classroom, guesses: [] } })).toBe(true);
});

it('does not replace what was set before it was read, and drops an invalid draft', async () => {
  const storage = device();
  await storage.keepDraft(ROOM, 'ab--@2');
  expect((await openPage(storage, MOVE)).field.begun()).toBe('ab--@2');
  const slow = { ...storage, draft: () => settled().then(() => 'ab--@2') };
  const opening = openPage(slow, MOVE, 's');
  expect((await opening).field.begun()).toBe('a---@1');
  const other = device();
  await other.keepDraft(ROOM, 'no draft');
  expect((await openPage(other, MOVE)).field.begun()).toBe('');
  expect(await other.draft(ROOM)).toBeUndefined();
});

it.each([
  ['a secret', { ...MOVE, you: 'maker', maker: 'deposited', turn: ['maker'] }],
  ['what is set while others are to move', { ...MOVE, turn: ['second'] }],
] as const)('does not store %s', async (_, view) => {
  const storage = device();
  const { field, stop } = await openPage(storage, view as unknown as RoomView);
  for (const key of ['s', 'p']) field.press(press(key));
  await settled();
  stop();
  expect(await storage.draft(ROOM)).toBeUndefined();
});

it('deletes the draft at the end of the game', async () => {
  const storage = device();
  const { view, field } = await openPage(storage, MOVE);
  field.press(press('s'));
  await settled();
  expect(await storage.draft(ROOM)).toBeDefined();
  view.value = { ...MOVE, phase: 'over' };
  await settled();
  expect(await storage.draft(ROOM)).toBeUndefined();
});
