import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect as value } from '@inkling/core/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScoreRepository } from '../daily/score-repository.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { judgeScore, listScores } from './judge-scores.ts';
import { dropSigningKey } from './signing-key.ts';

describe('the operator', () => {
  let place: TestServer;
  let data: string;
  beforeEach(async () => {
    place = await openTestServer();
    data = join(place.folder, 'data');
    const row = { day: '2026-11-20', game: 'word', kind: 'unassisted', guest: null };
    const { db } = place.services.store;
    const rows = [
      { ...row, room: 'fair', turns: 4, ms: 61_000, held: '' },
      { ...row, room: 'quick', turns: 1, ms: 28, held: 'implausible' },
    ];
    for (const each of rows)
      await place.services.store.write([db.insertInto('scores').values(each).compile()]);
  });
  afterEach(() => place.close());

  it('lists the scores of a day, including those held back, while the server runs', async () => {
    const lines = await listScores(data, '2026-11-20');
    expect(lines).toEqual({
      text: [
        'quick  word  unassisted  1 turn  0.0 s  implausible',
        'fair  word  unassisted  4 turns  61.0 s',
      ].join('\n'),
    });
    expect(await listScores(data, '2026-11-21')).toEqual({ text: 'Nobody has a score on 2026-11-21.' });
    expect(await listScores(join(data, 'none'), '2026-11-20')).toEqual({
      fault: 'There is no database in this folder. Name another with --data.',
    });
    expect(existsSync(join(data, 'none'))).toBe(false);
    expect(await listScores('postgres://u:secret@127.0.0.1:1/x', '2026-11-20')).toEqual({
      fault: expect.stringMatching(
        /^The database at postgres:\/\/…@127.0.0.1:1\/x cannot be opened: .*ECONNREFUSED/,
      ),
    });
    expect(await listScores(data, 'monday')).toMatchObject({ fault: expect.stringContaining('not a day') });
  });

  it('strikes one score and allows another, and is told when there is nothing to do', async () => {
    const scores = new ScoreRepository(place.services.store);
    const board = { day: '2026-11-20', game: 'word', kind: 'unassisted' } as const;
    const shown = async () => value(await scores.top(board, 9)).map(({ room }) => room);
    expect(await judgeScore(data, 'fair', 'strike')).toEqual({
      text: 'The score of room fair is off the board now.',
    });
    expect(await shown()).toEqual([]);
    expect(await judgeScore(data, 'quick', 'allow')).toEqual({
      text: 'The score of room quick is on the board now.',
    });
    expect(await shown()).toEqual(['quick']);
    for (const [room, verdict, fault] of [
      ['quick', 'allow', 'The score of room quick is on the board already.'],
      ['fair', 'strike', 'The score of room fair is off the board already.'],
      ['nowhere', 'strike', 'Room nowhere has no score.'],
    ] as const)
      expect(await judgeScore(data, room, verdict)).toEqual({ fault });
  });

  it('does not disturb the running server, which still accepts writes', async () => {
    const { db, write } = place.services.store;
    const keep = (kid: string) =>
      write([db.insertInto('keys').values({ kid, secret: 'secret', made_ms: 1 }).compile()]);
    expect(await keep('before')).toMatchObject({ ok: true });
    await listScores(data, '2026-11-20');
    expect(await keep('after the list')).toMatchObject({ ok: true });
    expect(await judgeScore(data, 'nowhere', 'allow')).toMatchObject({ fault: expect.any(String) });
    expect(await judgeScore(data, 'fair', 'strike')).toMatchObject({ text: expect.any(String) });
    expect(await keep('after a verdict')).toMatchObject({ ok: true });
  });

  it('drops the signing key, which invalidates tokens at the next start but not recovery codes', async () => {
    const begun = await place.app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } });
    const { token, recovery } = begun.json();
    expect(await dropSigningKey(data)).toMatchObject({ text: expect.stringContaining('gone') });
    const again = await openTestServer({}, { data });
    const headers = { authorization: `Bearer ${token}` };
    const rooms = await again.app.inject({ url: '/api/guests/me/rooms', headers });
    expect([rooms.statusCode, rooms.json()]).toEqual([401, { code: 'bad-token' }]);
    const url = '/api/guests/recovery';
    const back = await again.app.inject({ method: 'POST', url, payload: { keep: 'token', recovery } });
    expect(back.statusCode).toBe(201);
    await again.close();
  });
});
