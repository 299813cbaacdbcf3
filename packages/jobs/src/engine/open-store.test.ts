import { expect as value } from '@inkling/core/result';
import { parseRules } from 'inkling';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runProof } from '../proof/run-proof.ts';
import { runWorker, type WorkerEvent } from '../proof/run-worker.ts';

describe('a store whose packages are not installed', () => {
  const engineUrl = 'redis://127.0.0.1:1';
  const missing = ['bullmq@6', 'ioredis@5'];
  afterEach(() => vi.doUnmock('bullmq'));

  it('reports them to the coordinator and to the worker, which does not wait for them', async () => {
    vi.doMock('bullmq', () => {
      throw new Error('no such package');
    });
    const { signal } = new AbortController();
    const spec = {
      game: { game: 'mastermind' as const, rules: value(parseRules('p3c4')) },
      rules: 'p3c4',
      depthMax: 255,
    };
    const run = await runProof(spec, { engineUrl, workers: 0, tableBytes: 2 ** 20, signal });
    expect(run).toEqual({ ok: false, error: { code: 'missing-packages', packages: missing } });
    const events: WorkerEvent[] = [];
    await runWorker({ engineUrl, workers: 1, signal, onEvent: (event) => void events.push(event) });
    expect(events).toEqual([{ kind: 'missing-packages', packages: missing }]);
  });
});
