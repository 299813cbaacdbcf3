import type { FastifyRequest } from 'fastify';
import type { Services } from '../services/services.ts';

/** Counts an answer, and logs it if the log level includes it. */
export function note(services: Services, request: FastifyRequest, status: number): void {
  const { clock, metrics, log, serialisers } = services;
  const { method, route, refusal: code, fault } = request;
  const now = clock.now();
  const ms = now - request.startedMs;
  metrics.request(method, route, status, ms);
  if (code !== undefined) metrics.refusal(code);
  const level = status >= 500 ? 'warn' : 'info';
  // Pages and files are only logged if they are refused.
  if (!log.takes(level) || (level === 'info' && code === undefined && !isApi(request))) return;
  const time = new Date(now).toISOString();
  const name = log.nextRequest();
  log.write(serialisers.log({ time, level, request: name, method, route, status, ms, code, fault }));
}

/** Counts and logs a request that could not be parsed and so has no method and no route. */
export function noteUnreadable(
  { clock, metrics, log, serialisers }: Services,
  status: number,
  code: string,
): void {
  metrics.request('', '', status, 0);
  metrics.refusal(code);
  if (!log.takes('info')) return;
  const time = new Date(clock.now()).toISOString();
  const request = log.nextRequest();
  const facts = { time, level: 'info', request, method: '', route: '', status, ms: 0 } as const;
  log.write(serialisers.log({ ...facts, code, fault: undefined }));
}

/** Also checks the route, because a URL can encode the same path differently (`/%61pi`). */
export function isApi({ url, route, server }: FastifyRequest): boolean {
  const at = server.basePath.length;
  return url.startsWith('/api/', at) || route.startsWith('/api/', at);
}
