/** The headers of a request that say where it comes from. */
export interface Provenance {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
}

/**
 * Does this request come from our own page? Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`; a request that
 * changes something and says neither may not use a cookie. The browser itself keeps other origins from reading our
 * answers, and `Cross-Origin-Resource-Policy` keeps them from embedding them.
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
 * Is this a name of ours? A foreign name that points here would make a foreign page our own (DNS rebinding); an
 * address in numbers, or a name that means this machine, cannot.
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

/** Does the browser reach us by HTTPS? The host that it asked for tells; for a name of this machine, our first origin does. */
export function isByHttps(host: string | undefined, ownOrigins: readonly URL[]): boolean {
  const used = ownOrigins.find((origin) => origin.host === host) ?? ownOrigins[0];
  return used?.protocol === 'https:';
}

function isOwn(origin: string, host: string | undefined, ownOrigins: readonly string[]): boolean {
  return ownOrigins.length === 0 ? origin === `http://${host}` : ownOrigins.includes(origin);
}
