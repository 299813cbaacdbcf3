import type { FastifyRequest } from 'fastify';

/**
 * The cookie's name. Over HTTPS it has the prefix that binds it to this very host; browsers allow that prefix only where
 * the whole host is ours. Under a path of a host, the cookie is not sent to whatever else is served there.
 */
function nameOf({ isByHttps, server }: FastifyRequest): string {
  if (!isByHttps) return 'inkling';
  return server.basePath === '' ? '__Host-inkling' : '__Secure-inkling';
}

/** The cookie that a page is to keep, which scripts cannot read; an empty token with age 0 removes it. */
export function makeCookie(request: FastifyRequest, token: string, maxAgeSeconds: number): string {
  const secure = request.isByHttps ? '; Secure' : '';
  return `${nameOf(request)}=${token}; Path=${request.server.basePath}/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The token that a page has kept. */
export function tokenInCookie(request: FastifyRequest): string | undefined {
  const name = nameOf(request);
  for (const part of (request.headers.cookie ?? '').slice(0, COOKIES_LENGTH_MAX).split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

const COOKIES_LENGTH_MAX = 8192;
