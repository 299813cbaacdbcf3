import { type Answer, type Attack, type Guest, summary, tally, versionIn } from './visitor.ts';

const RACE = { breakers: 2, seat: 'first' };

/** Two requests at the same moment, and the same request twice. */
export const RACES: readonly Attack[] = [
  {
    run: async function oneSeatForMany(eve) {
      const room = await (await eve.begin()).room(RACE);
      const guests = await Promise.all(Array.from({ length: 12 }, () => eve.begin()));
      return tally(await Promise.all(guests.map((guest) => guest.sit(room, 'second'))));
    },
    expected: '11 × 409 seat-taken, 1 × 200',
  },
  {
    run: async function twoSeatsForOne(eve) {
      const guest = await eve.begin();
      return summary(await guest.sit(await guest.room(RACE), 'second'));
    },
    expected: '409 already-seated',
  },
  {
    run: async function twoMovesOnOneVersion(eve) {
      const guest = await eve.begin();
      const room = await guest.room();
      const moves = ['aabb', 'ccdd', 'eeff'].map((code) => guest.move(room, 1, `guess ${code}`));
      return tally(await Promise.all(moves));
    },
    expected: '2 × 409 stale, 1 × 200',
  },
  {
    run: async function oneMoveTwiceAtOnce(eve) {
      const guest = await eve.begin();
      const room = await guest.room();
      const moves = [1, 2, 3].map(() => guest.move(room, 1, 'guess aabb', 'same'));
      const answers = await Promise.all(moves);
      return `${tally(answers)}, version ${answers.map(versionIn).join(' ')}`;
    },
    expected: '3 × 200, version 2 2 2',
  },
  {
    run: async function twoTriesADay(eve) {
      const guest = await eve.begin();
      const open = () => guest.ask('POST', '/api/daily/word');
      const answers = await Promise.all([open(), open(), open(), open()]);
      const rooms = new Set(answers.map(({ text }) => (JSON.parse(text) as { readonly id: string }).id));
      return `${rooms.size} room`;
    },
    expected: '1 room',
  },
  {
    run: async function movingWhileOneIsForgotten(eve) {
      const guest = await eve.begin();
      const room = await guest.room();
      await Promise.all([guest.ask('DELETE', '/api/guests/me'), guest.move(room, 1, 'guess aabb')]);
      return summary(await guest.move(room, 2, 'guess ccdd'));
    },
    expected: '401 bad-token',
  },
];

async function playing(eve: {
  begin(): Promise<Guest>;
}): Promise<{ guest: Guest; room: string; first: Answer }> {
  const guest = await eve.begin();
  const room = await guest.room();
  return { guest, room, first: await guest.move(room, 1, 'guess aabb', 'first') };
}

/** Replays: sends earlier requests again. */
export const REPLAYS: readonly Attack[] = [
  {
    run: async function aMoveAgain(eve) {
      const { guest, room, first } = await playing(eve);
      const again = await guest.move(room, 1, 'guess aabb', 'first');
      return again.text === first.text ? `${summary(again)} as before` : 'another answer';
    },
    expected: '200 as before',
  },
  {
    run: async function anotherMoveByTheSameName(eve) {
      const { guest, room } = await playing(eve);
      return summary(await guest.move(room, 2, 'guess ccdd', 'first'));
    },
    expected: '409 request-reused',
  },
  {
    run: async function aMoveOnAnOldVersion(eve) {
      const { guest, room } = await playing(eve);
      return summary(await guest.move(room, 1, 'guess ccdd'));
    },
    expected: '409 stale',
  },
  {
    run: async function aMoveOnAVersionToCome(eve) {
      const { guest, room } = await playing(eve);
      return summary(await guest.move(room, 7, 'guess ccdd'));
    },
    expected: '409 stale',
  },
  {
    run: async function theMoveOfSomebodyElse(eve) {
      const { room } = await playing(eve);
      return summary(await (await eve.begin()).move(room, 1, 'guess aabb', 'first'));
    },
    expected: '403 not-your-seat',
  },
  {
    run: async function anotherRoomByTheSameName(eve) {
      const guest = await eve.begin();
      await guest.openRoom({ req: 'same' });
      return summary(await guest.openRoom({ req: 'same', rules: 'p4c6/10' }));
    },
    expected: '409 request-reused',
  },
  {
    run: async function aMoveWhenAllIsOver(eve) {
      const { guest, room } = await playing(eve);
      await guest.move(room, 2, 'resign');
      return summary(await guest.move(room, 3, 'guess ccdd'));
    },
    expected: '422 game-over',
  },
];
