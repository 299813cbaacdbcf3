import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

export type Headers = Readonly<Record<string, string>>;

/**
 * The security headers of this server, made once by helmet: they are the same for every answer, and asking helmet
 * again for each request costs as much as the rest of it. `upgrade-insecure-requests` is left out because the default
 * address is plain HTTP on the loopback interface.
 */
export interface SecurityHeaders {
  /** For pages and what they load: isolated, same-origin, no script but our own. */
  readonly page: Headers;
  /**
   * For the one page that others may show in a frame of theirs. It stores nothing, so nothing can be stolen from it.
   */
  readonly embed: Headers;
  /** For answers of the API, which are never a document: they may load nothing, and nobody may frame them. */
  readonly answer: Headers;
}

export function securityHeaders(isByHttps: boolean): SecurityHeaders {
  // Names below ours may belong to somebody else, who has no HTTPS.
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
