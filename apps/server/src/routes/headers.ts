import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

export type Headers = Readonly<Record<string, string>>;

/**
 * The security headers of this server. They are made once by helmet, because they are the same for every answer and
 * calling helmet for each request would double its cost. `upgrade-insecure-requests` is omitted because the default
 * address is plain HTTP on the loopback interface.
 */
export interface SecurityHeaders {
  /** For pages and what they load: isolated, same-origin, only our own scripts. */
  readonly page: Headers;
  /**
   * For the only page that other sites may show in a frame. It stores nothing, so nothing can be stolen from it.
   */
  readonly embed: Headers;
  /** For answers of the API, which are never documents: they may load nothing and may not be framed. */
  readonly answer: Headers;
}

export function securityHeaders(isByHttps: boolean): SecurityHeaders {
  // Subdomains may belong to somebody else and have no HTTPS.
  const hsts = isByHttps ? { maxAge: 2 * 365 * 24 * 3600, includeSubDomains: false } : false;
  const ofPage = {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: hsts,
  } as const;
  const page = madeBy(ofPage);
  const embed = madeBy({
    ...ofPage,
    contentSecurityPolicy: { useDefaults: false, directives: { ...POLICY, 'frame-ancestors': ['*'] } },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    xFrameOptions: false,
  });
  const answer = madeBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': NONE, 'frame-ancestors': NONE },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: hsts,
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return { page, embed, answer: { ...answer, 'cache-control': 'no-store' } };
}

const NONE = ["'none'"];
const SELF = ["'self'"];
const POLICY = {
  'default-src': NONE,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': SELF,
  'img-src': ["'self'", 'data:'],
  'font-src': SELF,
  'worker-src': SELF,
  'connect-src': SELF,
  'manifest-src': SELF,
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
  'object-src': NONE,
};

function madeBy(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  helmet(options)(request, reply, () => undefined);
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
