/** The parts of a request that show where it comes from. */
export interface Provenance {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * Whether a request comes from our own page. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; a
 * state-changing request with neither header may not use a cookie. The browser itself keeps other origins from reading
 * our answers, and `Cross-Origin-Resource-Policy` keeps them from embedding them.
 */
export function isOwnPage(
  { method, host, origin, fetchSite }: Provenance,
  ownOrigins: readonly string[],
): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (method === 'GET' || method === 'HEAD') return origin === undefined || isOwn(origin, host, ownOrigins);
  return origin !== undefined && isOwn(origin, host, ownOrigins);
}

/**
 * Whether a host name belongs to this server. A foreign name that resolves to this server would let a foreign page pass
 * as ours (DNS rebinding); a numeric address or `localhost` cannot do that.
 */
export function isOwnHost(host: string | undefined, ownHosts: readonly string[]): boolean {
  if (host === undefined) return false;
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  return (
    name === 'localhost' ||
    /^\d{1,3}(\.\d{1,3}){3}$/.test(name) ||
    /^\[[\da-f:.]+\]$/.test(name) ||
    ownHosts.includes(name)
  );
}

/** Whether the browser uses HTTPS, according to our origin with the requested host or else our first origin. */
export function isByHttps(host: string | undefined, ownOrigins: readonly URL[]): boolean {
  const used = ownOrigins.find((origin) => origin.host === host) ?? ownOrigins[0];
  return used?.protocol === 'https:';
}

function isOwn(origin: string, host: string | undefined, ownOrigins: readonly string[]): boolean {
  return ownOrigins.length === 0 ? origin === `http://${host}` : ownOrigins.includes(origin);
}
