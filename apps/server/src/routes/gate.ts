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
import { followRequests, refuseOverload } from './request-counts.ts';
import { isApi } from './request-log.ts';
import { EMBED } from './web-files.ts';

export interface GateOptions {
  /** The public origins, such as `https://play.example`, if the server has its own names behind a proxy. */
  readonly origins: readonly string[];
  /** The path under which everything is served; empty if the server has the whole host. */
  readonly basePath: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The path under which everything is served. */
    basePath: string;
  }
  interface FastifyRequest {
    /** The guest who sent the request, if it has a valid token. */
    guest: string | undefined;
    isByHttps: boolean;
    startedMs: number;
    /** Whether the answer has been produced, even if the client has not read it. */
    isAnswered: boolean;
    /**
     * The pattern of the route, or empty if there is none. Cached, because Fastify makes a new object for each access.
     */
    route: string;
    /** The code of the refusal, if the request was refused. */
    refusal: string | undefined;
    /** The kind and place of an internal error. */
    fault: string | undefined;
  }
  interface FastifyContextConfig {
    /** The cost that a request takes from its buckets, in quarters of a millisecond; 1 by default. */
    cost?: number;
    /** Whether a request without a guest is refused, which then happens before its body has arrived. */
    forGuests?: boolean;
  }
}

/**
 * Adds the checks that run before every route: the host, the limits and, under `/api`, the guest. A cookie counts only
 * on a request from our own page; a bearer token always counts, since no browser sends one automatically. Nothing here
 * waits, except for looking up a new token or renewing a cookie.
 */
export function addGate(app: FastifyInstance, services: Services, { origins, basePath }: GateOptions): void {
  const judge = hostJudge(origins);
  const [plain, secure] = [securityHeaders(false), securityHeaders(true)];
  const { limits, guests } = services;
  app.decorate('basePath', basePath);
  decorateRequests(app);
  const requests = followRequests(app, services);

  app.addHook('onRequest', (request, reply, done) => {
    requests.begin(request, reply);
    if (isGone(request)) return void reply.hijack();
    const { url: route = '', config } = request.routeOptions;
    request.route = route;
    const isAnswer = isApi(request);
    const host = judge(request.headers.host);
    request.isByHttps = host.isByHttps;
    const headers = host.isByHttps ? secure : plain;
    reply.headers(isAnswer ? headers.answer : isEmbed(request) ? headers.embed : headers.page);
    // With two hosts, a proxy in front of us may have checked the other one, or the one in the request line.
    if (hasTwoHosts(request) || !request.url.startsWith('/'))
      return void refuse(services, reply, { code: 'bad-request' });
    if (!host.isOwn) return void refuse(services, reply, { code: 'wrong-host' });
    const bucketNames = bucketNamesAt(request.ip);
    if (!isAnswer) return isOverdrawn(services, reply, bucketNames.files, limits.files) ? undefined : done();
    if (requests.areTooMany()) return refuseOverload(services, reply);
    const { cost, forGuests } = config;
    const shown = tokenOf(request, origins);
    const known =
      'code' in shown || shown.token === undefined
        ? undefined
        : guests.recall(shown.token, request.startedMs);
    // Requests without a token must not use up the limits of the guests at their address.
    const name = known ? bucketNames.guests : bucketNames.strangers;
    if (isOverdrawn(services, reply, name, limits.address, cost)) return;
    const admitStranger = () => {
      const bucket = `${OWN}${request.method} ${route}`;
      if (isOverdrawn(services, reply, bucket, limits.strangers, cost)) return;
      if (forGuests) return void refuse(services, reply, { code: 'no-guest' });
      done();
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
        // If the renewal cannot be recorded, the old token is still valid.
        if (pass.ok)
          reply.header('set-cookie', makeCookie(request, pass.value.token, pass.value.maxAgeSeconds));
        done();
      }, done);
    };
    if (known) return admit(known);
    void guests.holder(token).then((holder) => {
      if (holder.ok) return admit(holder.value);
      // A page with an expired cookie simply has no guest, but a program with an invalid token should get an error.
      const trouble = holder.error === 'unavailable' || holder.error === 'busy';
      return isBearer || trouble ? void refuse(services, reply, { code: holder.error }) : admitStranger();
    }, done);
  });
}

interface JudgedHost {
  readonly isOwn: boolean;
  readonly isByHttps: boolean;
}

/**
 * Returns a function that decides whether a host is ours. It caches the last one, because most requests have the same.
 */
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

/** Takes units from a bucket. If the bucket does not hold enough, it sends a refusal and returns true. */
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

/** Whether the request is for the page that other sites may show in a frame. */
function isEmbed({ url, server }: FastifyRequest): boolean {
  return url.slice(server.basePath.length).split('?', 1)[0] === EMBED;
}

/**
 * Whether the client has already disconnected. Then it has no address, and no answer is needed; destroys the socket.
 */
function isGone({ raw: { socket } }: FastifyRequest): boolean {
  if (socket.remoteAddress !== undefined) return false;
  socket.destroy();
  return true;
}

/** Whether there are several `Host` headers. In Node's raw headers, names and values alternate. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Returns the token of a request and whether a program sent it, or why the request is refused. */
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
  // A foreign page may not act for any user, with a cookie or without.
  const foreign = !own && (fetchSite !== undefined || origin !== undefined || cookie !== undefined);
  if (method !== 'GET' && foreign) return { code: 'cross-origin' };
  return { token: own ? tokenInCookie(request) : undefined, isBearer: false };
}

const BEARER = 'Bearer ';

function header(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}
