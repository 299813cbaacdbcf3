import { expect as value } from '@inkling/core/result';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Services } from '../services/services.ts';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';
import { listenIn } from './events.ts';

let place: TestServer;
beforeAll(async () => {
  place = await openTestServer();
});
afterAll(() => place.close());

it('sends a change made between looking at a room and opening its stream', async () => {
  const ann = await Player.join(place.app);
  const { id } = await ann.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
  const { services } = place;
  const { rooms } = services;
  const watch: typeof rooms.watch = async (room, onChange) => {
    const watching = await rooms.watch(room, onChange);
    await ann.play(id, 'guess aabb');
    return watching;
  };
  const slow: Services = Object.create(services, {
    rooms: { value: Object.create(rooms, { watch: { value: watch } }) },
  });
  const heard: string[] = [];
  const sink = {
    write: (text: string) => heard.push(text) > 0,
    onDrain: () => {},
    end: () => {},
    close: () => {},
  };
  const seen = value(await rooms.look(id, undefined));
  const { stop } = value(await listenIn(slow, seen, 0, () => sink));
  expect(heard.join('')).toMatch(/^id: 2$/m);
  expect(heard.join('')).toContain('"guess":"aabb"');
  stop();
});
