import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Headers } from './headers.ts';

/**
 * Answers requests that reach no route: malformed URLs, and bytes that are not HTTP. The framework's own answers would
 * lack our codes and headers.
 * @param onRefused called for each of them, because no route or hook sees them
 */
export function answerUnreadable(headers: Headers, onRefused: (status: number, code: string) => void) {
  return {
    /** Handles a URL with an invalid `%` escape, or with a parameter that is longer than any of ours. */
    frameworkErrors(error: { readonly code?: string }, _request: FastifyRequest, reply: FastifyReply): void {
      const [status, code] =
        error.code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? ([404, 'not-found'] as const)
          : ([400, 'bad-request'] as const);
      onRefused(status, code);
      void reply
        .code(status)
        .headers(headers)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ code }));
    },

    /** Handles whatever Node could not parse as HTTP. The connection can no longer be used, so it is closed. */
    clientErrorHandler(error: Error & { readonly code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      // An answer may already be in progress, and a second one would be read as the rest of it.
      if (!socket.writable || socket.bytesWritten > 0) {
        socket.destroy(error);
        return;
      }
      const [status, code] = STATUS[error.code ?? ''] ?? ['400 Bad Request', 'bad-request'];
      const body = JSON.stringify({ code });
      const lines = {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': `${body.length}`,
        connection: 'close',
      };
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
      onRefused(Number.parseInt(status, 10), code);
    },

    /** Handles an unknown `Expect` header; by default, Node would answer without a body. */
    expectationHandler(_request: IncomingMessage, reply: ServerResponse): void {
      const code = 'bad-request';
      const body = JSON.stringify({ code });
      const type = 'application/json; charset=utf-8';
      const lines = { ...headers, 'content-type': type, 'content-length': body.length };
      reply.writeHead(EXPECTATION_FAILED, lines).end(body);
      onRefused(EXPECTATION_FAILED, code);
    },
  };
}

const EXPECTATION_FAILED = 417;
const STATUS: Readonly<Record<string, readonly [status: string, code: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'bad-request'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large'],
};
