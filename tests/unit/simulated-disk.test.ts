import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call, CallEvent } from '../../tools/crash/call-log.ts';
import { failingDisk } from '../../tools/crash/disk.ts';
import { type Files, SimulatedDisk } from '../../tools/crash/simulated-disk.ts';

const FOLDER = '/data';
const A = '/data/a';

/** Returns the events of calls that return immediately, one after the other. */
function events(calls: readonly Call[]): CallEvent[] {
  return calls.flatMap((call, number): CallEvent[] => [
    { kind: 'begins', number, call },
    { kind: 'returns', number, result: call.what === 'write' ? call.bytes.length : 0 },
  ]);
}

const open = (file: number, path: string, create = true): Call => ({
  what: 'open',
  file,
  path,
  create,
  empty: false,
});
const write = (at: number, text: string): Call => ({ what: 'write', file: 1, at, bytes: Buffer.from(text) });
const sync = (file = 1): Call => ({ what: 'sync', file });
const folder = open(9, FOLDER, false);
const text = (files: Files) => Object.fromEntries([...files].map(([path, bytes]) => [path, String(bytes)]));
const holding = (content: string) => new Map([[A, Buffer.from(content)]]);

describe('a disk that loses its cache', () => {
  it('keeps what was synced and loses the rest', () => {
    const calls = [open(1, A), write(0, 'one'), sync(), write(1, 'x'), write(3, 'two')];
    const simulated = new SimulatedDisk(FOLDER, holding('.....'), events(calls));
    expect(text(simulated.cached())).toEqual({ [A]: 'oxetwo' });
    const { files, unsyncedBytes, survivingBytes } = simulated.cut(undefined);
    expect([text(files), unsyncedBytes, survivingBytes]).toEqual([{ [A]: 'one..' }, 4, 0]);
  });

  it('loses a synced file if its name was not synced', () => {
    const made = [open(1, A), write(0, 'new'), sync()];
    expect(text(new SimulatedDisk(FOLDER, new Map(), events(made)).cut(undefined).files)).toEqual({});
    const named = events([...made, folder, sync(9)]);
    expect(text(new SimulatedDisk(FOLDER, new Map(), named).cut(undefined).files)).toEqual({ [A]: 'new' });
  });

  it('restores a deleted file unless its folder was synced', () => {
    const gone: Call[] = [{ what: 'unlink', path: A }];
    expect(text(new SimulatedDisk(FOLDER, holding('old'), events(gone)).cut(undefined).files)).toEqual({
      [A]: 'old',
    });
    const simulated = new SimulatedDisk(FOLDER, holding('old'), events([...gone, folder, sync(9)]));
    expect(text(simulated.cut(undefined).files)).toEqual({});
  });

  it('does not count a sync for writes after it began, nor a sync that never returned', () => {
    const [, ...late] = events([sync(), write(0, 'late')]);
    const begun: CallEvent = { kind: 'begins', number: 7, call: sync() };
    const opened = events([open(1, A)]).map((event) => ({ ...event, number: 5 }));
    const order: CallEvent[] = [
      ...opened,
      begun,
      ...late.slice(1),
      { kind: 'returns', number: 7, result: 0 },
    ];
    expect(text(new SimulatedDisk(FOLDER, holding('____'), order).cut(undefined).files)).toEqual({
      [A]: '____',
    });
    const unheard = [...opened, ...late.slice(1), begun];
    expect(text(new SimulatedDisk(FOLDER, holding('____'), unheard).cut(undefined).files)).toEqual({
      [A]: '____',
    });
  });

  it('does not count a failed sync', () => {
    const calls = events([open(1, A), write(0, 'one'), sync()]);
    calls[calls.length - 1] = { kind: 'returns', number: 2, result: -1 };
    expect(text(new SimulatedDisk(FOLDER, holding('...'), calls).cut(undefined).files)).toEqual({
      [A]: '...',
    });
  });

  it('changes no byte that was not written since the sync, and contains no byte that was never written', () => {
    const change = fc.oneof(
      fc.record({ at: fc.nat(3000), size: fc.integer({ min: 1, max: 2000 }) }),
      fc.record({ length: fc.nat(4000) }),
      fc.constant('sync' as const),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), fc.string(), (changes, seed) => {
        // Each write has a distinct byte value, so that each byte shows which write it comes from.
        const calls = changes.map((one, index): Call => {
          if (one === 'sync') return sync();
          if ('length' in one) return { what: 'resize', file: 1, length: one.length };
          return { what: 'write', file: 1, at: one.at, bytes: Buffer.alloc(one.size, index + 1) };
        });
        const simulated = new SimulatedDisk(FOLDER, holding(''), events([open(1, A), ...calls]));
        const cached = simulated.cached().get(A) as Buffer;
        expect(cached.equals(slowly(calls))).toBe(true);
        const synced = calls.findLastIndex(({ what }) => what === 'sync') + 1;
        const [safe, later] = [slowly(calls.slice(0, synced)), calls.slice(synced)];
        const cut = simulated.cut(new RandomStream(seedRandom(seed))).files.get(A) as Buffer;
        if (later.length === 0) expect(cut.equals(safe)).toBe(true);
        const resized = later.some(({ what }) => what === 'resize');
        for (const [at, byte] of cut.entries()) {
          const writers = later.filter(
            (call) => call.what === 'write' && at >= call.at && at < call.at + call.bytes.length,
          );
          const allowed = [safe[at] ?? 0, ...writers.map((call) => call.what === 'write' && call.bytes[0])];
          if (resized || at >= safe.length) allowed.push(0);
          if (!allowed.includes(byte)) expect.fail(`byte ${at} is ${byte}, not one of ${allowed.join()}`);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('failingDisk rejects a log that does not explain every byte of the folder', () => {
  const disk = failingDisk('no shim', new RandomStream(seedRandom('')));
  disk.begin();
  writeFileSync(disk.env['POWER_CUT_LOG'] as string, '');
  expect(() => disk.fail()).not.toThrow();
  writeFileSync(join(disk.folder, 'unseen'), 'x');
  expect(() => disk.fail()).toThrow('was not written down');
  disk.remove();
});

/** Applies the same calls without sectors, caches and capacity: byte by byte. */
function slowly(calls: readonly Call[]): Buffer {
  const bytes: number[] = [];
  for (const call of calls) {
    if (call.what === 'resize') {
      bytes.length = Math.min(bytes.length, call.length);
      while (bytes.length < call.length) bytes.push(0);
    }
    if (call.what !== 'write') continue;
    while (bytes.length < call.at) bytes.push(0);
    for (const [index, byte] of call.bytes.entries()) bytes[call.at + index] = byte;
  }
  return Buffer.from(bytes);
}
