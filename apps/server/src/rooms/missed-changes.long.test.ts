import { expect as value } from '@inkling/core/result';
import type { KyselyPlugin, QueryId } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomView } from '../room/view.ts';
import type { ChangeListener } from '../store/change-events.ts';
import { RoomRepository } from '../store/room-repository.ts';
import type { Store } from '../store/store.ts';
import { sqliteEngine, type TestEngine } from '../testing/engines.ts';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';
import { type ComputationWorker, localWorker } from './computation-worker.ts';

/** So long that it never elapses: in these tests, periodic polling finds nothing. */
const NEVER_MS = 2 ** 30;
const DRAWN = { game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' };

/** Uses a server whose reads fail on demand, and writes to its database as another server would. */
describe('what another server wrote, while reading fails', () => {
  let engine: TestEngine;
  let real: Store;
  let place: TestServer;
  let listener: ChangeListener | undefined;
  let ask: ComputationWorker['run'];
  /** The number of reads that will still fail. */
  let failures = 0;
  /** Whether to hold back the result of the next read of entries until `release` is called. */
  let holding = false;
  let release: (() => void) | undefined;

  beforeEach(async () => {
    engine = await sqliteEngine();
    real = await engine.open();
    [listener, ask] = [undefined, localWorker.run];
    [failures, holding, release] = [0, false, undefined];
    const ofEntries = new WeakSet<QueryId>();
    const failing: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        if (failures > 0) {
          failures--;
          throw new Error('the line was cut');
        }
        if (JSON.stringify(node).includes('"entries"')) ofEntries.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (holding && ofEntries.has(queryId)) {
          holding = false;
          await new Promise<void>((resolve) => (release = resolve));
        }
        return result;
      },
    };
    const changeEvents: Store['changeEvents'] = {
      publish: () => {},
      subscribe: (one) => {
        listener = one;
      },
      close: async () => {},
    };
    place = await openTestServer({
      store: { ...real, db: real.db.withPlugin(failing), write: (all) => real.write(all), changeEvents },
      worker: { run: (computation, requester) => ask(computation, requester), close: async () => {} },
      catchUpMs: NEVER_MS,
    });
  });
  afterEach(async () => {
    await place.close();
    await engine.stop();
  });

  const write = async ({ id }: RoomView, n: number, line: string) =>
    value(
      await new RoomRepository(real).append({
        room: id,
        n,
        kind: 'move',
        seat: 'breaker',
        guest: null,
        req: null,
        line,
        note: '',
        at_ms: n,
      }),
    );

  async function watched(): Promise<{ readonly room: RoomView; readonly versions: readonly number[] }> {
    const room = await (await Player.join(place.app)).open(DRAWN);
    const versions: number[] = [];
    value(await place.services.rooms.watch(room.id, ({ version }) => void versions.push(version)));
    return { room, versions };
  }

  const until = (come: () => boolean) => vi.waitUntil(come, { timeout: 60_000, interval: 10 });

  it.each([1, 2, 3])('is requested again until it is read, after %i failures', async (reads) => {
    const { room, versions } = await watched();
    await write(room, 2, 'guess aabb');
    failures = reads;
    listener?.onGap();
    await until(() => versions.length > 0);
    expect([versions, failures]).toEqual([[2], 0]);
  });

  it('is read again if it was announced but could not be read', async () => {
    const { room, versions } = await watched();
    await write(room, 2, 'guess aabb');
    failures = 1;
    listener?.onChange({ kind: 'room', room: room.id, version: 2 });
    await until(() => versions.length > 0);
    expect(versions).toEqual([2]);
  });

  it('does not keep a computer that is thinking from playing', async () => {
    let answer: ((line: string) => void) | undefined;
    ask = () => new Promise((resolve) => (answer = (line) => resolve({ line })));
    const ann = await Player.join(place.app);
    const { id } = await ann.open({ ...DRAWN, maker: 'deposited', computer: 'knuth', seat: 'maker' });
    await ann.play(id, 'deposit aabb');
    await until(() => answer !== undefined);
    // Nobody is watching, so the room is only marked invalid, and reloaded on the next request.
    expect(await place.services.rooms.cache.catchUp()).toBe(true);
    answer?.('guess abcd');
    await vi.waitUntil(async () => (await ann.look(id)).version === 3, { timeout: 60_000 });
    expect((await ann.look(id)).sheets?.[0]?.turns).toMatchObject([{ guess: 'abcd' }]);
  });

  it('cancels a computer’s move if it is unreadable, and affects no other room', async () => {
    let answer: ((line: string) => void) | undefined;
    ask = () => new Promise((resolve) => (answer = (line) => resolve({ line })));
    const ann = await Player.join(place.app);
    const room = await ann.open({ ...DRAWN, maker: 'deposited', computer: 'knuth', seat: 'maker' });
    await ann.play(room.id, 'deposit aabb');
    await until(() => answer !== undefined);
    await write(room, 3, 'sing');
    listener?.onChange({ kind: 'room', room: room.id, version: 3 });
    answer?.('guess abcd');
    expect((await ann.send('GET', `/api/rooms/${room.id}`)).status).toBe(500);
    expect((await ann.open(DRAWN)).version).toBe(1);
  });

  it('is read again if more was written during the read', async () => {
    const { room, versions } = await watched();
    await write(room, 2, 'guess aabb');
    holding = true;
    listener?.onChange({ kind: 'room', room: room.id, version: 2 });
    await until(() => release !== undefined);
    await write(room, 3, 'guess abcd');
    listener?.onChange({ kind: 'room', room: room.id, version: 3 });
    release?.();
    await until(() => versions.at(-1) === 3);
    expect(versions).toEqual([2, 3]);
  });
});
