import type { Client, Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guest } from '../../../shell/server/guest.ts';
import { openOnlineStorage } from '../../../shell/server/online-storage.ts';
import { VIEW } from '../game/testing/room-samples.ts';
import { later } from '../shared-parts.ts';
import { Outbox } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The room after `turns` of the first player and `others` of the second. */
function played(turns: number, others = 0): RoomView {
  const used = [turns, others];
  const sheets = VIEW.sheets?.map((sheet, seat) => ({ ...sheet, turnsUsed: used[seat] ?? 0 })) ?? [];
  return { ...VIEW, version: VIEW.version + turns + others, sheets };
}

/** How long a device takes to forget a move that has been answered. */
const WRITE_MS = 10;

/** An outbox, the moves that reached the server, and `answer`, which replies to the oldest one without a reply. */
function open(device = new Map<string, unknown>([['online/recovery', 'A'.repeat(22)]])) {
  const sent: unknown[] = [];
  const unanswered: ((reply: Reply<RoomView>) => void)[] = [];
  const call = (_name: string, { body }: { readonly body: unknown }) => {
    sent.push(body);
    return new Promise((settle) => unanswered.push(settle));
  };
  const client = { call } as unknown as Client;
  const storage = openOnlineStorage({
    read: async (key) => device.get(key),
    write: async (key, value) => Boolean(device.set(key, value)),
    list: async (prefix) => [...device].filter(([key]) => key.startsWith(prefix)),
    async remove(keys) {
      await new Promise((resolve) => setTimeout(resolve, WRITE_MS));
      return keys.map((key) => device.delete(key)).length > 0;
    },
  });
  const heard: string[] = [];
  let requests = 0;
  const outbox = new Outbox(
    {
      id: 'room',
      client,
      guest: new Guest(client, storage),
      storage,
      newRequest: () => `request ${requests++}`,
      later,
    },
    {
      queued: () => void heard.push('queued'),
      settled: async ({ kind }, { line }) => void heard.push(`${kind}: ${line}`),
    },
  );
  const answer = async (reply: Reply<RoomView>) => {
    await vi.advanceTimersByTimeAsync(1);
    unanswered.shift()?.(reply);
    await vi.advanceTimersByTimeAsync(WRITE_MS);
  };
  return { outbox, sent, heard, answer, storage };
}

const first = { req: 'request 0', version: 4, move: 'guess aabb' };
const second = { req: 'request 1', version: 5, move: 'guess ccdd' };
const offline: Reply<RoomView> = { ok: false, error: { code: 'offline' } };

describe('a move without a reply', () => {
  it('is resent with the same request id until it is answered', async () => {
    const { outbox, sent, heard, answer } = open();
    expect(outbox.put('move', 'guess aabb', played(0))).toBe(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(outbox.isLate.value, 'nothing is said of an answer that may come at once').toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.isLate.value).toBe(true);
    await answer(offline);
    expect([sent.length, heard]).toEqual([1, ['queued']]);
    await vi.advanceTimersByTimeAsync(3_000);
    await answer(offline);
    await vi.advanceTimersByTimeAsync(3_000);
    await answer({ ok: true, value: played(1) });
    expect(heard).toEqual(['queued', 'done: guess aabb']);
    expect(sent).toEqual([first, first, first]);
    expect([outbox.waiting.value, outbox.isLate.value]).toEqual([undefined, false]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a move that is made before the one before it is answered', () => {
  it('can be set from the moment in which the room shows the one before it', async () => {
    const { outbox, answer } = open();
    const unshown = (view: RoomView) => outbox.unshownIn(view)?.line;
    outbox.put('move', 'guess aabb', played(0));
    expect([outbox.unshownIn(undefined)?.line, unshown(played(0, 1))]).toEqual(['guess aabb', 'guess aabb']);
    expect(unshown(played(1))).toBeUndefined();
    outbox.put('move', 'guess ccdd', played(1));
    expect(unshown(played(1))).toBe('guess ccdd');
    await answer({ ok: true, value: played(1) });
    expect([unshown(played(1)), unshown(played(2))]).toEqual(['guess ccdd', undefined]);
  });

  it('is refused while the room looks as it did, whatever the others do', async () => {
    const { outbox, sent, heard, answer } = open();
    outbox.put('move', 'guess aabb', played(0));
    expect(outbox.put('move', 'guess ccdd', played(0))).toBe(false);
    expect(outbox.put('move', 'guess ccdd', played(0, 1))).toBe(false);
    await answer({ ok: true, value: played(1, 1) });
    expect([sent, heard]).toEqual([[first], ['done: guess aabb']]);
  });

  it('is sent after it, once, where the stream has shown what came of it', async () => {
    const { outbox, sent, heard, answer, storage } = open();
    outbox.put('move', 'guess aabb', played(0));
    await vi.advanceTimersByTimeAsync(600);
    expect(outbox.put('move', 'guess ccdd', played(1))).toBe(true);
    expect(outbox.put('move', 'guess eeff', played(1)), 'a turn has one move').toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect([sent, outbox.waiting.value?.line, outbox.isLate.value]).toEqual([[first], 'guess aabb', true]);
    await answer({ ok: true, value: played(1) });
    expect([sent, outbox.waiting.value?.line, outbox.isLate.value]).toEqual([
      [first, second],
      'guess ccdd',
      false,
    ]);
    expect((await storage.pending('room'))?.line, 'it survives a reload').toBe('guess ccdd');
    await answer({ ok: true, value: played(2) });
    expect(heard).toEqual(['done: guess aabb', 'done: guess ccdd']);
    expect([outbox.waiting.value, await storage.pending('room'), vi.getTimerCount()]).toEqual([
      undefined,
      undefined,
      0,
    ]);
  });

  it('is sent after it has arrived, even over a bad connection', async () => {
    const { outbox, sent, answer } = open();
    outbox.put('move', 'guess aabb', played(0));
    outbox.put('move', 'guess ccdd', played(1));
    await answer(offline);
    await vi.advanceTimersByTimeAsync(3_000);
    await answer({ ok: true, value: played(1) });
    expect(sent).toEqual([first, first, second]);
  });

  it('is sent although the one before it was refused: another window has moved', async () => {
    const { outbox, sent, heard, answer } = open();
    outbox.put('move', 'guess aabb', played(0));
    outbox.put('move', 'guess ccdd', played(1));
    await answer({ ok: false, error: { code: 'stale', now: played(1) } });
    expect(sent).toEqual([first, second]);
    expect(heard).toEqual(['refused: guess aabb']);
  });

  it('is sent even if it is made in the moment in which the answer is being saved', async () => {
    const { outbox, sent, heard, answer, storage } = open();
    outbox.put('move', 'guess aabb', played(0));
    const answered = answer({ ok: true, value: played(1) });
    await vi.advanceTimersByTimeAsync(2);
    expect([outbox.put('move', 'guess ccdd', played(1)), sent]).toEqual([true, [first]]);
    // What wakes the outbox up meanwhile, such as a returning connection, sends nothing twice.
    void outbox.flush();
    await answered;
    expect([sent, outbox.waiting.value?.line]).toEqual([[first, second], 'guess ccdd']);
    expect((await storage.pending('room'))?.line).toBe('guess ccdd');
    await answer({ ok: true, value: played(2) });
    expect([heard, sent.length]).toEqual([['done: guess aabb', 'done: guess ccdd'], 2]);
  });
});
