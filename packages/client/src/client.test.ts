import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeClient, newRequest } from './client.ts';
import { type EventLine, followRoom } from './follow.ts';
import type { RoomView } from './generated/api.ts';

const reply = (status: number, body: string, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(status === 204 ? null : body, { status, headers }));

afterEach(() => void vi.useRealTimers());

describe('the client', () => {
  it('sends the request that is described, and returns the response as a value', async () => {
    const asked: [string, RequestInit][] = [];
    const fetch = (url: unknown, init?: RequestInit) => {
      asked.push([String(url), init as RequestInit]);
      return reply(200, '{"version":2}');
    };
    const client = makeClient({ base: 'http://x', token: 't', fetch });
    const body = { req: 'a', version: 1, move: 'guess aabb' };
    expect(await client.call('move', { id: 'room/1', body })).toEqual({ ok: true, value: { version: 2 } });
    await client.call('dailyBoard', { game: 'word', kind: 'bot' });
    expect(asked[0]).toMatchObject([
      'http://x/api/rooms/room%2F1/moves',
      { method: 'POST', headers: { authorization: 'Bearer t', 'content-type': 'application/json' } },
    ]);
    expect(JSON.parse(String(asked[0]?.[1].body))).toEqual(body);
    expect(asked[1]?.[0]).toBe('http://x/api/daily/word/board?kind=bot');
  });

  it.each<[string, () => Promise<Response>, unknown]>([
    ['a lost line', () => Promise.reject(new TypeError('gone')), { code: 'offline' }],
    ['a refusal', () => reply(422, '{"code":"game-over"}'), { code: 'game-over' }],
    [
      'patience',
      () => reply(503, '{"code":"busy"}', { 'retry-after': '2' }),
      { code: 'busy', retrySeconds: 2 },
    ],
    ['a strange proxy', () => reply(502, '<html>'), { code: 'not-understood' }],
    ['a strange success', () => reply(200, '<html>'), { code: 'not-understood' }],
  ])('returns an error as a value for %s', async (_what, fetch, error) => {
    const answer = await makeClient({ base: '', fetch }).call('lookAtRoom', { id: 'r' });
    expect(answer).toEqual({ ok: false, error });
  });

  it('accepts an empty response', async () => {
    const client = makeClient({ base: '', fetch: () => reply(204, '') });
    expect(await client.call('forgetMe', {})).toEqual({ ok: true, value: undefined });
    expect(newRequest()).toMatch(/^[\da-f]{32}$/);
  });

  it.each<[string, (signal: AbortSignal) => Promise<Response>]>([
    ['comes', (signal) => never(signal)],
    ['ends', async (signal) => ({ ok: true, text: () => never(signal) }) as unknown as Response],
  ])('gives up after ten seconds on a response that never %s', async (_what, answer) => {
    vi.useFakeTimers();
    const fetch = (_url: unknown, init?: RequestInit) => answer(init?.signal as AbortSignal);
    let told: unknown;
    void makeClient({ base: '', fetch })
      .call('lookAtRoom', { id: 'r' })
      .then((reply) => {
        told = reply;
      });
    await vi.advanceTimersByTimeAsync(9_999);
    expect(told).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual({ ok: false, error: { code: 'offline' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** Simulates a server that accepts the request and never answers. */
function never<T>(signal: AbortSignal): Promise<T> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** Returns all connections opened so far, and an `open` function with which a test can send events. */
function openLines() {
  const lines: {
    calls: Map<string, (event: { data: string }) => void>;
    readyState: number;
    closed: boolean;
  }[] = [];
  const open = (): EventLine => {
    const line = { calls: new Map(), readyState: 1, closed: false };
    lines.push(line);
    const source = {
      addEventListener: (type: string, call: (event: { data: string }) => void) =>
        void line.calls.set(type, call),
      close: () => {
        line.closed = true;
      },
      get readyState() {
        return line.readyState;
      },
    };
    return source as EventLine;
  };
  const fire = (at: number, type: string, version = 0) =>
    lines[at]?.calls.get(type)?.({ data: JSON.stringify({ version }) });
  return { lines, open, fire };
}

describe('following a room', () => {
  function follow() {
    vi.useFakeTimers();
    const heard: unknown[] = [];
    const { lines, open, fire } = openLines();
    const listener = {
      view: (view: RoomView) => heard.push(view.version),
      line: (state: string) => heard.push(state),
    };
    return { heard, lines, fire, stop: followRoom('r', listener, { open }) };
  }

  it('reports who is present, and uses another path to watch without a seat', () => {
    const heard: unknown[] = [];
    const paths: string[] = [];
    const { open, lines } = openLines();
    const listener = {
      view: () => undefined,
      line: () => undefined,
      presence: (facts: unknown) => heard.push(facts),
    };
    const opening = (url: string) => {
      paths.push(url);
      return open();
    };
    vi.useFakeTimers();
    const stop = followRoom('r', listener, { open: opening, watching: true });
    const facts = { here: ['maker'], away: [], watchers: 1 };
    lines[0]?.calls.get('presence')?.({ data: JSON.stringify(facts) });
    stop();
    lines[0]?.calls.get('presence')?.({ data: JSON.stringify(facts) });
    expect([heard, paths]).toEqual([[facts], ['/api/watch/r/events']]);
  });

  it('reports newer versions only, reports a lost connection, and reopens a closed one', () => {
    const { heard, lines, fire, stop } = follow();
    fire(0, 'open');
    for (const version of [1, 3, 2, 3]) fire(0, 'view', version);
    fire(0, 'error');
    vi.advanceTimersByTime(11_000);
    expect(lines).toHaveLength(1);
    if (lines[0]) lines[0].readyState = 2;
    fire(0, 'error');
    vi.advanceTimersByTime(5000);
    fire(1, 'view', 3);
    fire(1, 'view', 4);
    expect(heard).toEqual(['open', 1, 3, 'lost', 'lost', 4]);
    stop();
    expect(lines.map(({ closed }) => closed)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up a connection that never opens, whether it is the first or a retry by the browser', () => {
    const { heard, lines, fire, stop } = follow();
    vi.advanceTimersByTime(11_999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['lost']);
    vi.advanceTimersByTime(5000);
    fire(1, 'open');
    fire(1, 'error');
    vi.advanceTimersByTime(12_000 + 5000);
    expect(lines.map(({ closed }) => closed)).toEqual([true, true, false]);
    fire(2, 'open');
    expect(heard).toEqual(['lost', 'open', 'lost', 'lost', 'open']);
    stop();
    vi.advanceTimersByTime(100_000);
    expect(lines).toHaveLength(3);
  });

  it('counts a renewal that the server asks for as no loss, unless nothing opens after it', () => {
    const { heard, lines, fire, stop } = follow();
    const renew = () => lines.at(-1)?.calls.get('beat')?.({ data: 'renew' });
    fire(0, 'open');
    renew();
    fire(0, 'error');
    vi.advanceTimersByTime(11_000);
    fire(0, 'open');
    fire(0, 'view', 1);
    expect([heard, lines.length]).toEqual([['open', 1], 1]);
    fire(0, 'error');
    fire(0, 'open');
    expect(heard).toEqual(['open', 1, 'lost', 'open']);
    renew();
    fire(0, 'error');
    fire(0, 'error');
    expect(heard).toEqual(['open', 1, 'lost', 'open', 'lost']);
    vi.advanceTimersByTime(5000);
    expect(lines.map(({ closed }) => closed)).toEqual([true, false]);
    stop();
  });

  it('opens the next connection itself if the line that is renewed does not reconnect', () => {
    const { heard, lines, fire, stop } = follow();
    fire(0, 'open');
    lines[0]?.calls.get('beat')?.({ data: 'renew' });
    if (lines[0]) lines[0].readyState = 2;
    fire(0, 'error');
    expect([heard, lines.length]).toEqual([['open'], 2]);
    stop();
  });

  it('notices the silence of a server that has sent heartbeats, but not of any other server', () => {
    const { heard, lines, fire } = follow();
    fire(0, 'open');
    vi.advanceTimersByTime(100_000);
    expect(heard).toEqual(['open']);
    for (let beat = 0; beat < 5; beat++) {
      fire(0, 'beat');
      vi.advanceTimersByTime(30_000);
    }
    fire(0, 'view', 1);
    vi.advanceTimersByTime(34_999);
    expect(heard).toEqual(['open', 1]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['open', 1, 'lost']);
    vi.advanceTimersByTime(5000);
    expect(lines.map(({ closed }) => closed)).toEqual([true, false]);
  });
});
