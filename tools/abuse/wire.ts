import { type Attack, answersIn, textOf, type Visitor } from './visitor.ts';

const START = 'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const BODY = '{"keep":"token"}';
const END = 'Connection: close\r\n\r\n';
/** A request that a smuggler hides in the body of another, so that somebody else receives the response. */
const HIDDEN = 'GET /api/daily HTTP/1.1\r\nHost: localhost\r\n\r\n';

async function slowly(eve: Visitor, start: string): Promise<string> {
  const line = eve.line();
  line.write(start);
  const drops = setInterval(() => line.write('x'), DROP_MS);
  const answers = answersIn(await textOf(line));
  clearInterval(drops);
  return answers;
}

const DROP_MS = 500;

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${END}`;
}

/** Requests that two parsers could read differently, or that never end. */
export const WIRE: readonly Attack[] = [
  {
    run: function twoLengths(eve) {
      return eve.send(`${START}Content-Length: 16\r\nContent-Length: 0\r\n${END}${BODY}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aLengthAndChunks(eve) {
      return eve.send(`${START}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function chunksByAnotherName(eve) {
      return eve.send(`${START}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function chunksTwice(eve) {
      return eve.send(`${START}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aNegativeLength(eve) {
      return eve.send(`${START}Content-Length: -1\r\n${END}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aLengthWithASign(eve) {
      return eve.send(`${START}Content-Length: +16\r\n${END}${BODY}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aChunkOfAnUnreadableSize(eve) {
      return eve.send(`${START}Transfer-Encoding: chunked\r\n\r\n0x10\r\n${BODY}\r\n0\r\n\r\n`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aSpaceBeforeTheColon(eve) {
      return eve.send(`POST /api/guests HTTP/1.1\r\nHost : localhost\r\n${END}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aHeaderThatGoesOnInTheNextLine(eve) {
      return eve.send(`GET / HTTP/1.1\r\nHost: localhost\r\n evil.example\r\n${END}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function linesThatEndTooEarly(eve) {
      return eve.send(`GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n`);
    },
    expected: '400 bad-request',
  },
  {
    run: function aNulInAHeader(eve) {
      return eve.send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n${END}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function twoNamesOfTheHost(eve) {
      return eve.send(`GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${END}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function noNameOfTheHost(eve) {
      return eve.send(`GET / HTTP/1.1\r\n${END}`);
    },
    expected: '421 wrong-host',
  },
  {
    run: function aForeignNameInTheRequestLine(eve) {
      return eve.send(get('http://evil.example/api/daily'));
    },
    expected: '400 bad-request',
  },
  {
    run: function aHeaderWithoutAnEnd(eve) {
      return eve.send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n${END}`);
    },
    expected: '431 too-large',
  },
  {
    run: function thePathOutOfTheFolder(eve) {
      return eve.send(get('/../../../../etc/passwd'));
    },
    expected: '404 not-found',
  },
  {
    run: function theHiddenPathOutOfTheFolder(eve) {
      return eve.send(get('/assets/%2e%2e/%2e%2e/%2e%2e/package.json'));
    },
    expected: '404 not-found',
  },
  {
    run: function aPathThatMeansNothing(eve) {
      return eve.send(get('/%zz'));
    },
    expected: '400 bad-request',
  },
  {
    run: function aNulInThePath(eve) {
      return eve.send(get('/index.html%00.png'));
    },
    expected: '404 not-found',
  },
  {
    run: function usingTheServerAsAProxy(eve) {
      return eve.send(`CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n${END}`);
    },
    expected: '400 bad-request',
  },
  {
    run: function havingTheRequestReadBack(eve) {
      return eve.send(`TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: inkling=secret\r\n${END}`);
    },
    expected: '404 not-found',
  },
  {
    run: function headersThatNeverEnd(eve) {
      return slowly(eve, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ');
    },
    expected: '408 bad-request',
    isSlow: true,
  },
  {
    run: function aBodyThatNeverEnds(eve) {
      return slowly(eve, `${START}Content-Length: 10000\r\n\r\n`);
    },
    expected: '408 bad-request',
    isSlow: true,
  },
];
