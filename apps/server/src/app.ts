import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addDailyRoutes } from './routes/daily.ts';
import { addEventRoutes } from './routes/events.ts';
import { addGate, type GateOptions, noteUnreadable } from './routes/gate.ts';
import { addGuestRoutes } from './routes/guests.ts';
import { securityHeaders } from './routes/headers.ts';
import { addOembed } from './routes/oembed.ts';
import { addPuzzleRoutes } from './routes/puzzles.ts';
import { refuse } from './routes/replies.ts';
import { addRoomRoutes } from './routes/rooms.ts';
import { sharedSchemas } from './routes/shared-schemas.ts';
import { answerUnreadable } from './routes/unreadable.ts';
import { addWebFiles } from './routes/web-files.ts';
import { compilersWhenNeeded } from './serialisers/compilers.ts';
import type { Services } from './services/services.ts';
import type { TrustedProxies } from './settings/table.ts';

export interface AppOptions extends Partial<GateOptions> {
  /** The folder of the built web app. */
  readonly webRoot: string;
  readonly services: Services;
  /** The proxies in front of us whose word about a client's address we take. */
  readonly trustedProxies?: TrustedProxies;
  /** Called before the routes are added; the tool that writes `openapi.json` collects them here. */
  readonly describe?: (app: FastifyInstance) => Promise<void>;
}

/**
 * The HTTP application, not yet listening: the files of the web app, isolated and same-origin, and the API.
 *
 * The API in short: `POST /api/guests {keep}` makes a guest (a cookie for pages, a bearer token for programs).
 * `POST /api/rooms {req, game, rules, maker, breakers, seat, …}` opens a room; its id is the link. `POST
 * /api/rooms/:id/seats {req, seat}` sits down; `…/moves {req, version, move}` moves; `…/opening {req, version, salt,
 * code}` shows a code that the maker had kept. Each answers with the whole view (`RoomView`) of your seat; `GET
 * /api/rooms/:id` gives it to anybody with the link, `…/events` streams it, `…/record` is the finished game for
 * `inkling verify`. `POST /api/daily/:game` opens the one room in which you play today's challenge. A repeated `req` gets
 * the first answer; an old `version` gets 409 `stale` with `now`; everything else that goes wrong is `{code}` from a
 * closed list. `GET /api/openapi.json` describes all of it.
 */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, webRoot, describe, origins = [], basePath = '', trustedProxies = false } = options;
  const unreadable = answerUnreadable(securityHeaders(false).answer, (status, code) =>
    noteUnreadable(services, status, code),
  );
  const app = Fastify({
    logger: false,
    // A request gets its name when it is written into the log.
    genReqId: () => '',
    requestIdHeader: false,
    trustProxy: trustOf(trustedProxies),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS - CONNECTIONS_LOOK_MS,
    connectionTimeout: SILENCE_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CONNECTIONS_LOOK_MS,
      // Otherwise Node itself would answer, without our headers. Our gate refuses a request without a host.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: unreadable.frameworkErrors,
    clientErrorHandler: unreadable.clientErrorHandler,
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false, useDefaults: false },
    },
    schemaController: { compilersFactory: compilersWhenNeeded() },
  });
  app.server.on('checkExpectation', unreadable.expectationHandler);
  // Nobody is led on to another server. Without a listener Node would hang up.
  app.server.on('connect', (_request, socket: Socket) => unreadable.clientErrorHandler(new Error(), socket));
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((request, reply) => {
    request.route = '';
    return refuse(services, reply, { code: 'not-found' });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    if (code === 'fault') request.fault = placeOf(error);
    return refuse(services, reply, { code });
  });
  addGate(app, services, { origins, basePath });
  for (const schema of sharedSchemas(services)) app.addSchema(schema);
  await describe?.(app);
  await app.register(
    async (site) => {
      await site.register(async (api) => {
        addGuestRoutes(api, services);
        addRoomRoutes(api, services);
        addEventRoutes(api, services);
        addDailyRoutes(api, services);
        addPuzzleRoutes(api, services);
      });
      addWebFiles(site, webRoot, basePath);
      addOwnRoutes(site, services, basePath);
      addOembed(site, services, basePath);
    },
    { prefix: basePath },
  );
  return app;
}

/** What the server says about itself. */
function addOwnRoutes(site: FastifyInstance, services: Services, basePath: string): void {
  const description = basePath === '' ? DESCRIPTION : descriptionBelow(basePath);
  site.get('/live', UNDESCRIBED, async () => ({ live: true }));
  site.get('/ready', UNDESCRIBED, async (_request, reply) =>
    (await services.readiness.isReady()) ? { ready: true } : refuse(services, reply, { code: 'unavailable' }),
  );
  site.get('/api/openapi.json', { ...UNDESCRIBED, config: { cost: 2 } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  );
}

const UNDESCRIBED = { schema: { hide: true } as object };
/** By then the last byte of a request must have come; Node checks now and then. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
/** A connection on which nothing has moved for so long, in either direction, is closed. Streams have their beats. */
const SILENCE_MS = 60_000;
const CONNECTIONS_LOOK_MS = 5000;
const BODY_BYTES_MAX = 16 * 1024;
/** Made from the routes by `tools/api.ts`; a test compares. */
const DESCRIPTION = readFileSync(new URL('../openapi.json', import.meta.url));

function descriptionBelow(basePath: string): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(String(DESCRIPTION)), servers: [{ url: basePath }] }));
}

/** Hops are counted from our end, because what a client writes itself stands before what the proxies append. */
function trustOf(trusted: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

/** Our code for what Fastify refused. Anything unforeseen is our own fault, and the client learns no more than that. */
function codeOf(error: FastifyError): string {
  if (error.validation) return 'bad-request';
  if (error.statusCode === 413) return 'too-large';
  if (error.statusCode === 415) return 'not-json';
  if (error.statusCode === 400) return 'bad-json';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'not-found' : 'fault';
}

/** The kind of an error and the line of ours that threw it, without its message, which may hold what no log may show. */
function placeOf(error: Error): string {
  const [line = ''] = (error.stack ?? '').split('\n').filter((each) => each.trimStart().startsWith('at '));
  return `${error.name} ${line.trim().replace(/\(?file:.*\/(?=apps\/|packages\/|node_modules\/)/, '(')}`;
}
