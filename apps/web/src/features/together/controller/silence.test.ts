import { makeClient } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { room } from '../../../games/mastermind/room/room-part.tsx';
import { Announcer } from '../../../shell/announcer.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import { Guest } from '../../../shell/server/guest.ts';
import { openOnlineStorage } from '../../../shell/server/online-storage.ts';
import type { RoomGame } from '../session/room-game.ts';
import { withSlowCallbacks } from '../session/slow-answers.ts';
import { recover } from './guest-identity.ts';
import { LobbyController } from './lobby-controller.ts';
import { RoomController } from './room-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROOM: RoomView = {
  id: 'room',
  version: 4,
  game: 'mastermind',
  rules: 'p4c6r/12',
  maker: 'drawn',
  you: 'breaker',
  seats: [{ seat: 'breaker', taken: true }],
  phase: 'playing',
  turn: ['breaker'],
  sheets: [{ seat: 'breaker', turnsUsed: 0, over: false, solved: false, resigned: false }],
};

const GAME: RoomGame = {
  id: 'mastermind',
  module: mastermindModule,
  part: room,
  name: () => 'Mastermind',
};
const load = async () => GAME;

/** A fake server that replies to the paths in `answers` and leaves all other requests hanging until they abort. */
function slowServer() {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const answers = new Map<string, unknown>();
  const fetch = (url: unknown, init: RequestInit = {}) => {
    const path = String(url);
    asked.push({ path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    if (answers.has(path)) return Promise.resolve(new Response(JSON.stringify(answers.get(path))));
    return new Promise<Response>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  };
  return { asked, answers, client: makeClient({ base: '', fetch }) };
}

/** The storage of a browser that already is a guest. */
function memory(): Storage {
  const kept = new Map<string, unknown>([['online/recovery', 'A'.repeat(22)]]);

  return {
    read: async (key) => kept.get(key),
    write: async (key, value) => Boolean(kept.set(key, value)),
    list: async (prefix) => [...kept].filter(([key]) => key.startsWith(prefix)),
    remove: async (keys) => keys.map((key) => kept.delete(key)).length > 0,
  };
}

function later(call: () => void, ms: number): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

type SlowClient = ReturnType<typeof slowServer>['client'];

function front() {
  const { answers, client } = slowServer();
  const storage = openOnlineStorage(memory());
  const rooms: string[] = [];
  const callbacks = { slow: () => controller.slow(), settled: () => controller.settled() };
  const patient = withSlowCallbacks(client, callbacks, later);
  const controller: LobbyController = new LobbyController({
    announcer: new Announcer(),
    isSaving: signal(true),
    client: patient,
    guest: new Guest(patient, storage),
    storage,
    sha256: undefined,
    salt: () => new Uint8Array(32),
    draw: () => 0,
    load,
    contests: [],
    offered: ['mastermind'],
    nameOf: (game) => game,
    loadTiles: async () => [],
    loadParts: async () => new Map([['mastermind', room]]),
    newRequest: () => 'req',
    openLinks: async () => new Map(),
    goTo: (address) => void rooms.push(address),
  });
  return { controller, answers, rooms };
}

function newRoom(client: SlowClient, follow: () => () => void): RoomController {
  const storage = openOnlineStorage(memory());
  return new RoomController({
    announcer: new Announcer(),
    isSaving: signal(true),
    id: 'room',
    client,
    guest: new Guest(client, storage),
    storage,
    sha256: undefined,
    salt: () => new Uint8Array(32),
    load,
    keepFinished: async () => true,
    look: () => client.call('lookAtRoom', { id: 'room' }),
    follow,
    newRequest: () => 'req',
    later,
    copyLink: async () => true,
    goTo: () => {},
    leave: () => {},
  });
}

describe('the lobby with a silent server', () => {
  it('gives up after ten seconds, and retries on request', async () => {
    const { controller, answers } = front();
    void controller.begin();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(controller.server.value).toBe('asking');
    await vi.advanceTimersByTimeAsync(1);
    expect(controller.server.value).toBe('away');
    void controller.beginAgain();
    expect(controller.announcement.value).toBe('Asking the server…');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([controller.server.value, controller.announcement.value]).toEqual([
      'away',
      'No answer from the server.',
    ]);
    answers.set('/api/guests/me/rooms', { rooms: ['room'] });
    void controller.beginAgain();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(controller.server.value, 'a room that cannot be looked at is no empty list').toBe('away');
    answers.set('/api/rooms/room', ROOM);
    await controller.beginAgain();
    expect([controller.server.value, controller.rooms.value.length]).toEqual(['here', 1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('announces after a second that it is waiting, and finally that no server answered', async () => {
    const { controller, answers, rooms } = front();
    answers.set('/api/guests/me/rooms', { rooms: [] });
    await controller.begin();
    void controller.make();
    await vi.advanceTimersByTimeAsync(999);
    expect(controller.announcement.value).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(controller.announcement.value).toBe('Asking the server…');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(controller.announcement.value).toMatch(/^No answer from the server/);
    void recover(controller, 'A'.repeat(22));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(controller.announcement.value).toBe('Asking the server…');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(controller.announcement.value).toMatch(/^No answer from the server/);
    answers.set('/api/rooms', ROOM);
    await controller.make();
    expect(rooms).toEqual(['#/online/room/room']);
  });
});

describe('a missing room', () => {
  it.each([
    ['bad-request', false],
    ['no-such-room', false],
    ['unavailable', true],
  ] as const)('is followed after the error %s: %s', async (code, isFollowed) => {
    const client = {
      call: async () => ({ ok: false, error: { code } }),
    } as unknown as SlowClient;
    let followed = 0;
    const controller = newRoom(client, () => {
      followed++;
      return () => {};
    });
    await controller.begin();
    controller.online(true);
    expect(followed > 0).toBe(isFollowed);
    controller.sayState();
    if (!isFollowed)
      expect(controller.announcement.value).toBe('There is no such room. Ask for the link again.');
    expect(controller.notice.value).toBe(controller.announcement.value);
    controller.close();
  });
});

describe('a guess that is being sent', () => {
  it.each([
    ['is taken', undefined],
    ['is refused', 'game-over'],
  ] as const)('clears the field for the next guess, whose draft survives when it %s', async (_what, code) => {
    const { controller, answer } = openedRoom();
    await controller.begin();
    const field = fieldOf(controller);
    field.fill('aabb');
    controller.submit();
    expect(field.begun()).toBe('');
    field.fill('dddd');
    await answer(code);
    expect(field.read()).toEqual({ ok: true, value: 'dddd' });
    controller.close();
  });

  it('returns to the field when it is refused and no other guess was begun', async () => {
    const { controller, answer } = openedRoom();
    await controller.begin();
    const field = fieldOf(controller);
    field.fill('aabb');
    controller.submit();
    await answer('not-in-list');
    expect(field.read()).toEqual({ ok: true, value: 'aabb' });
    controller.close();
  });

  function fieldOf(controller: RoomController) {
    const open = controller.game.value;
    if (open?.kind !== 'sheets') throw new Error('a room without sheets');
    return open.field;
  }

  function openedRoom() {
    let settle: (reply: unknown) => void = () => {};
    const call = (name: string) =>
      name === 'move'
        ? new Promise((resolve) => {
            settle = resolve;
          })
        : Promise.resolve({ ok: true, value: ROOM });
    const client = { call } as unknown as SlowClient;
    const controller = newRoom(client, () => () => {});
    const played = { ...ROOM, version: 5, sheets: [{ ...ROOM.sheets?.[0], turnsUsed: 1 }] };
    const answer = async (code: string | undefined) => {
      await vi.advanceTimersByTimeAsync(1);
      settle(code ? { ok: false, error: { code } } : { ok: true, value: played });
      await vi.advanceTimersByTimeAsync(1);
    };
    return { controller, answer };
  }
});
