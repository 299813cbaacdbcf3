import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Serves the built web app from a fixed list of files, so that no URL can reach anything else on the disk. Top-level
 * files are read at the start and all others lazily, because most are never requested. After a new build the server
 * must be restarted. A general file server would read the disk for each request and add twenty packages.
 */
export function addWebFiles(app: FastifyInstance, root: string, basePath: string): void {
  const files = readFiles(root);
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', query] = request.url.slice(basePath.length).split('?', 2);
    // The page refers to its files by relative URLs, so its own URL must end with a slash.
    if (path === '') return reply.redirect(`${basePath}/${query === undefined ? '' : `?${query}`}`, MOVED);
    const file = files.get(path)?.();
    // The index page of a folder also refers to its files by relative URLs.
    if (!file && files.has(`${path}/`)) return reply.redirect(`${basePath}${path}/`, MOVED);
    return file ? sendFile(file, request, reply) : reply.callNotFound();
  };
  app.get('/', HIDDEN, send);
  app.get('/*', HIDDEN, send);
}

const MOVED = 308;

/** The path of the board page that other sites may show in a frame. */
export const EMBED = '/embed';

const HIDDEN = { schema: { hide: true } as object };

interface WebFile {
  readonly body: Buffer;
  /** Compresses the body on first use; undefined if the format is already compressed. */
  readonly zipped: (() => Promise<Buffer>) | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
}

async function sendFile(
  { body, zipped, headers, tag }: WebFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers(headers);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (!zipped || !takesGzip(request)) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await zipped());
}

function takesGzip(request: FastifyRequest): boolean {
  const wanted = String(request.headers['accept-encoding'] ?? '').slice(0, ENCODINGS_LENGTH_MAX);
  return wanted.split(',').some((each) => /^\s*gzip\s*(;\s*q=(0\.\d*[1-9]\d*|1(\.0*)?)\s*)?$/i.test(each));
}

const ENCODINGS_LENGTH_MAX = 200;

/** Reads a file on first use and caches it. Returns undefined if it was deleted after the start. */
type LazyFile = () => WebFile | undefined;

function readFiles(root: string): ReadonlyMap<string, LazyFile> {
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(
    found.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(root, path).split(sep).join('/')}`;
      let file: WebFile | undefined;
      const read = () => (file ??= existsSync(path) ? readFile(path, address) : undefined);
      if (!address.includes('/', 1)) read();
      return [address, read];
    }),
  );
  for (const [address, page] of new Map(files))
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'index.html'.length), page);
  const embed = files.get('/embed.html');
  if (embed) files.set(EMBED, embed);
  return files;
}

function readFile(path: string, address: string): WebFile {
  const body = readFileSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  // The names of assets contain a hash of their contents.
  const lasting = address.startsWith('/assets/');
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`;
  let making: Promise<Buffer> | undefined;
  const zipped = () => (making ??= promisify(gzip)(body));
  return {
    body,
    zipped: ZIPPED.test(type) ? zipped : undefined,
    tag,
    headers: {
      'content-type': type,
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag: tag,
    },
  };
}

const TAG_LENGTH = 22;
const ZIPPED = /^text\/|json|svg/;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
