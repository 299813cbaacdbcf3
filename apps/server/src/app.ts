import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addDailyRoutes } from './routes/daily.ts';
import { addEventRoutes } from './routes/events.ts';
import { addGate, type GateOptions } from './routes/gate.ts';
import { addGuestRoutes } from './routes/guests.ts';
import { securityHeaders } from './routes/headers.ts';
import { addOembed } from './routes/oembed.ts';
import { addPuzzleRoutes } from './routes/puzzles.ts';
import { refuse } from './routes/replies.ts';
import { noteUnreadable } from './routes/request-log.ts';
import { addRoomRoutes } from './routes/rooms.ts';
import { sharedSchemas } from './routes/shared-schemas.ts';
import { answerUnreadable } from './routes/unreadable.ts';
import { addWebFiles } from './routes/web-files.ts';
import { compilersWhenNeeded } from './serialisers/compilers.ts';
import type { Services } from './services/services.ts';
import type { TrustedProxies } from './settings/table.ts';

export interface AppOptions extends Partial<GateOptions> {
  /** The folder that holds the built web app. */
  readonly webRoot: string;
  readonly services: Services;
  /** The proxies in front of us whose `X-Forwarded-For` entries we trust for a client's address. */
  readonly trustedProxies?: TrustedProxies;
  /** Called before the routes are added, so that the tool that writes `openapi.json` can collect them. */
  readonly describe?: (app: FastifyInstance) => Promise<void>;
}

/**
 * Creates the HTTP application, which is not listening yet: the API, and the files of the web app, which are served
 * cross-origin isolated and same-origin.
 *
 * The API in short: `POST /api/guests {keep}` creates a guest (a cookie for pages, a bearer token for programs).
 * `POST /api/rooms {req, game, rules, maker, breakers, seat, …}` opens a room; its id is the link. `POST
 * /api/rooms/:id/seats {req, seat}` takes a seat; `…/moves {req, version, move}` makes a move; `…/opening {req, version,
 * salt, code}` reveals a code that the maker had kept. Each responds with the whole view (`RoomView`) of your seat. `GET
 * /api/rooms/:id` returns the view to anybody with the link, `…/events` streams it, and `…/record` is the finished game
 * for `inkling verify`. `POST /api/daily/:game` opens the one room in which you play today's challenge. A repeated `req`
 * gets the first response again; an outdated `version` gets 409 `stale` with the current view in `now`; every other
 * error is `{code}` from a closed list. `GET /api/openapi.json` describes the whole API.
 */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, webRoot, describe, origins = [], basePath = '', trustedProxies = false } = options;
  const unreadable = answerUnreadable(securityHeaders(false).answer, (status, code) =>
    noteUnreadable(services, status, code),
  );
  const app = Fastify({
    logger: false,
    // The log assigns an id when it writes a line about a request.
    genReqId: () => '',
    requestIdHeader: false,
    trustProxy: trustOf(trustedProxies),
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_MS - CONNECTIONS_LOOK_MS,
    connectionTimeout: SILENCE_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CONNECTIONS_LOOK_MS,
      // Otherwise Node itself would respond, without our headers. Our gate refuses requests without a host.
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
  // We are no proxy, so CONNECT is refused. Without a listener, Node would close the connection without a response.
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

/** Adds the routes that describe the server itself: `/live`, `/ready` and the OpenAPI description. */
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
/** The last byte of a request must arrive within this time. Node checks only every `CONNECTIONS_LOOK_MS`. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;
/** A connection that is idle in both directions for this long is closed. Heartbeats keep event streams open. */
const SILENCE_MS = 60_000;
const CONNECTIONS_LOOK_MS = 5000;
const BODY_BYTES_MAX = 16 * 1024;
/** Generated from the routes by `tools/api.ts`; a test checks that it is up to date. */
const DESCRIPTION = readFileSync(new URL('../openapi.json', import.meta.url));

function descriptionBelow(basePath: string): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(String(DESCRIPTION)), servers: [{ url: basePath }] }));
}

/**
 * Converts our setting to Fastify's `trustProxy`. Hops are counted from our end, because proxies append their entries
 * after whatever the client wrote itself.
 */
function trustOf(trusted: TrustedProxies): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

/** Returns our code for an error that Fastify reports. Anything unforeseen is `fault`; the client learns no more. */
function codeOf(error: FastifyError): string {
  if (error.validation) return 'bad-request';
  if (error.statusCode === 413) return 'too-large';
  if (error.statusCode === 415) return 'not-json';
  if (error.statusCode === 400) return 'bad-json';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'not-found' : 'fault';
}

/** Returns an error's name and where it was thrown, but not its message, which may hold data that must not be logged. */
function placeOf(error: Error): string {
  const [line = ''] = (error.stack ?? '').split('\n').filter((each) => each.trimStart().startsWith('at '));
  return `${error.name} ${line.trim().replace(/\(?file:.*\/(?=apps\/|packages\/|node_modules\/)/, '(')}`;
}
