import { MessageChannel, Worker } from 'node:worker_threads';
import { verifyCertificate } from '@inkling/deduction/combine/verify-certificate';
import { defineDeduction } from '@inkling/deduction/define/deduction';
import { StrategyError } from '@inkling/deduction/define/strategy-error';
import { afterAll, describe, expect, it } from 'vitest';
import { searchIn, searchWith } from './search.ts';
import { serveSearches } from './serve.ts';

const game = defineDeduction({
  name: 'higher or lower',
  secrets: Array.from({ length: 15 }, (_, i) => i),
  answer: (guess: number, secret: number) => Math.sign(secret - guess),
  solved: 0,
});
const own = new MessageChannel();
/** A game with chaotic answers, so that a search takes thousands of steps. */
const noise = defineDeduction({
  name: 'noise',
  secrets: Array.from({ length: 400 }, (_, i) => i),
  answer: (guess: number, secret: number) => (guess === secret ? 'found' : disorder(guess, secret) % 3),
  solved: 'found',
});

function disorder(a: number, b: number): number {
  return Math.imul(Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 7, 0x85ebca6b), 0xc2b2ae35) >>> 28;
}

const empty = new MessageChannel();
const long = new MessageChannel();
serveSearches(game, own.port2);
serveSearches(undefined, empty.port2);
serveSearches(noise, long.port2);

afterAll(() => {
  own.port1.close();
  empty.port1.close();
  long.port1.close();
});

describe('a search in a worker', () => {
  it('returns the optimum with a valid certificate, and reports progress', async () => {
    const { optimum } = searchIn(own.port1);
    const progress: number[] = [];
    const [found, worst] = await Promise.all([
      optimum({ onProgress: ({ nodes }) => progress.push(nodes) }),
      optimum({ objective: 'worst' }),
    ]);
    expect(found).toMatchObject({ total: 49, worst: 4, proved: true });
    expect(worst).toMatchObject({ worst: 4 });
    expect(verifyCertificate(found.certificate, game).ok).toBe(true);
    expect(progress.length).toBeGreaterThan(0);
  });

  it('rejects a signal that is not an AbortSignal', async () => {
    const asked = searchIn(own.port1).optimum({ signal: new AbortController() as never });
    await expect(asked).rejects.toThrow('signal must be an AbortSignal');
  });

  it('accepts a game as a string if the worker has none, and rejects an invalid one', async () => {
    const { optimum } = searchIn(empty.port1);
    const text = JSON.stringify({
      name: 'coins',
      secrets: ['a', 'b', 'c'],
      guesses: ['a against b'],
      answers: [['left', 'right', 'even']],
      solved: 'identified',
    });
    expect(await optimum({ game: text })).toMatchObject({ worst: 1, proved: true });
    await expect(optimum()).rejects.toThrow(TypeError);
    await expect(optimum({ game: '{' })).rejects.toThrow(/cannot be read/);
    await expect(optimum({ game: text, guessesMax: -1 })).rejects.toThrow(/guessesMax/);
  });

  it('is rejected if a progress listener throws, like a search without a worker', async () => {
    const onProgress = () => {
      throw new RangeError('no such luck');
    };
    await expect(searchIn(long.port1).optimum({ onProgress })).rejects.toThrow(
      new RangeError('no such luck'),
    );
    await expect(noise.optimum({ onProgress })).rejects.toThrow(new RangeError('no such luck'));
  });

  it.each([
    ['an error', "throw new Error('no such luck')", /no such luck/],
    ['an exit', 'process.exit(3)', /exited with code 3/],
  ])('is rejected by %s of the worker, immediately and later', async (_, end, message) => {
    const worker = new Worker(`require('node:worker_threads').parentPort.on('message', () => { ${end}; })`, {
      eval: true,
    });
    const { optimum } = searchIn(worker);
    const [first, second] = await Promise.allSettled([optimum(), optimum()]);
    for (const each of [first, second]) expect(each).toMatchObject({ status: 'rejected' });
    await expect(optimum()).rejects.toThrow(message);
    await worker.terminate();
    await expect(searchIn(worker).optimum()).rejects.toThrow('the worker has ended');
  });

  it('is rejected when the port is closed', async () => {
    const { port1, port2 } = new MessageChannel();
    const answered = searchIn(port1).optimum();
    port2.close();
    await expect(answered).rejects.toThrow('the port of the worker was closed');
  });

  it('is rejected by an error of a web worker, which may survive if it has sent a message before', async () => {
    const listeners = new Map<string, ((event: unknown) => void)[]>();
    const page = {
      postMessage: () => undefined,
      addEventListener: (kind: string, listen: (event: unknown) => void) => {
        listeners.set(kind, [...(listeners.get(kind) ?? []), listen]);
      },
    } as never;
    const happen = (kind: string, event: object) => {
      for (const listen of listeners.get(kind) ?? []) listen(event);
    };
    const { optimum } = searchIn(page);
    const answered = optimum();
    happen('message', { data: { id: 0, progress: { nodes: 1 } } });
    happen('error', { message: 'no such luck' });
    await expect(answered).rejects.toThrow('no such luck');
    const again = optimum();
    happen('message', { data: { id: 1, found: { total: 7 } } });
    expect(await again).toEqual({ total: 7 });
    listeners.clear();
    const silent = searchIn(page);
    happen('error', {});
    await expect(silent.optimum()).rejects.toThrow('the worker failed');
  });

  it('rejects options that a search without a worker rejects, too', async () => {
    const { optimum } = searchIn(own.port1);
    await expect(optimum({ guessMax: 3 } as never)).rejects.toThrow('did you mean guessesMax?');
    await expect(optimum({ singal: {} } as never)).rejects.toThrow('did you mean signal?');
    await expect(optimum(null as never)).rejects.toThrow(
      new TypeError('options must be an object, not null'),
    );
  });

  it('never exceeds guessesMax, and says by a code why there is no strategy', async () => {
    const { optimum } = searchIn(own.port1);
    await expect(optimum({ guessesMax: 3 })).rejects.toMatchObject({
      name: 'StrategyError',
      code: 'impossible',
      message: 'proved: no strategy finds every secret in 3 guesses',
    });
    await expect(optimum({ guessesMax: 3 })).rejects.toBeInstanceOf(StrategyError);
    const few = await searchIn(long.port1)
      .optimum({ guessesMax: 9, nodes: 3 })
      .catch((error: unknown) => error);
    if (few instanceof Error) expect(few).toMatchObject({ code: 'not-found' });
    else expect((few as { worst: number }).worst).toBeLessThanOrEqual(9);
  });

  it('leaves no listener on its signal, however it ends', async () => {
    const listeners = new Set<() => void>();
    const signal = {
      aborted: false,
      addEventListener: (_: string, listen: () => void) => listeners.add(listen),
      removeEventListener: (_: string, listen: () => void) => listeners.delete(listen),
    };
    const { optimum } = searchIn(own.port1);
    const found = optimum({ signal });
    const refused = optimum({ signal, guessesMax: 3 });
    expect(listeners.size).toBe(2);
    await Promise.allSettled([found, refused]);
    expect(listeners.size).toBe(0);
  });

  it('is given up if the worker does not respond to an abort signal', async () => {
    const patience: (() => void)[] = [];
    const silent = { postMessage: () => undefined, addEventListener: () => undefined } as never;
    const { optimum } = searchWith(silent, (run) => {
      patience.push(run);
      return () => undefined;
    });
    const stop = new AbortController();
    const answered = optimum({ signal: stop.signal });
    stop.abort();
    for (const run of patience) run();
    await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is stopped by a signal, with its best result so far or an AbortError', async () => {
    const { optimum } = searchIn(long.port1);
    const stop = new AbortController();
    const answered = await optimum({ signal: stop.signal, onProgress: () => stop.abort() }).catch(
      (error: unknown) => error,
    );
    if (answered instanceof Error) expect(answered.name).toBe('AbortError');
    else expect(answered).toMatchObject({ proved: false });
  });
});
