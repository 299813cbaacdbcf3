import { gzipSync } from 'node:zlib';
import { type Attack, summary, type Visitor } from './visitor.ts';

async function begin(eve: Visitor, body: object | string): Promise<string> {
  return summary(await eve.ask('POST', '/api/guests', { body }));
}

/** Bodies that are too large, or have unexpected contents. */
export const BODIES: readonly Attack[] = [
  {
    run: function aBodyThatIsTooLarge(eve) {
      return begin(eve, { keep: 'x'.repeat(20_000) });
    },
    expected: '413 too-large',
  },
  {
    run: function aThousandBrackets(eve) {
      return begin(eve, `${'['.repeat(8000)}${']'.repeat(8000)}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aPrototype(eve) {
      return begin(eve, '{"keep":"token","__proto__":{"isAdmin":true}}');
    },
    expected: '400 bad-json',
  },
  {
    run: function aConstructor(eve) {
      return begin(eve, '{"keep":"token","constructor":{"prototype":{"isAdmin":true}}}');
    },
    expected: '400 bad-json',
  },
  {
    run: function aFieldThatNobodyAskedFor(eve) {
      return begin(eve, { keep: 'token', guest: 'A'.repeat(22) });
    },
    expected: '400 bad-request',
  },
  {
    run: async function aZippedBody(eve) {
      const headers = { 'content-encoding': 'gzip' };
      const body = gzipSync('{"keep":"token"}').toString('latin1');
      return summary(await eve.ask('POST', '/api/guests', { headers, body }));
    },
    expected: '400 bad-json',
  },
  {
    run: async function rulesThatNobodyCanCompute(eve) {
      return summary(await (await eve.begin()).openRoom({ rules: 'p99c99r/99' }));
    },
    expected: '422 bad-rules',
  },
  {
    run: async function aMoveThatIsAScript(eve) {
      const guest = await eve.begin();
      return summary(await guest.move(await guest.room(), 1, '<script>alert(1)</script>'));
    },
    expected: '422 not-a-move',
  },
  {
    run: async function aRoomThatIsAQuery(eve) {
      return summary(await eve.ask('GET', `/api/rooms/${encodeURIComponent("' or 1=1 --")}`));
    },
    expected: '400 bad-request',
  },
];
