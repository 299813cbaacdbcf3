import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** An attempt to do something forbidden, and the expected response of the server. */
export interface Attack {
  readonly run: (eve: Visitor) => Promise<string>;
  readonly expected: string;
  /** Whether it waits for a time limit or computes for long; `npm test` then leaves it out. */
  readonly isSlow?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

/** A client with its own IP address. */
export class Visitor {
  static #seen = 0;
  readonly port: number;
  readonly address: string;

  constructor(port: number) {
    this.port = port;
    const n = ++Visitor.#seen;
    // Linux has all of 127.0.0.0/8 on its loopback interface.
    this.address = `127.1.${n >> 8}.${n & 255}`;
  }

  /** Another client, at another address. */
  other(): Visitor {
    return new Visitor(this.port);
  }

  ask(method: string, path: string, { headers = {}, body }: Asked = {}): Promise<Answer> {
    const payload = typeof body === 'object' ? JSON.stringify(body) : body;
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const { port, address: localAddress } = this;
    const asked = request({
      host: '127.0.0.1',
      port,
      localAddress,
      method,
      path,
      headers: { ...type, ...headers },
      agent: false,
    });
    return new Promise((resolve, reject) => {
      asked.once('error', reject).once('response', (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        reply.once('error', reject).once('end', () => {
          const { statusCode: status = 0, headers } = reply;
          resolve({ status, code: codeIn(text), headers, text });
        });
      });
      asked.end(payload);
    });
  }

  /** Sends these bytes and reads until the connection is closed. Returns the status and the code of each response. */
  async send(bytes: string | Buffer): Promise<string> {
    const line = this.line();
    line.write(bytes);
    return answersIn(await textOf(line));
  }

  line(): Socket {
    const line = connect({ host: '127.0.0.1', port: this.port, localAddress: this.address });
    return line.on('error', () => undefined);
  }

  async begin(): Promise<Guest> {
    const { text } = await this.ask('POST', '/api/guests', { body: { keep: 'token' } });
    const { token, recovery } = JSON.parse(text) as { readonly token: string; readonly recovery: string };
    return new Guest(this, token, recovery);
  }
}

/** A client with a token. */
export class Guest {
  readonly visitor: Visitor;
  readonly token: string;
  readonly recovery: string;
  #asked = 0;

  constructor(visitor: Visitor, token: string, recovery: string) {
    this.visitor = visitor;
    this.token = token;
    this.recovery = recovery;
  }

  ask(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.token}` };
    return this.visitor.ask(method, path, { headers, ...(body === undefined ? {} : { body }) });
  }

  openRoom(setup: object = {}): Promise<Answer> {
    return this.ask('POST', '/api/rooms', { req: this.req(), ...SOLO, ...setup });
  }

  /** Opens a room and returns its id. */
  async room(setup: object = {}): Promise<string> {
    const { status, text } = await this.openRoom(setup);
    if (status !== 201) throw new Error(`no room: ${status} ${text}`);
    return (JSON.parse(text) as { readonly id: string }).id;
  }

  sit(room: string, seat: string, req: string = this.req()): Promise<Answer> {
    return this.ask('POST', `/api/rooms/${room}/seats`, { req, seat });
  }

  move(room: string, version: number, move: string, req: string = this.req()): Promise<Answer> {
    return this.ask('POST', `/api/rooms/${room}/moves`, { req, version, move });
  }

  req(): string {
    return `r${this.#asked++}`;
  }
}

const SOLO = { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1, seat: 'breaker' };

export function summary({ status, code }: Answer): string {
  return code === '' ? `${status}` : `${status} ${code}`;
}

/** Counts equal responses, the most frequent first. */
export function tally(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(summary(answer), (counts.get(summary(answer)) ?? 0) + 1);
  const rows = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return rows.map(([what, times]) => `${times} × ${what}`).join(', ');
}

export function versionIn({ text }: Answer): number {
  return (JSON.parse(text) as { readonly version: number }).version;
}

export async function textOf(line: Socket): Promise<string> {
  let text = '';
  line.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  await new Promise((resolve) => line.once('close', resolve));
  return text;
}

export function answersIn(text: string): string {
  const heads = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
  const answers = heads.map(({ 1: status = '', index }, i) => {
    const code = codeIn(text.slice(index, heads[i + 1]?.index));
    return code === '' ? status : `${status} ${code}`;
  });
  return answers.join(', ') || 'the line is closed';
}

function codeIn(text: string): string {
  return /"code":"([\w-]+)"/.exec(text)?.[1] ?? '';
}
