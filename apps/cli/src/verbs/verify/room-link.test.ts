import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDayKeys } from '@inkling/games/record/day-keys';
import { makeRoomRecord } from '@inkling/games/record/room-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { bytes, dayRecord, wordRecord } from '../../testing/word-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-records-'));

const file = join(folder, 'game.json');

describe('verify, for the link of a room', () => {
  const room = 'A'.repeat(22);
  let answer: { readonly status: number; readonly body: string } = { status: 200, body: '' };
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, reply) => {
    asked.push(url);
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  let link = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    link = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sub/#/online/room/${room}`;
  });
  afterAll(() => void server.close());

  it('gives the same result as for the file that record writes', async () => {
    const text = makeRoomRecord(await wordRecord());
    for (const body of [text, text.replace(':ggggg', ':ggygg')])
      for (const more of [[], ['--json']]) {
        answer = { status: 200, body };
        expect((await run(['record', link, '--out', file])).exit).toBe(0);
        const [byFile, byLink] = [await run(['verify', file, ...more]), await run(['verify', link, ...more])];
        expect([byLink.exit, byLink.out, byLink.err]).toEqual([byFile.exit, byFile.out, byFile.err]);
        expect(byLink.exit).toBe(body === text ? 0 : 5);
      }
    expect(new Set(asked)).toEqual(new Set([`/sub/api/rooms/${room}/record`]));
  });

  it('accepts keys for a day that was not over', async () => {
    const record = await dayRecord(bytes(6));
    const { day } = record;
    if (!day?.key) throw new Error('no day');
    answer = { status: 200, body: makeRoomRecord({ ...record, day: { ...day, key: undefined } }) };
    expect((await run(['verify', link])).out).toContain('is not in the file');
    const keys = join(folder, 'keys.json');
    writeFileSync(keys, makeDayKeys([{ ...day, key: day.key }]));
    expect((await run(['verify', link, '--keys', keys])).out).toContain('gives this word');
  });

  it.each<[number, string, string]>([
    [404, '{"code":"no-such-room"}', 'There is no such room.'],
    [404, '{"code":"no-record"}', 'its game is not over, or its secret not shown.'],
    [404, 'Not Found', 'is not a server of Inkling.'],
    [200, '{"code":"no-record"}', 'is not a server of Inkling.'],
    [200, `{"inkling":"game"${' '.repeat(3_000_000)}}`, 'is not a server of Inkling.'],
    [500, '{"code":"fault"}', 'cannot answer now'],
    [429, '{"code":"too-many-requests"}', 'cannot answer now'],
    [503, '{"code":"unavailable"}', 'cannot answer now'],
  ])('reports for the reply %i %.30s the same as record: %s', async (status, body, message) => {
    answer = { status, body };
    for (const verb of ['record', 'verify']) {
      const { exit, out, err } = await run([verb, link]);
      expect([exit, out, err]).toEqual([2, '', expect.stringContaining(message)]);
    }
  });

  it('reports that no server answers, and rejects an invalid link', async () => {
    const away = `http://127.0.0.1:9/#/online/room/${room}`;
    expect((await run(['verify', away])).err).toContain('No server answers at 127.0.0.1:9.');
    const { exit, err } = await run(['verify', 'https://x.example/#/online/room/short']);
    expect([exit, err]).toEqual([2, expect.stringContaining('is not the link of a room')]);
    expect((await run('verify')).err).toContain('verify needs one file, or the link of a room');
  });
});
