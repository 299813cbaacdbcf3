import { type ClientRequest, request } from 'node:http';
import type { Socket } from 'node:net';
import { type Rate, USUAL_LIMITS } from '../../apps/server/src/identity/limits.ts';
import { type Answer, type Attack, type Guest, tally, type Visitor } from './visitor.ts';

function times<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => make(n)));
}

/** Plays six moves and reports how many the server answered in time. A response that takes seconds counts as none. */
async function movesOf(guest: Guest): Promise<string> {
  const room = await guest.room();
  let answered = 0;
  for (const [turn, code] of ['aabb', 'ccdd', 'eeff', 'abcd', 'bcde', 'cdef'].entries()) {
    const started = performance.now();
    const { status } = await guest.move(room, turn + 1, `guess ${code}`);
    if (status === 200 && performance.now() - started < LATE_MS) answered++;
  }
  return `${answered} of 6 moves of another guest in time`;
}

const LATE_MS = 2000;
const PATIENCE_MS = 15_000;
const DEAREST = '/api/daily/word/board?kind=unassisted&day=2026-01-01';

function stream(
  eve: Visitor,
  room: string,
): Promise<{ readonly status: number; readonly asked: ClientRequest }> {
  const { port, address: localAddress } = eve;
  const path = `/api/rooms/${room}/events`;
  const asked = request({ host: '127.0.0.1', port, localAddress, path, agent: false }).end();
  return new Promise((resolve, reject) => {
    asked.once('error', reject).once('response', (reply) => {
      reply.on('error', () => undefined).resume();
      resolve({ status: reply.statusCode ?? 0, asked });
    });
  });
}

/** Counts the streams that were opened and those that were refused, and closes them all. */
function opened(streams: readonly { readonly status: number; readonly asked: ClientRequest }[]): string {
  for (const { asked } of streams) asked.destroy();
  const count = (wanted: number) => streams.filter(({ status }) => status === wanted).length;
  return `${count(200)} open, ${count(503)} × 503`;
}

/** Checks that no more requests were granted than the rate allows for the time that they took. */
async function within({ burst, perSecond }: Rate, ask: () => Promise<readonly Answer[]>): Promise<string> {
  const started = performance.now();
  const granted = (await ask()).filter(({ status }) => status < 300).length;
  const allowed = burst + (perSecond * (performance.now() - started)) / 1000;
  return granted <= allowed ? 'no more than one may' : `${granted}, where ${allowed} are allowed`;
}

/** How many new guests one address may have at once. */
const GUESTS_AT_ONCE = USUAL_LIMITS.newGuests.burst;
const STREAMS_OF_ONE = USUAL_LIMITS.streamsPerAddress;
const WATCHERS_OF_ONE = USUAL_LIMITS.watchersOfRoom;

/** Sending a great many requests at once. */
export const STORMS: readonly Attack[] = [
  {
    run: async function manyGuestsAtOnce(eve) {
      const begin = () => eve.ask('POST', '/api/guests', { body: { keep: 'token' } });
      return tally(await times(2 * GUESTS_AT_ONCE, begin));
    },
    expected: `${GUESTS_AT_ONCE} × 201, ${GUESTS_AT_ONCE} × 429 too-many-requests`,
  },
  {
    run: async function manyGuestsAfterTheOthersLeft(eve) {
      const guests = await times(GUESTS_AT_ONCE, () => eve.begin());
      await times(10, (n) => (guests[n] as Guest).ask('DELETE', '/api/guests/me'));
      return tally(await times(10, () => eve.ask('POST', '/api/guests', { body: { keep: 'token' } })));
    },
    expected: '10 × 429 too-many-requests',
  },
  {
    run: async function manyRoomsAtOnce(eve) {
      const guest = await eve.begin();
      return within(USUAL_LIMITS.newRooms, () => times(60, () => guest.openRoom()));
    },
    expected: 'no more than one may',
  },
  {
    run: async function manyMovesAtOnce(eve) {
      const guest = await eve.begin();
      const room = await guest.room();
      const statuses = (await times(150, () => guest.move(room, 1, 'guess aabb'))).map(
        ({ status }) => status,
      );
      const once = statuses.filter((status) => status === 200).length;
      return `${once} made, others ${[...new Set(statuses)].toSorted().slice(1).join(' or ')}`;
    },
    expected: '1 made, others 409 or 429',
  },
  {
    run: async function theDearestQuestionsOfAStranger(eve) {
      const [victim, storming] = [await eve.other().begin(), { isOver: false, refused: 0 }];
      const storm = times(24, async () => {
        while (!storming.isOver) if ((await eve.ask('GET', DEAREST)).status === 429) storming.refused++;
      });
      const moves = await movesOf(victim);
      while (storming.refused === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      storming.isOver = true;
      await storm;
      return `${moves}, the stranger is refused`;
    },
    expected: '6 of 6 moves of another guest in time, the stranger is refused',
  },
  {
    run: async function theSameInOtherLetters(eve) {
      const [until, counted] = [performance.now() + PATIENCE_MS, { refused: 0 }];
      await times(24, async () => {
        while (counted.refused === 0 && performance.now() < until)
          if ((await eve.ask('GET', DEAREST.replace('api', '%61pi'))).status === 429) counted.refused++;
      });
      return counted.refused > 0 ? 'the stranger is refused' : 'no limit';
    },
    expected: 'the stranger is refused',
  },
  {
    run: async function manyStreamsOfOneAddress(eve) {
      const guest = await eve.begin();
      const rooms = [await guest.room(), await guest.room()];
      return opened(await times(STREAMS_OF_ONE + 6, (n) => stream(eve, rooms[n % rooms.length] as string)));
    },
    expected: `${STREAMS_OF_ONE} open, 6 × 503`,
  },
  {
    run: async function manyWhoWatchOneRoom(eve) {
      const room = await (await eve.other().begin()).room();
      const crowd = Array.from({ length: WATCHERS_OF_ONE + 10 }, () => eve.other());
      return opened(await Promise.all(crowd.map((each) => stream(each, room))));
    },
    expected: `${WATCHERS_OF_ONE} open, 10 × 503`,
  },
  {
    run: async function manyLinesThatSayNothing(eve) {
      const lines = Array.from({ length: 500 }, () => eve.line());
      const moves = await movesOf(await eve.other().begin());
      for (const line of lines) line.destroy();
      return moves;
    },
    expected: '6 of 6 moves of another guest in time',
  },
  {
    run: async function manyRequestsOnLinesThatClose(eve) {
      const request = 'GET /api/daily HTTP/1.1\r\nHost: localhost\r\n\r\n';
      for (let i = 0; i < 10; i++) {
        const line = eve.line();
        await new Promise((resolve) => line.write(request.repeat(400), resolve));
        line.destroy();
      }
      return movesOf(await eve.other().begin());
    },
    expected: '6 of 6 moves of another guest in time',
  },
  {
    run: async function manyQuestionsWhoseAnswersNobodyReads(eve) {
      const guest = await eve.begin();
      const rooms = [await guest.room(), await guest.room(), await guest.room()];
      const crowd = Array.from({ length: 10 }, () => eve.other());
      const lines = crowd.flatMap((from) => Array.from({ length: 10 }, () => from.line()));
      const ask = (line: Socket, path: string, count: number) => {
        const question = `GET /api/${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
        return new Promise((resolve) => line.write(question.repeat(count), resolve));
      };
      for (const [n, line] of lines.entries()) await ask(line, `rooms/${rooms[n % 3]}/events`, 1);
      // Requests queued behind an open stream are never served.
      for (const line of lines) await ask(line, 'daily', 40);
      const moves = await movesOf(await eve.other().begin());
      for (const line of lines) line.destroy();
      return moves;
    },
    expected: '6 of 6 moves of another guest in time',
  },
  {
    run: async function muchToSay(eve) {
      const [guest, other] = [await eve.begin(), await eve.other().begin()];
      const room = await guest.room({ breakers: 2, seat: 'first' });
      await other.sit(room, 'second');
      const say = () =>
        guest.ask('POST', `/api/rooms/${room}/reactions`, { req: guest.req(), reaction: 'wow' });
      return within(USUAL_LIMITS.requests, () => times(150, say));
    },
    expected: 'no more than one may',
  },
  {
    run: async function manyComputersThatThinkForLong(eve) {
      const dear = { rules: 'p5c10r/99', maker: 'deposited', computer: 'sampled', seat: 'maker' };
      const guest = await eve.begin();
      for (let i = 0; i < 12; i++) await guest.move(await guest.room(dear), 1, 'deposit abcde');
      return movesOf(await eve.other().begin());
    },
    expected: '6 of 6 moves of another guest in time',
    isSlow: true,
  },
];
