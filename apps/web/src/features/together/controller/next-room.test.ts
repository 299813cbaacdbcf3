import type { Listener } from '@inkling/client/follow';
import type { RoomView } from '@inkling/client/generated/api';
import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { Announcer } from '../../../shell/announcer.ts';
import { Device } from '../../../shell/saved/testing/device.ts';
import { Guest } from '../../../shell/server/guest.ts';
import { openOnlineStorage } from '../../../shell/server/online-storage.ts';
import { code, VIEW } from '../game/testing/room-samples.ts';
import { playAgain, playComputer } from './play-again.ts';
import { RoomController } from './room-controller.ts';
import type { RoomParts } from './room-parts.ts';

const OVER: RoomView = {
  ...VIEW,
  phase: 'over',
  turn: [],
  winner: 'first',
  secret: 'aabb',
  commitment: 'A'.repeat(43),
  salt: 'A'.repeat(43),
  sheets: (VIEW.sheets ?? []).map((sheet) => ({ ...sheet, over: true, turns: [] })),
};

type Asked = readonly [string, { readonly id?: string; readonly body?: Readonly<Record<string, unknown>> }];

/** Opens a room with a fake server that gives the listed answer to each operation. */
async function opened(view: RoomView, answers: Readonly<Record<string, unknown>> = {}) {
  const asked: Asked[] = [];
  const went: string[] = [];
  const client = {
    call: async (...call: Asked) => {
      asked.push(call);
      return answers[call[0]] ?? { ok: true, value: view };
    },
  } as unknown as RoomParts['client'];
  const storage = openOnlineStorage(new Device().openTab().storage);
  await storage.keepRecovery('A'.repeat(22));
  let heard: Listener | undefined;
  const atServer = { view };
  const controller = new RoomController({
    id: view.id,
    announcer: new Announcer(),
    isSaving: signal(true),
    client,
    guest: new Guest(client, storage),
    storage,
    sha256: undefined,
    salt: () => new Uint8Array(32),
    load: async () => code,
    look: async () => ({ ok: true, value: atServer.view }),
    follow: (listener) => {
      heard = listener;
      return () => {};
    },
    newRequest: () => 'req',
    keepFinished: async () => true,
    later: () => () => {},
    copyLink: async () => true,
    goTo: (room) => void went.push(room),
    leave: () => {},
  });
  await controller.begin();
  await settled();
  const hear = async (next: RoomView) => {
    heard?.view(next);
    await settled();
  };
  return { controller, asked, went, hear, atServer, line: (state: 'open' | 'lost') => heard?.line(state) };
}

/** Waits for the storage and the server, which answer immediately, but each in its own promise. */
async function settled(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise(setImmediate);
}

it('seats a guest for whom a seat is reserved, and nobody else', async () => {
  const free = (reserved: 'you' | 'other'): RoomView => ({
    ...VIEW,
    you: 'spectator',
    phase: 'waiting',
    turn: [],
    seats: [
      { seat: 'first', taken: true },
      { seat: 'second', taken: false, reserved },
    ],
  });
  const friend = await opened(free('you'));
  expect(friend.asked).toContainEqual(['sitDown', { id: 'room', body: { req: 'req', seat: 'second' } }]);
  const stranger = await opened(free('other'));
  expect(stranger.asked.filter(([name]) => name === 'sitDown')).toEqual([]);
  expect(stranger.controller.announcement.value).toMatch(/^You are watching\./);
});

it('joins the rematch that the other player opened first, and withdraws its own room', async () => {
  const followed = { ...OVER, version: 5, next: 'theirs' };
  const late = { ok: false, error: { code: 'already-followed', now: followed } };
  const mine = { ok: true, value: { ...VIEW, id: 'mine', version: 2 } };
  const { controller, asked, went } = await opened(OVER, {
    openRoom: mine,
    playOn: late,
    lookAtRoom: mine,
  });
  await playAgain(controller);
  await settled();
  expect(went).toEqual(['theirs']);
  expect(asked).toContainEqual(['withdrawRoom', { id: 'mine', body: { req: 'req', version: 2 } }]);
  expect(controller.reply.value).toBe('');
});

it('withdraws the invitation of a player who plays the computer instead, unless the friend has just come', async () => {
  const waiting: RoomView = {
    ...VIEW,
    maker: 'deposited',
    you: 'maker',
    phase: 'waiting',
    turn: [],
    seats: [
      { seat: 'maker', taken: true },
      { seat: 'breaker', taken: false },
    ],
    sheets: [],
  };
  const openRoom = { ok: true, value: { ...waiting, id: 'computer' } };
  const instead = await opened(waiting, { openRoom });
  await playComputer(instead.controller);
  expect(instead.asked.slice(-2)).toEqual([
    ['lookAtRoom', { id: 'room' }],
    ['withdrawRoom', { id: 'room', body: { req: 'req', version: waiting.version } }],
  ]);
  expect(instead.went).toEqual(['computer']);
  const come = { ok: false, error: { code: 'nothing-to-withdraw' } };
  const late = await opened(waiting, { openRoom, withdrawRoom: come });
  await playComputer(late.controller);
  expect(late.went).toEqual([]);
  expect(late.controller.reply.value).toBe('There is no invitation to withdraw: everybody is here.');
});

it('shows a room for which the server has no stream left', async () => {
  const { controller, atServer, line } = await opened({ ...VIEW, you: 'spectator' });
  atServer.view = { ...VIEW, you: 'spectator', version: 9 };
  line('lost');
  await settled();
  expect(controller.view.value?.version).toBe(9);
});

it('shows refusals, but no news, in the line that says whose turn it is', async () => {
  const { controller, hear, line } = await opened({ ...VIEW, turn: ['first'] });
  expect(controller.announcement.value).toMatch(/Your turn: make a guess\.$/);
  const reactions = [{ seat: 'second', reaction: 'wow', at: 5 }] as const;
  await hear({ ...VIEW, turn: ['first'], version: 5, reactions });
  expect([controller.announcement.value, controller.reply.value]).toEqual(['The other player: Wow!', '']);
  line('lost');
  line('open');
  expect(controller.announcement.value).toBe('The connection to the server is back.');
  expect(controller.reply.value).toBe('');
  controller.say('That has 3 pieces.');
  expect(controller.reply.value).toBe('That has 3 pieces.');
});

it('says that the last action is still being sent, even if its effect has already arrived', async () => {
  const { controller, asked, hear } = await opened(VIEW, { move: new Promise(() => {}) });
  controller.send('move', 'aabb');
  await hear({ ...VIEW, version: VIEW.version + 1 });
  expect(controller.send('move', 'aabc')).toBe(false);
  expect(controller.reply.value).toBe('One moment: your last action is still being sent.');
  expect(asked.filter(([name]) => name === 'move')).toHaveLength(1);
});
