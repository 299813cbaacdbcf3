import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classroomNameOf } from '../room/classroom-name.ts';
import { recordIsSound } from '../testing/room-play.ts';
import { openForThree, type Player, type TestServer } from '../testing/test-server.ts';
import { ClassroomNames } from './classroom-names.ts';

let place: TestServer;
let teacher: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  ({ place, ann: teacher, bob, eve } = await openForThree());
});
afterAll(() => place.close());

const CLASS = { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', seat: 'breaker', classroom: true };

const vote = (who: Player, id: string, guess: string, req = who.req()) =>
  who.send('POST', `/api/rooms/${id}/votes`, { req, guess });

const direct = (who: Player, id: string, step: string) =>
  who.send('POST', `/api/rooms/${id}/voting`, { req: who.req(), step });

describe('a class', () => {
  it('votes, and the latest vote of each voter counts', async () => {
    const { id, classroom } = await teacher.open(CLASS);
    expect(classroom).toMatchObject({ vote: 'open', voters: 0, guesses: [] });
    await vote(bob, id, 'aabb');
    await vote(eve, id, 'abcd');
    await vote(teacher, id, 'abcd');
    expect((await bob.look(id)).classroom).toMatchObject({
      voters: 3,
      guesses: [
        { guess: 'abcd', votes: 2 },
        { guess: 'aabb', votes: 1 },
      ],
    });
    const { body } = await vote(eve, id, 'aabb');
    expect(body).toMatchObject({ you: 'spectator', classroom: { voters: 3 } });
    expect(body.classroom.guesses[0]).toEqual({ guess: 'aabb', votes: 2 });
  });

  it('does not tell its name to those who have a link for watching, since it leads to the room', async () => {
    const { id, classroom, watch } = await teacher.open(CLASS);
    expect(classroom?.name).toMatch(/^[a-z]+-\d{3}$/);
    const watched = await bob.send('GET', `/api/watch/${watch}`);
    expect(watched.body.classroom).toEqual({ vote: 'open', voters: 0, guesses: [] });
    expect(watched.raw.body).not.toContain(classroom?.name);
    expect((await bob.look(id)).classroom?.name).toBe(classroom?.name);
  });

  it('counts a repeated request once, and refuses what is no guess', async () => {
    const { id } = await teacher.open(CLASS);
    const once = await vote(bob, id, 'aabb', 'once');
    await vote(eve, id, 'abcd');
    expect(once.body.classroom.voters).toBe(1);
    // The answer to a repeated vote says how it stands now.
    expect((await vote(bob, id, 'aabb', 'once')).body.classroom.voters).toBe(2);
    expect((await vote(bob, id, 'abcd', 'once')).body.code).toBe('request-reused');
    expect((await vote(bob, id, 'aab')).body.code).toBe('wrong-length');
    expect((await vote(bob, id, 'xxxx')).body.code).toBe('not-a-move');
    expect((await bob.look(id)).classroom?.voters).toBe(2);
  });

  it('is led by the teacher alone, who stops the vote, lets it go on, reveals and begins anew', async () => {
    const { id } = await teacher.open(CLASS);
    await vote(bob, id, 'aabb');
    expect((await direct(bob, id, 'pause')).body.code).toBe('not-your-seat');
    expect((await direct(teacher, id, 'pause')).body.classroom.vote).toBe('paused');
    expect((await vote(eve, id, 'abcd')).body.code).toBe('vote-closed');
    expect((await direct(teacher, id, 'resume')).body.classroom).toMatchObject({ vote: 'open', voters: 1 });
    expect((await direct(teacher, id, 'reveal')).body.classroom.vote).toBe('revealed');
    expect((await vote(eve, id, 'abcd')).body.code).toBe('vote-closed');
    expect((await direct(teacher, id, 'again')).body.classroom).toMatchObject({ vote: 'open', voters: 0 });
    expect((await direct(teacher, id, 'nonsense')).status).toBe(400);
  });

  it('votes anew after each guess, and not after the end', async () => {
    const { id } = await teacher.open(CLASS);
    await vote(bob, id, 'aabb');
    await direct(teacher, id, 'reveal');
    expect(await teacher.play(id, 'guess aabb')).toMatchObject({
      classroom: { vote: 'open', voters: 0, guesses: [] },
      sheets: [{ turnsUsed: 1 }],
    });
    await teacher.play(id, 'resign');
    expect((await vote(bob, id, 'aabb')).body.code).toBe('game-over');
    expect((await direct(teacher, id, 'pause')).body.code).toBe('game-over');
  });

  it('leaves a record that can be verified, without the votes', async () => {
    const { id } = await teacher.open(CLASS);
    await vote(bob, id, 'aabb');
    await teacher.play(id, 'guess aabb');
    await teacher.play(id, 'resign');
    expect((await recordIsSound(bob, id)).ok).toBe(true);
    const { raw } = await bob.send('GET', `/api/rooms/${id}/record`);
    expect(raw.body).not.toContain('vote');
  });

  it('leaves no trace of a voter, on the page or in the database', async () => {
    const { id } = await teacher.open(CLASS);
    const { raw } = await vote(bob, id, 'aabb');
    const { body: me } = await bob.send('GET', '/api/guests/me');
    expect(raw.body).not.toContain(me.guest ?? me.id);
    const rows = await place.services.store.db
      .selectFrom('entries')
      .selectAll()
      .where('room', '=', id)
      .where('kind', '=', 'vote')
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.guest).toBeNull();
  });

  it('admits sixty voters, and no more votes than can be stored', async () => {
    const { id } = await teacher.open(CLASS);
    const live = await place.services.rooms.cache.find(id);
    if (!live.ok) throw new Error('the room was just opened');
    const { head } = live.value;
    if (!head.vote) throw new Error('a class has a vote');
    const voters = Array.from({ length: 60 }, (_, at) => [`voter ${at}`, 'aabb'] as const);
    live.value.head = { ...head, vote: { ...head.vote, guesses: new Map(voters) } };
    expect((await vote(bob, id, 'aabb')).body.code).toBe('class-full');
    live.value.head = { ...head, vote: { ...head.vote, castTotal: 8000 } };
    expect((await vote(bob, id, 'aabb')).body.code).toBe('enough-said');
    live.value.head = { ...head, vote: { ...head.vote, castCount: 360 } };
    expect((await vote(bob, id, 'aabb')).body.code).toBe('enough-said');
    expect((await direct(teacher, id, 'again')).body.classroom.vote).toBe('open');
    expect((await vote(bob, id, 'aabb')).body.code).toBe('enough-said');
    // Whoever leads the class can still end the vote, and after a guess there are votes again.
    const { body } = await direct(teacher, id, 'reveal');
    expect(body.classroom.vote).toBe('revealed');
    await teacher.move(id, body.version, 'guess ffff', 'next');
    expect((await vote(bob, id, 'aabb')).status).toBe(200);
    const { head: now } = live.value;
    if (!now.vote) throw new Error('a class has a vote');
    live.value.head = { ...now, vote: { ...now.vote, stepCount: 500 } };
    expect((await direct(teacher, id, 'pause')).body.code).toBe('enough-said');
  });

  it('answers a repeated move with how it stands now, without replaying thousands of votes', async () => {
    const { id, version } = await teacher.open(CLASS);
    await teacher.move(id, version, 'guess aabb', 'first');
    await vote(bob, id, 'abcd');
    const again = await teacher.move(id, version, 'guess aabb', 'first');
    expect(again.body).toMatchObject({ classroom: { voters: 1 }, sheets: [{ turnsUsed: 1 }] });
  });

  it('lets nobody use up the votes of the others', async () => {
    const { id } = await teacher.open(CLASS);
    for (let times = 0; times < 10; times++) expect((await vote(bob, id, 'aabb')).status).toBe(200);
    expect((await vote(bob, id, 'abcd')).body.code).toBe('too-many-votes');
    expect((await vote(eve, id, 'abcd')).body.classroom.voters).toBe(2);
    await direct(teacher, id, 'again');
    expect((await vote(bob, id, 'abcd')).status).toBe(200);
  });

  it.each([
    ['a maker', { maker: 'deposited', seat: 'maker' }],
    ['a race', { breakers: 2, seat: 'first' }],
    ['a joint draw', { joint: true }],
    ['a table', { game: 'witch', rules: 'easy against=person', seat: 'first' }],
  ])('does not play in a room with %s', async (_, setup) => {
    const payload = { req: teacher.req(), breakers: 1, ...CLASS, ...setup };
    expect((await teacher.send('POST', '/api/rooms', payload)).body.code).toBe('not-for-a-class');
  });

  it('votes in no other room', async () => {
    const { id } = await teacher.open({ ...CLASS, classroom: false });
    expect((await teacher.look(id)).classroom).toBeUndefined();
    expect((await vote(bob, id, 'aabb')).body.code).toBe('no-vote-here');
    expect((await direct(teacher, id, 'reveal')).body.code).toBe('no-vote-here');
  });
});

describe('the name of a class', () => {
  it('leads to its room, and an unknown one to none', async () => {
    const { id, classroom } = await teacher.open(CLASS);
    const name = classroom?.name ?? '';
    expect(name).toMatch(/^[a-z]{3,8}-[1-9][0-9]{2}$/);
    expect((await bob.send('GET', `/api/classrooms/${name}`)).body).toEqual({ id });
    const other = name.endsWith('9') ? `${name.slice(0, -1)}8` : `${name.slice(0, -1)}9`;
    expect(await bob.send('GET', `/api/classrooms/${other}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-classroom' },
    });
    expect((await bob.send('GET', '/api/classrooms/HOLLY')).status).toBe(400);
  });

  it('is drawn until no other class of the day has it', async () => {
    const rooms = ['a', 'b', 'c'].map((id) => ({ id, salt: 'salt', made_ms: 0 }));
    const repository = { classroomsSince: async () => ({ ok: true, value: rooms.slice(0, 2) }) as const };
    const names = new ClassroomNames(repository, { now: () => 0 });
    let at = 0;
    const drawn = await names.drawFree(() => rooms[at++ % rooms.length] as { id: string; salt: string });
    expect(drawn).toEqual({ ok: true, value: rooms[2] });
    expect(await names.drawFree(() => rooms[0] as { id: string; salt: string })).toEqual({
      ok: false,
      error: 'busy',
    });
  });

  it('is read from the database once, and forgotten after a day', async () => {
    const clock = { nowMs: 10 ** 12, now: () => clock.nowMs };
    const room = { id: 'a', salt: 'salt', made_ms: clock.nowMs };
    const asked: number[] = [];
    const classroomsSince = async (ms: number) => {
      asked.push(ms);
      return { ok: true, value: ms <= room.made_ms ? [room] : [] } as const;
    };
    const names = new ClassroomNames({ classroomsSince }, clock);
    const name = classroomNameOf(room);
    expect(await names.find(name)).toEqual({ ok: true, value: 'a' });
    clock.nowMs += 600_000;
    await names.find(name);
    clock.nowMs += 1000;
    expect(await names.find(name)).toEqual({ ok: true, value: 'a' });
    // At first all rooms of a day; then those since the last question, with a minute in common.
    expect(asked.map((ms) => clock.nowMs - ms)).toEqual([86_400_000 + 601_000, 601_000 + 60_000, 61_000]);
    clock.nowMs += 86_400_000;
    expect((await names.find(name)).ok).toBe(false);
  });

  it('takes every word and every number from 100 to 999', () => {
    const names = Array.from({ length: 20_000 }, (_, at) => classroomNameOf({ id: `${at}`, salt: '' }));
    expect(new Set(names.map((name) => name.split('-')[0])).size).toBe(94);
    const numbers = names.map((name) => Number(name.split('-')[1]));
    expect(Math.min(...numbers)).toBe(100);
    expect(Math.max(...numbers)).toBe(999);
  });
});
