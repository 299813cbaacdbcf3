import type { AskEvent, LastingEvent, WorkerScope } from './worker-scope.ts';

/**
 * Caches the whole app on the device. Every version has its own cache, which is filled before the version takes
 * over, so a page never mixes files of two builds. A new version waits until a page asks for it, because a
 * silent swap would change the program in the middle of a game. No service worker library is used: this file is
 * all the code that is needed.
 */

/** Prepended to this file when it is bundled (see `build/precache.ts`): the built files, and a digest of them. */
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as WorkerScope;
/**
 * Prefix of this app's cache names. Caches are shared by the whole origin, where other folders may hold other
 * apps.
 */
const FAMILY = `inkling ${worker.registration.scope} `;
const CACHE = FAMILY + VERSION;
const PAGE = 'index.html';
/** The page for a board embedded in another site. */
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
  // Server responses are never cached, and their streams must not keep this worker awake. The documentation is
  // not part of the app.
  const ours = place !== undefined && !/^(api|docs)(\/|$)/.test(place);
  if (request.method === 'GET' && ours) ask.respondWith(answer(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(address(file), { cache: 'no-cache' })));
}

/**
 * Deletes all caches but this version's and the previous one's: pages may still be open with the previous
 * version.
 */
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
