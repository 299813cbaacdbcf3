import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { networkOf, type Rate } from '../identity/limits.ts';
import { isOwnHost, isOwnPage } from '../identity/origin.ts';
import { refuse } from './answering.ts';
import type { Code } from './codes.ts';
import { securityHeaders } from './headers.ts';

export interface GateOptions {
  /** `https://play.example` where the server is known by a name of its own, behind a proxy. */
  readonly origin: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if they have said so. */
    guest: string | undefined;
    startedMs: number;
  }
}

/** The cookie's name; over HTTPS with the prefix that binds it to this very host. */
export function cookieName({ origin }: GateOptions): string {
  return origin?.startsWith('https:') ? '__Host-inkling' : 'inkling';
}

/**
 * Stands before every route: names and numbers of requests first, then, under `/api`, who asks. A cookie counts only
 * on a request from our own page; a bearer token is sent by nobody unasked. Nothing here waits, unless a token has not
 * been seen before.
 */
export function addGate(app: FastifyInstance, house: House, options: GateOptions): void {
  const ownHosts = options.origin === undefined ? [] : [new URL(options.origin).hostname];
  const { page, answer } = securityHeaders(options.origin);
  const { limits, streams, guests, log } = house;
  let atOnce = 0;
  const left = () => void atOnce--;
  app.decorateRequest('guest', undefined);
  app.decorateRequest('startedMs', 0);

  app.addHook('onRequest', (request, reply, done) => {
    atOnce++;
    request.startedMs = house.dice.now();
    reply.raw.once('close', left);
    const isAnswer = isApi(request);
    reply.headers(isAnswer ? answer : page);
    if (!isOwnHost(request.headers.host, ownHosts)) return void refuse(house, reply, { code: 'wrong-host' });
    if (!isAnswer) return done();
    if (atOnce - streams.count > limits.atOnce)
      return void refuse(house, reply, { code: 'overloaded' }, RETRY_SECONDS);
    if (isOverdrawn(house, reply, `address ${networkOf(request.ip)}`, limits.address)) return;
    const shown = tokenOf(request, options);
    if ('code' in shown) return void refuse(house, reply, shown);
    const { token, isBearer } = shown;
    if (token === undefined) return done();
    const admit = (guest: string) => {
      request.guest = guest;
      if (!isOverdrawn(house, reply, `guest ${guest}`, limits.requests)) done();
    };
    const known = guests.recall(token);
    if (known !== undefined) return admit(known);
    void guests.holder(token).then((holder) => {
      if (holder.ok) return admit(holder.value);
      // A cookie that has grown old is no guest; a program that sends a wrong token wants to know.
      const trouble = holder.error === 'unavailable' || holder.error === 'busy';
      return isBearer || trouble ? void refuse(house, reply, { code: holder.error }) : done();
    }, done);
  });

  if (log)
    app.addHook('onResponse', (request, reply, done) => {
      if (isApi(request))
        log(
          house.layers.log({
            request: request.id,
            method: request.method,
            route: request.routeOptions.url ?? '',
            status: reply.statusCode,
            ms: house.dice.now() - request.startedMs,
          }),
        );
      done();
    });
}

/** Takes one from a bucket; when it is empty the answer has been given. */
export function isOverdrawn(house: House, reply: FastifyReply, name: string, rate: Rate): boolean {
  const wait = house.buckets.take(name, rate, house.dice.now());
  if (wait === undefined) return false;
  refuse(house, reply, { code: 'too-many-requests' }, wait);
  return true;
}

const RETRY_SECONDS = 1;

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

/** The token that a request shows, and whether a program did; or why this request may not act for anybody. */
function tokenOf(
  { method, headers }: FastifyRequest,
  options: GateOptions,
): { readonly token: string | undefined; readonly isBearer: boolean } | { readonly code: Code } {
  const { authorization, cookie, origin, host } = headers;
  const fetchSite = header(headers['sec-fetch-site']);
  const own = isOwnPage({ method, host, origin, fetchSite }, options.origin);
  const bearer = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
  if (authorization !== undefined && bearer === undefined) return { code: 'bad-token' };
  if (bearer !== undefined) return { token: bearer, isBearer: true };
  // A foreign page may not act in anybody's name, with a cookie or without.
  const foreign = !own && (fetchSite !== undefined || origin !== undefined || cookie !== undefined);
  if (method !== 'GET' && foreign) return { code: 'cross-origin' };
  return { token: own ? cookieIn(cookie, cookieName(options)) : undefined, isBearer: false };
}

const BEARER = /^Bearer ([\w.-]+)$/;

function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').slice(0, COOKIES_LENGTH_MAX).split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

const COOKIES_LENGTH_MAX = 8192;

function header(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}
