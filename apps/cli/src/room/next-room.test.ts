import { expect, it } from 'vitest';
import { openNext } from './next-room.ts';

type Line = Parameters<typeof openNext>[0];
type View = Parameters<typeof openNext>[1];
type Setup = Parameters<typeof openNext>[2];

/** Simulates a server on which the finished room leads to `next` when we announce ours. Records the calls. */
function lineTo(next: string) {
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    openRoom: { ok: true, value: { id: 'mine' } },
    playOn: { ok: false, error: { code: 'stale', now: { version: 10, next } } },
    lookAtRoom: { ok: true, value: { version: 2 } },
    withdrawRoom: { ok: true, value: {} },
  };
  const call = async (
    name: string,
    input: { readonly id?: string; readonly body?: { readonly version?: number } },
  ) => {
    asked.push([name, input.id, input.body?.version]);
    return answers[name];
  };
  const line = { server: 'http://x', call, callAsGuest: call, callPatiently: call } as unknown as Line;
  return { line, asked };
}

const open = (line: Line) => openNext(line, { id: 'old', version: 9 } as View, {} as Setup);

it('withdraws our room if another player announced the next room first', async () => {
  const { line, asked } = lineTo('theirs');
  expect(await open(line)).toEqual({ ok: true, value: 'theirs' });
  expect(asked).toEqual([
    ['openRoom', undefined, undefined],
    ['playOn', 'old', 9],
    ['lookAtRoom', 'mine', undefined],
    ['withdrawRoom', 'mine', 2],
  ]);
});

it('keeps our room if it is the next room after all', async () => {
  const { line, asked } = lineTo('mine');
  expect(await open(line)).toEqual({ ok: true, value: 'mine' });
  expect(asked).toHaveLength(2);
});
