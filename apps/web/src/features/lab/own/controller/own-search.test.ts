import type { SentOptimum, WorkerSearchOptions } from 'inkling/worker';
import { describe, expect, it } from 'vitest';
import { OwnSearch, type SearchThread } from './own-search.ts';

const OPTIMUM: SentOptimum = {
  total: 4,
  average: 2,
  worst: 2,
  histogram: [0, 2],
  lower: 3,
  proved: false,
  nodes: 7,
  certificate: 'text',
};

/** Opens a search whose worker thread is simulated by the test. */
function open() {
  const threads: {
    asked: WorkerSearchOptions;
    resolve(found: SentOptimum): void;
    reject(error: Error): void;
    breakDown(): void;
    isClosed: boolean;
  }[] = [];
  const thread = (): SearchThread => {
    const played = { asked: {}, resolve: () => {}, reject: () => {}, breakDown: () => {}, isClosed: false };
    threads.push(played);
    return {
      search: {
        optimum: (asked = {}) =>
          new Promise((resolve, reject) => Object.assign(played, { asked, resolve, reject })),
      },
      onBroken: (hear) => Object.assign(played, { breakDown: hear }),
      close: () => Object.assign(played, { isClosed: true }),
    };
  };
  const client = { ask: async () => undefined as never, interrupt: () => {}, close: () => {} };
  return { search: new OwnSearch(client, thread), threads };
}

describe('the search for a best strategy', () => {
  it('shows its progress, stops on request, and returns the best result so far', async () => {
    const { search, threads } = open();
    const done = search.start({ searched: 'json' });
    const [thread] = threads;
    const progress = { phase: 'searching', listed: 2, lower: 3, upper: 5, nodes: 1 } as const;
    thread?.asked.onProgress?.(progress);
    expect(search.state.value).toEqual({ kind: 'running', isStopping: false, progress });
    search.stop();
    expect(search.state.value).toMatchObject({ isStopping: true });
    expect(thread?.asked.signal).toMatchObject({ aborted: true });
    thread?.resolve(OPTIMUM);
    await done;
    expect(search.state.value).toEqual({ kind: 'found', optimum: OPTIMUM, tree: undefined });
    expect(thread?.isClosed).toBe(true);
  });

  it.each([
    [false, 'refused'],
    [true, 'none'],
  ])('reports why there is no result (stopped: %s)', async (isStopped, kind) => {
    const { search, threads } = open();
    const done = search.start({ searched: 'json' });
    if (isStopped) search.stop();
    threads[0]?.reject(new RangeError('no'));
    await done;
    expect(search.state.value.kind).toBe(kind);
  });

  it('survives a broken worker thread, and ignores results from an earlier thread', async () => {
    const { search, threads } = open();
    const first = search.start({ searched: 'json' });
    threads[0]?.breakDown();
    expect(search.state.value.kind).toBe('broken');
    const second = search.start({ searched: 'json' });
    threads[0]?.resolve(OPTIMUM);
    await first;
    expect(search.state.value.kind).toBe('running');
    threads[1]?.resolve(OPTIMUM);
    await second;
    expect(search.state.value.kind).toBe('found');
  });
});
