import { type Answer, type Attack, summary, type Visitor } from './visitor.ts';

/** A stranger requests a part of a room in which a game is being played. */
async function partOfRoom(eve: Visitor, setup: object, part: string): Promise<Answer> {
  const room = await (await eve.other().begin()).room(setup);
  return eve.ask('GET', `/api/rooms/${room}${part}`);
}

const SECRETS = ['secret', 'salt', 'seed', 'nonces'];

function secretsIn({ text }: Answer): string {
  const shown = Object.keys(JSON.parse(text) as object).filter((name) => SECRETS.includes(name));
  return shown.join(', ') || 'no secret';
}

/** Reading what must still be secret. */
export const SECRETS_OF_ROOMS: readonly Attack[] = [
  {
    run: async function lookingAtARoomThatIsPlayed(eve) {
      return secretsIn(await partOfRoom(eve, {}, ''));
    },
    expected: 'no secret',
  },
  {
    run: async function lookingAtADepositedCode(eve) {
      const maker = await eve.other().begin();
      const room = await maker.room({ maker: 'deposited', seat: 'maker' });
      await maker.move(room, 1, 'deposit abcd');
      const { text } = await eve.ask('GET', `/api/rooms/${room}`);
      return text.includes('abcd') ? 'the code' : 'no code';
    },
    expected: 'no code',
  },
  {
    run: async function theRecordOfARoomThatIsPlayed(eve) {
      return summary(await partOfRoom(eve, {}, '/record'));
    },
    expected: '404 no-record',
  },
  {
    run: async function aRoomOfTodayThatIsOver(eve) {
      const guest = await eve.other().begin();
      const { id, version } = JSON.parse((await guest.ask('POST', '/api/daily/word')).text) as {
        readonly id: string;
        readonly version: number;
      };
      await guest.move(id, version, 'resign');
      return summary(await eve.ask('GET', `/api/rooms/${id}/record`));
    },
    expected: '403 not-yet-shown',
  },
  {
    run: async function theResultsOfADayToCome(eve) {
      return summary(await eve.ask('GET', '/api/daily/word/results?day=2999-01-01'));
    },
    expected: '400 bad-request',
  },
  {
    run: async function movingForSomebodyElse(eve) {
      const room = await (await eve.other().begin()).room();
      return summary(await (await eve.begin()).move(room, 1, 'guess aabb'));
    },
    expected: '403 not-your-seat',
  },
  {
    run: async function openingAPromiseOfSomebodyElse(eve) {
      const bytes = Buffer.alloc(32, 5).toString('base64url');
      const room = await (await eve.other().begin()).room({
        maker: 'kept',
        seat: 'maker',
        commitment: bytes,
      });
      const guest = await eve.begin();
      const body = { req: 'open', version: 1, salt: bytes, code: 'abcd' };
      return summary(await guest.ask('POST', `/api/rooms/${room}/opening`, body));
    },
    expected: '403 not-your-seat',
  },
  {
    run: async function aFaultThatTellsOfTheServer(eve) {
      const { text, headers } = await eve.ask('GET', '/api/rooms/%');
      const everything = `${text} ${JSON.stringify(headers)}`;
      return /fastify|node|stack|FST_|express/i.exec(everything)?.[0] ?? 'nothing of the framework';
    },
    expected: 'nothing of the framework',
  },
];
