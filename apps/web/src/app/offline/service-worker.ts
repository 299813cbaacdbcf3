import type { AskEvent, LastingEvent, WorkerScope } from './worker-scope.ts';

/**
 * Keeps the whole app on the device. Every version has a cache of its own, filled before the version takes over,
 * so a page never mixes files of two builds. A new version waits until a page asks for it: a silent swap would
 * change the program under a game. A library was rejected: this is all of it.
 */

/** Written before this file when it is bundled (see `build/precache.ts`): the built files, and a digest of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as WorkerScope;
/** Caches belong to the whole origin, where other folders may hold other apps. */
const FAMILY = `inkling ${worker.registration.scope} `;
const CACHE = FAMILY + VERSION;
const PAGE = 'index.html';
/** A board in somebody else's page, which is a page of its own. */
const EMBED = 'embed';

self.addEventListener('install', (event) => (event as LastingEvent).waitUntil(fill()));

self.addEventListener('activate', (event) => (event as LastingEvent).waitUntil(takeOver()));

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const ask = event as AskEvent;
  const { request } = ask;
  const { scope } = worker.registration;
  const place = request.url.startsWith(scope) ? request.url.slice(scope.length) : undefined;
  // What a server says is never from a cache, and its streams must not hold this worker awake; the documents are no app.
  const ours = place !== undefined && !/^(api|docs)(\/|$)/.test(place);
  if (request.method === 'GET' && ours) ask.respondWith(answer(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(address(file), { cache: 'no-cache' })));
}

/** The version before this one stays, for pages that are still open with it. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isEmbed = new URL(request.url).pathname === new URL(address(EMBED)).pathname;
  const page = isEmbed ? `${EMBED}.html` : PAGE;
  const wanted = request.mode === 'navigate' ? address(page) : request.url;
  return (await cache.match(wanted)) ?? (await caches.match(request)) ?? fetch(request);
}

function address(file: string): string {
  return new URL(file, worker.registration.scope).href;
}
