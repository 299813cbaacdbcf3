import { type Answer, type Attack, summary, type Visitor } from './visitor.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };

async function cookieOf(eve: Visitor): Promise<string> {
  const begun = await eve.ask('POST', '/api/guests', { headers: OWN, body: { keep: 'cookie' } });
  return String(begun.headers['set-cookie']).split(';')[0] as string;
}

/** A page on another site asks the server for the token of a guest who has a cookie. */
async function fromForeignPage(eve: Visitor, headers: Readonly<Record<string, string>>): Promise<string> {
  const cookie = await cookieOf(eve.other());
  const asked = { headers: { cookie, ...headers }, body: { keep: 'token' } };
  return summary(await eve.ask('POST', '/api/guests/me/token', asked));
}

function ofHost(eve: Visitor, host: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return eve.ask('GET', '/api/daily', { headers: { host, ...more } });
}

/** Foreign pages, and foreign host names that resolve to this server. */
export const PAGES: readonly Attack[] = [
  {
    run: function aForeignPage(eve) {
      return fromForeignPage(eve, { 'sec-fetch-site': 'cross-site' });
    },
    expected: '403 cross-origin',
  },
  {
    run: function aPageOfANeighbour(eve) {
      return fromForeignPage(eve, { 'sec-fetch-site': 'same-site' });
    },
    expected: '403 cross-origin',
  },
  {
    run: function aForeignPageInAnOldBrowser(eve) {
      return fromForeignPage(eve, { origin: 'http://evil.example' });
    },
    expected: '403 cross-origin',
  },
  {
    run: function aPageInASandbox(eve) {
      return fromForeignPage(eve, { origin: 'null' });
    },
    expected: '403 cross-origin',
  },
  {
    run: function aCookieThatNobodySentFromAPage(eve) {
      return fromForeignPage(eve, {});
    },
    expected: '403 cross-origin',
  },
  {
    run: async function readingWithSomebodysCookie(eve) {
      const headers = { cookie: await cookieOf(eve.other()), 'sec-fetch-site': 'cross-site' };
      return (await eve.ask('GET', '/api/guests/me/rooms', { headers })).text;
    },
    expected: '{"rooms":[]}',
  },
  {
    run: async function aFormOfAForeignPage(eve) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return summary(await eve.ask('POST', '/api/guests', { headers, body: 'keep=cookie' }));
    },
    expected: '415 not-json',
  },
  {
    run: async function jsonThatSaysItIsText(eve) {
      const headers = { 'content-type': 'text/plain' };
      return summary(await eve.ask('POST', '/api/guests', { headers, body: '{"keep":"cookie"}' }));
    },
    expected: '415 not-json',
  },
  {
    run: async function askingWhetherAForeignPageMay(eve) {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const { status, headers: answered } = await eve.ask('OPTIONS', '/api/guests', { headers });
      return `${status} ${answered['access-control-allow-origin'] ?? 'allows nobody'}`;
    },
    expected: '403 allows nobody',
  },
  {
    run: async function puttingThePageIntoAFrame(eve) {
      const { headers } = await eve.ask('GET', '/');
      return /frame-ancestors [^;]+/.exec(String(headers['content-security-policy']))?.[0] ?? 'may be framed';
    },
    expected: "frame-ancestors 'none'",
  },
  {
    run: async function embeddingAnAnswer(eve) {
      const { headers } = await eve.ask('GET', '/api/daily');
      return `${headers['cross-origin-resource-policy']}, ${headers['x-content-type-options']}`;
    },
    expected: 'same-origin, nosniff',
  },
  {
    run: async function aForeignNameThatLeadsHere(eve) {
      return summary(await ofHost(eve, 'evil.example'));
    },
    expected: '421 wrong-host',
  },
  {
    run: async function aForeignNameWithOurPort(eve) {
      return summary(await ofHost(eve, `evil.example:${eve.port}`));
    },
    expected: '421 wrong-host',
  },
  {
    run: async function aForeignNameThatBeginsAsOurs(eve) {
      return summary(await ofHost(eve, '127.0.0.1.evil.example'));
    },
    expected: '421 wrong-host',
  },
  {
    run: async function ourNameBeforeAForeignOne(eve) {
      return summary(await ofHost(eve, 'localhost@evil.example'));
    },
    expected: '421 wrong-host',
  },
  {
    run: async function aForeignNameBesideAForwardedOne(eve) {
      return summary(await ofHost(eve, 'evil.example', { 'x-forwarded-host': 'localhost' }));
    },
    expected: '421 wrong-host',
  },
];
