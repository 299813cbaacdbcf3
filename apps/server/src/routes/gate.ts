import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { networkOf, type Rate } from '../identity/limits.ts';
import { isOwnHost, isOwnPage } from '../identity/origin.ts';
import { refuse } from './answering.ts';

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
 * Stands before every route under `/api`: names and numbers of requests first, then who asks. A cookie counts only
 * on a request from our own page; a bearer token is sent by nobody unasked.
 */
export function addGate(app: FastifyInstance, house: House, options: GateOptions): void {
  const ownHosts = options.origin === undefined ? [] : [new URL(options.origin).hostname];
  const { limits, streams } = house;
  let atOnce = 0;
  app.decorateRequest('guest', undefined);
  app.decorateRequest('startedMs', 0);

  app.addHook('onRequest', async (request, reply) => {
    atOnce++;
    request.startedMs = house.dice.now();
    reply.raw.once('close', () => atOnce--);
    if (!isOwnHost(request.headers.host, ownHosts)) return refuse(house, reply, { code: 'wrong-host' });
    if (!isApi(request)) return undefined;
    reply.headers({ 'cache-control': 'no-store' });
    if (atOnce - streams.count > limits.atOnce)
      return refuse(house, reply, { code: 'overloaded' }, RETRY_SECONDS);
    const network = networkOf(request.ip);
    if (await isOverdrawn(house, reply, `address ${network}`, limits.address)) return reply;
    return identify(house, options, request, reply);
  });

  app.addHook('onResponse', async (request, reply) => {
    if (!isApi(request)) return;
    const facts = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      ms: house.dice.now() - request.startedMs,
    };
    house.log(house.layers.log(facts));
  });
}

/** Takes one from a bucket; when it is empty the answer has been given. */
export async function isOverdrawn(
  house: House,
  reply: FastifyReply,
  name: string,
  rate: Rate,
): Promise<boolean> {
  const wait = house.buckets.take(name, rate, house.dice.now());
  if (wait === undefined) return false;
  await refuse(house, reply, { code: 'too-many-requests' }, wait);
  return true;
}

const RETRY_SECONDS = 1;

function isApi(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/');
}

async function identify(house: House, options: GateOptions, request: FastifyRequest, reply: FastifyReply) {
  const { authorization, cookie, origin } = request.headers;
  const provenance = {
    method: request.method,
    host: request.headers.host,
    origin,
    fetchSite: header(request.headers['sec-fetch-site']),
  };
  const own = isOwnPage(provenance, options.origin);
  const bearer = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
  if (authorization !== undefined && bearer === undefined) return refuse(house, reply, { code: 'bad-token' });
  // A foreign page may not act in anybody's name, with a cookie or without.
  const foreign =
    !own && (provenance.fetchSite !== undefined || origin !== undefined || cookie !== undefined);
  if (bearer === undefined && request.method !== 'GET' && foreign)
    return refuse(house, reply, { code: 'cross-origin' });
  const kept = own ? cookieIn(cookie, cookieName(options)) : undefined;
  const token = bearer ?? kept;
  if (token === undefined) return undefined;
  const holder = await house.guests.holder(token);
  if (holder.ok) {
    request.guest = holder.value;
    return (await isOverdrawn(house, reply, `guest ${holder.value}`, house.limits.requests))
      ? reply
      : undefined;
  }
  const code = holder.error;
  if (code === 'unavailable' || code === 'busy') return refuse(house, reply, { code });
  // A cookie that has grown old is no guest; a program that sends a wrong token wants to know.
  return bearer === undefined ? undefined : refuse(house, reply, { code });
}

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
