import { connect, type Socket } from 'node:net';

/** A response: the status, and the body as a view of the connection's buffer, valid until the next request. */
export interface Reply {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * A keep-alive connection that makes one request at a time and reads only the status, the length and the
 * body: on a machine shared with the server, a client that parses costs more than what it measures.
 */
export class RawConnection {
  readonly #socket: Socket;
  readonly #head: string;
  #carry: Buffer | undefined;
  #answered: ((reply: Reply) => void) | undefined;
  #lost: ((why: Error) => void) | undefined;

  constructor(port: number, token: string) {
    this.#head = `HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${token && `authorization: Bearer ${token}\r\n`}content-type: application/json\r\ncontent-length: `;
    const onread = {
      buffer: Buffer.allocUnsafe(READ_BYTES),
      callback: (size: number, memory: Uint8Array) => this.#take(memory as Buffer, size),
    };
    this.#socket = connect({ port, host: '127.0.0.1', onread });
    this.#socket.setNoDelay(true);
    this.#socket.on('error', (why) => this.#lost?.(why));
    this.#socket.on('close', () => this.#lost?.(new Error('the connection was closed')));
  }

  /** Rejects when the connection breaks. The payload is ASCII. */
  post(path: string, payload: string): Promise<Reply> {
    this.#socket.write(`POST ${path} ${this.#head}${payload.length}\r\n\r\n${payload}`, 'latin1');
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#lost = reject;
    });
  }

  close(): void {
    this.#lost = undefined;
    this.#socket.destroy();
  }

  #take(memory: Buffer, size: number): boolean {
    const piece = memory.subarray(0, size);
    const all = this.#carry ? Buffer.concat([this.#carry, piece]) : piece;
    const start = all.indexOf(HEAD_END) + HEAD_END.length;
    const end = start < HEAD_END.length ? Number.POSITIVE_INFINITY : start + lengthOf(all);
    if (all.length < end) {
      this.#carry = Buffer.from(all);
      return true;
    }
    this.#carry = undefined;
    this.#answered?.({ status: numberAt(all, STATUS_AT), body: all.subarray(start, end) });
    return true;
  }
}

const READ_BYTES = 64 * 1024;
const HEAD_END = '\r\n\r\n';
const LENGTH = 'content-length: ';
const STATUS_AT = 'HTTP/1.1 '.length;

function lengthOf(all: Buffer): number {
  return numberAt(all, all.indexOf(LENGTH) + LENGTH.length);
}

function numberAt(all: Buffer, from: number): number {
  let value = 0;
  for (let at = from; ; at++) {
    const digit = (all[at] ?? 0) - 48;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
