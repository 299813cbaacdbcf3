import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of a server. */
export interface RunningProxy {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a proxy that forwards requests as nginx does with its usual configuration: it appends the client's address to
 * `X-Forwarded-For`, and buffers a response until it is complete, unless it has the header `X-Accel-Buffering: no`.
 */
export async function startPlainProxy(to: number): Promise<RunningProxy> {
  const server = createServer((asked, answer) => {
    const { remoteAddress = '' } = asked.socket;
    const before = asked.headers['x-forwarded-for'];
    const forwarded = before === undefined ? remoteAddress : `${String(before)}, ${remoteAddress}`;
    const { method, url: path } = asked;
    const headers = { ...asked.headers, 'x-forwarded-for': forwarded, connection: 'close' };
    const passed = request({ host: '127.0.0.1', port: to, method, path, headers }, (reply) =>
      handBack(reply, answer),
    );
    passed.on('error', () => answer.writeHead(502).end());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function handBack(reply: IncomingMessage, answer: ServerResponse): void {
  const { 'x-accel-buffering': buffering, ...headers } = reply.headers;
  if (buffering === 'no') {
    answer.writeHead(reply.statusCode ?? 502, headers);
    reply.pipe(answer);
    return;
  }
  const pieces: Buffer[] = [];
  reply.on('data', (piece: Buffer) => pieces.push(piece));
  reply.on('error', () => answer.destroy());
  reply.on('end', () => answer.writeHead(reply.statusCode ?? 502, headers).end(Buffer.concat(pieces)));
}
