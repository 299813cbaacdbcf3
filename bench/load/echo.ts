import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What node:http alone can do for the same players: a server that reads each request and answers as many bytes as ours,
 * but knows no guest, plays no game and writes nothing. The most that any server on it can hope for on this machine.
 */
const server = createServer((request, reply) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const { version = 0 } = JSON.parse(String(Buffer.concat(pieces))) as { readonly version?: number };
    const body = `{"id":"echo","token":"echo","version":${version + 1},"padding":"${PADDING}"}`;
    reply.writeHead(version === 0 ? 201 : 200, { ...HEADERS, 'content-length': Buffer.byteLength(body) });
    reply.end(body);
  });
});

/** To the length of a view in the middle of a short game. */
const PADDING = 'x'.repeat(480);
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
