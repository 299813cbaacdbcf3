import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The content security policy under which the app promises to work. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export const DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));

/** The address where an app is served. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

let shared: Promise<Site> | undefined;

/**
 * Serves the built app from a folder below the root, under its policy and cross-origin isolated. All files of a
 * worker share the server, because a browser caches compiled scripts by address. The server stops with the
 * process.
 */
export async function serveSite(): Promise<Site> {
  shared ??= serveFolder(DIST);
  const { url } = await shared;
  return { url, close: async () => undefined };
}

/** Does the same for another folder. */
export async function serveFolder(folder: string): Promise<Site> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.replace(/^\/sub\//, '/');
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
    try {
      const body = file === BLANK ? '' : await readFile(join(folder, file));
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        // Sent as by the real server.
        'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sub/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A page on the same site without the app. */
const BLANK = '/blank';
