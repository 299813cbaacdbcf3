import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucketNamesAt } from '../identity/bucket-names.ts';
import type { Rate } from '../identity/limits.ts';
import { isByHttps, isOwnHost, isOwnPage } from '../identity/origin.ts';
import { OWN } from '../identity/shared-buckets.ts';
import type { TokenClaims } from '../identity/token.ts';
import type { Code } from '../serialisers/fault-codes.ts';
import type { Services } from '../services/services.ts';
import { makeCookie, tokenInCookie } from './cookie.ts';
import { securityHeaders } from './headers.ts';
import { refuseLate } from './late-refusal.ts';
import { refuse } from './replies.ts';
import { whenOver } from './reply-end.ts';
import { EMBED } from './web-files.ts';

export interface GateOptions {
  /** `https://play.example` where the server is known by names of its own, behind a proxy. */
  readonly origins: readonly string[];
  /** The path under which everything is served; empty for a host of its own. */
  readonly basePath: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The path under which everything is served. */
    basePath: string;
  }
  interface FastifyRequest {
    /** The guest who asks, if the request shows a valid token. */
    guest: string | undefined;
    isByHttps: boolean;
    startedMs: number;
    /** Is the answer made? Whether its client reads it is another matter. */
    isAnswered: boolean;
    /** The pattern of its route, or nothing where there is none. Fastify makes a new object whenever it is asked. */
    route: string;
    /** The code of the refusal, if the request was refused. */
    refusal: string | undefined;
    /** The kind and place of an error of our own. */
    fault: string | undefined;
  }
  interface FastifyContextConfig {
    /** What a request takes from its buckets, in quarters of a millisecond; 1 by default. */
    cost?: number;
  }
}

/**
 * Runs before every route: it checks the host and the limits, and under `/api` who asks. A cookie counts only on a
 * request from our own page; a bearer token counts always, since no browser sends one by itself. Nothing here waits,
 * except for a token that was not seen before.
 */
export function addGate(app: FastifyInstance, services: Services, { origins, basePath }: GateOptions): void {
  const judge = hostJudge(origins);
  const [plain, secure] = [securityHeaders(false), securityHeaders(true)];
  const { limits, streams, guests } = services;
  app.decorate('basePath', basePath);
  decorateRequests(app);
  const { begin, unanswered } = followRequests(app, services);

  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (isGone(request)) return void reply.hijack();
    const { url: route = '', config } = request.routeOptions;
    request.route = route;
    const isAnswer = isApi(request);
    const host = judge(request.headers.host);
    request.isByHttps = host.isByHttps;
    const headers = host.isByHttps ? secure : plain;
    reply.headers(isAnswer ? headers.answer : isEmbed(request) ? headers.embed : headers.page);
    // A proxy in front of us may have checked the other one, or the one in the request line.
    if (hasTwoHosts(request) || !request.url.startsWith('/'))
      return void refuse(services, reply, { code: 'bad-request' });
    if (!host.isOwn) return void refuse(services, reply, { code: 'wrong-host' });
    const bucketNames = bucketNamesAt(request.ip);
    if (!isAnswer) return isOverdrawn(services, reply, bucketNames.files, limits.files) ? undefined : done();
    if (unanswered() - streams.count > limits.atOnce)
      return void refuse(services, reply, { code: 'overloaded' }, RETRY_SECONDS);
    const { cost } = config;
    const shown = tokenOf(request, origins);
    const known =
      'code' in shown || shown.token === undefined
        ? undefined
        : guests.recall(shown.token, request.startedMs);
    // People without a token must not use up what the guests at their address may do.
    const name = known ? bucketNames.guests : bucketNames.strangers;
    if (isOverdrawn(services, reply, name, limits.address, cost)) return;
    const admitStranger = () => {
      const bucket = `${OWN}${request.method} ${route}`;
      if (!isOverdrawn(services, reply, bucket, limits.strangers, cost)) done();
    };
    if ('code' in shown) return void refuse(services, reply, shown);
    const { token, isBearer } = shown;
    if (token === undefined) return admitStranger();
    const admit = (claims: TokenClaims) => {
      const { guest } = claims;
      request.guest = guest;
      if (isOverdrawn(services, reply, guest, limits.requests, cost)) return;
      if (isBearer || !guests.isAgeing(claims, request.startedMs)) return done();
      void guests.renew(guest, 'cookie').then((pass) => {
        // If the new one cannot be written, the old one is still valid.
        if (pass.ok)
          reply.header('set-cookie', makeCookie(request, pass.value.token, pass.value.maxAgeSeconds));
        done();
      }, done);
    };
    if (known) return admit(known);
    void guests.holder(token).then((holder) => {
      if (holder.ok) return admit(holder.value);
      // A page with an expired cookie simply has no guest; a program that sends a wrong token should hear of it.
      const trouble = holder.error === 'unavailable' || holder.error === 'busy';
      return isBearer || trouble ? void refuse(services, reply, { code: holder.error }) : admitStranger();
    }, done);
  });
}

/**
 * Counts and logs requests, and counts those that have no answer yet: a client who asks and never reads keeps requests
 * under way, but must not use up what is left for others.
 */
function followRequests(app: FastifyInstance, services: Services) {
  const { clock, metrics } = services;
  let unanswered = 0;
  const end = (request: FastifyRequest) => {
    if (!request.isAnswered) unanswered--;
    request.isAnswered = true;
  };
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    metrics.underWay++;
    unanswered++;
    request.startedMs = clock.now();
    // Fastify's hook for this would add four listeners of its own.
    whenOver(reply.raw, request.raw.socket, () => {
      metrics.underWay--;
      end(request);
      if (reply.raw.writableEnded) note(services, request, reply.statusCode);
    });
  };
  return { begin, unanswered: () => unanswered };
}

interface JudgedHost {
  readonly isOwn: boolean;
  readonly isByHttps: boolean;
}

/** Says of the host that a request names whether it is ours. Most requests name the same one as the last. */
function hostJudge(origins: readonly string[]): (host: string | undefined) => JudgedHost {
  const ownOrigins = origins.map((origin) => new URL(origin));
  const ownHosts = ownOrigins.map(({ hostname }) => hostname);
  let latest: string | undefined;
  let judged: JudgedHost | undefined;
  return (host) => {
    if (judged && host === latest) return judged;
    latest = host;
    judged = { isOwn: isOwnHost(host, ownHosts), isByHttps: isByHttps(host, ownOrigins) };
    return judged;
  };
}

function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('guest', undefined);
  app.decorateRequest('isByHttps', false);
  app.decorateRequest('startedMs', 0);
  app.decorateRequest('isAnswered', false);
  app.decorateRequest('route', '');
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('fault', undefined);
}

/** Counts an answer, and logs it if the log level asks for it. */
function note(services: Services, request: FastifyRequest, status: number): void {
  const { clock, metrics, log, serialisers } = services;
  const { method, route, refusal: code, fault } = request;
  const now = clock.now();
  const ms = now - request.startedMs;
  metrics.request(method, route, status, ms);
  if (code !== undefined) metrics.refusal(code);
  const level = status >= 500 ? 'warn' : 'info';
  // Pages and files are only written down when they are refused.
  if (!log.takes(level) || (level === 'info' && code === undefined && !isApi(request))) return;
  const time = new Date(now).toISOString();
  const name = log.nextRequest();
  log.write(serialisers.log({ time, level, request: name, method, route, status, ms, code, fault }));
}

/** Counts and logs a request that could not even be read. It has no method and no route. */
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

/** Takes from a bucket. When the bucket does not hold enough, it sends the refusal and returns true. */
export function isOverdrawn(
  services: Services,
  reply: FastifyReply,
  name: string,
  rate: Rate,
  cost?: number,
): boolean {
  const wait = services.buckets.take(name, rate, reply.request.startedMs, cost);
  if (wait === undefined) return false;
  refuseLate(() => void refuse(services, reply, { code: 'too-many-requests' }, wait));
  return true;
}

const RETRY_SECONDS = 1;

/** Asks the route as well, because an address can spell the same path differently (`/%61pi`). */
function isApi({ url, route, server }: FastifyRequest): boolean {
  const at = server.basePath.length;
  return url.startsWith('/api/', at) || route.startsWith('/api/', at);
}

/** The page that others may show in a frame. */
function isEmbed({ url, server }: FastifyRequest): boolean {
  return url.slice(server.basePath.length).split('?', 1)[0] === EMBED;
}

/** Whether the client has hung up already. Then it has no address any more, and nobody waits for the answer. */
function isGone({ raw: { socket } }: FastifyRequest): boolean {
  if (socket.remoteAddress !== undefined) return false;
  socket.destroy();
  return true;
}

/** In Node's raw headers names and values alternate. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** The token of a request, and whether a program sent it; or why this request may not act for anybody. */
function tokenOf(
  request: FastifyRequest,
  origins: readonly string[],
): { readonly token: string | undefined; readonly isBearer: boolean } | { readonly code: Code } {
  const { method, headers } = request;
  const { authorization, cookie, origin, host } = headers;
  if (authorization !== undefined)
    return authorization.startsWith(BEARER)
      ? { token: authorization.slice(BEARER.length), isBearer: true }
      : { code: 'bad-token' };
  const fetchSite = header(headers['sec-fetch-site']);
  const own = isOwnPage({ method, host, origin, fetchSite }, origins);
  // A foreign page may not act in anybody's name, with a cookie or without.
  const foreign = !own && (fetchSite !== undefined || origin !== undefined || cookie !== undefined);
  if (method !== 'GET' && foreign) return { code: 'cross-origin' };
  return { token: own ? tokenInCookie(request) : undefined, isBearer: false };
}

const BEARER = 'Bearer ';

function header(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}
