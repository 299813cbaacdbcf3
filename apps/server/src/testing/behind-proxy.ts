import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RATES_OFF } from '../identity/limits.ts';
import type { RunningProxy } from './plain-proxy.ts';
import { openTestServer } from './test-server.ts';

/** What clients that connect through a proxy see. */
export interface Seen {
  /** How many guests one address can create by claiming a different address in each request. Two are allowed. */
  readonly guestsOfOne: number;
  /** The status that a second address gets after that. Undefined except on Linux, which has a second local address. */
  readonly another: number | undefined;
  readonly page: readonly [status: number, type: string | undefined];
  readonly outside: number;
  /** The cookie that a page gets, without its value and age. */
  readonly cookie: string;
  /** The versions of a room that an event stream delivered. */
  readonly streamed: readonly number[];
}

const BASE = '/inkling';
const hasSecondAddress = process.platform === 'linux';

/** What clients see if the proxy forwards everything correctly. */
export const PASSING = {
  guestsOfOne: 2,
  another: hasSecondAddress ? 201 : undefined,
  page: [200, 'text/html; charset=utf-8'],
  outside: 404,
  cookie: hasSecondAddress ? '__Secure-inkling; Path=/inkling/; HttpOnly; SameSite=Lax; Secure' : '',
  streamed: [1, 2, 3],
} as const satisfies Seen;

/** Starts a server below a path, for `https://play.example` and one trusted proxy, and visits it through that proxy. */
export async function lookThrough(start: (to: number) => Promise<RunningProxy>): Promise<Seen> {
  const place = await openTestServer(
    { limits: { ...RATES_OFF, newGuests: { perSecond: 1e-9, burst: 2 } } },
    { basePath: BASE, origins: ['https://play.example'], trustedProxies: 1 },
  );
  await place.app.listen({ host: '127.0.0.1', port: 0 });
  const proxy = await start((place.app.server.address() as AddressInfo).port);
  try {
    return await visit(proxy.port);
  } finally {
    await proxy.stop();
    await place.close();
  }
}

async function visit(port: number): Promise<Seen> {
  const page = await ask(port, { path: `${BASE}/` });
  const outside = await ask(port, { path: '/' });
  const { guestsOfOne, token } = await beginMany(port);
  const another = hasSecondAddress ? await begin(port, 'cookie', '127.0.0.2') : undefined;
  return {
    guestsOfOne,
    another: another?.status,
    page: [page.status, page.headers['content-type']],
    outside: outside.status,
    cookie: String(another?.headers['set-cookie'] ?? '').replace(/=v1[^;]*|; Max-Age=\d+/g, ''),
    streamed: await follow(port, token),
  };
}

async function beginMany(port: number): Promise<{ readonly guestsOfOne: number; readonly token: string }> {
  let [guestsOfOne, token] = [0, ''];
  for (let i = 0; i < 6; i++) {
    const { status, text } = await begin(port, 'token', '127.0.0.1', `203.0.113.${i}`);
    if (status !== 201) continue;
    guestsOfOne++;
    token = (JSON.parse(text) as { readonly token: string }).token;
  }
  return { guestsOfOne, token };
}

function begin(port: number, keep: string, localAddress: string, claimed?: string): Promise<Answer> {
  const headers = {
    origin: 'https://play.example',
    'sec-fetch-site': 'same-origin',
    ...(claimed === undefined ? {} : { 'x-forwarded-for': claimed }),
  };
  return ask(port, { path: `${BASE}/api/guests`, body: { keep }, headers, localAddress });
}

/**
 * Plays a room and returns the versions that its stream delivers. Each move waits for the previous event, so the game
 * stops if a proxy buffers the stream.
 */
async function follow(port: number, token: string): Promise<readonly number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const setup = { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1, seat: 'breaker' };
  const opened = await ask(port, { path: `${BASE}/api/rooms`, headers, body: { req: 'r0', ...setup } });
  const room = `${BASE}/api/rooms/${(JSON.parse(opened.text) as { readonly id: string }).id}`;
  const versions: number[] = [];
  for await (const version of eventsOf(port, `${room}/events`)) {
    versions.push(version);
    if (version === 3) break;
    const body = { req: `r${version}`, version, move: 'guess aabb' };
    await ask(port, { path: `${room}/moves`, headers, body });
  }
  return versions;
}

async function* eventsOf(port: number, path: string): AsyncGenerator<number> {
  const asked = request({ host: '127.0.0.1', port, path, headers: { host: HOST } }).end();
  const late = setTimeout(() => asked.destroy(new Error('nothing came through the stream')), STREAM_MS_MAX);
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  let text = '';
  for await (const piece of reply.setEncoding('utf8')) {
    text += String(piece);
    for (const whole = /^id: (\d+)\n[\s\S]*?\n\n/m; ; ) {
      const [event, version] = whole.exec(text) ?? [];
      if (event === undefined) break;
      text = text.slice(text.indexOf(event) + event.length);
      yield Number(version);
    }
  }
  clearTimeout(late);
}

const HOST = 'play.example';
const STREAM_MS_MAX = 20_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

function ask(
  port: number,
  options: {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: object;
    readonly localAddress?: string;
  },
): Promise<Answer> {
  const { path, headers, body, localAddress = '127.0.0.1' } = options;
  const payload = body && JSON.stringify(body);
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    localAddress,
    method: payload === undefined ? 'GET' : 'POST',
    headers: {
      host: HOST,
      ...headers,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    agent: false,
  });
  return new Promise((resolve, reject) => {
    asked.once('error', reject).once('response', (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      reply.once('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    asked.end(payload);
  });
}
