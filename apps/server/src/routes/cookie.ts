import type { FastifyRequest } from 'fastify';

/**
 * Returns the cookie's name. Over HTTPS, the prefix `__Host-` binds the cookie to this host; browsers allow that prefix
 * only if we serve the whole host. Under a base path, the cookie is not sent to other sites on the same host.
 */
function nameOf({ isByHttps, server }: FastifyRequest): string {
  if (!isByHttps) return 'inkling';
  return server.basePath === '' ? '__Host-inkling' : '__Secure-inkling';
}

/** Makes a cookie header with the token, which scripts cannot read. An empty token with age 0 removes the cookie. */
export function makeCookie(request: FastifyRequest, token: string, maxAgeSeconds: number): string {
  const secure = request.isByHttps ? '; Secure' : '';
  return `${nameOf(request)}=${token}; Path=${request.server.basePath}/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the token in the request's cookie, or undefined if there is none. */
export function tokenInCookie(request: FastifyRequest): string | undefined {
  const name = nameOf(request);
  for (const part of (request.headers.cookie ?? '').slice(0, COOKIES_LENGTH_MAX).split(';')) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

const COOKIES_LENGTH_MAX = 8192;
