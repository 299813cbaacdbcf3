import { readFileSync } from 'node:fs';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { refuse } from './routes/answering.ts';
import { addDailyRoutes } from './routes/daily.ts';
import { DAILY_SCHEMAS } from './routes/daily-schemas.ts';
import { addEventRoute } from './routes/events.ts';
import { addGate, type GateOptions } from './routes/gate.ts';
import { addGuestRoutes } from './routes/guests.ts';
import { addRoomRoutes } from './routes/rooms.ts';
import { SHARED_SCHEMAS } from './routes/schemas.ts';
import { addWebFiles } from './routes/web-files.ts';

export interface AppOptions extends Partial<GateOptions> {
  /** The folder of the built web app. */
  readonly webRoot: string;
  readonly house: House;
  /** Believe the proxy in front of us about addresses. */
  readonly trustProxy?: boolean;
  /** Sees every route as it is added; the tool that writes `openapi.json` does so. */
  readonly describe?: (app: FastifyInstance) => Promise<void>;
}

/**
 * The HTTP application, not yet listening: the web app from one folder, isolated and same-origin, and the API.
 *
 * The API in one breath. `POST /api/guests {keep}` makes a guest (a cookie for pages, a bearer token for programs).
 * `POST /api/rooms {req, game, rules, maker, breakers, seat, …}` opens a room; its id is the link. `POST
 * /api/rooms/:id/seats {req, seat}` sits down; `…/moves {req, version, move}` moves; `…/opening {req, version, salt,
 * code}` shows a kept code. Each answers with the whole view (`RoomView`) of your seat; `GET /api/rooms/:id` gives it
 * to anybody with the link, `…/events` streams it, `…/record` is the finished game for `inkling verify`. `POST
 * /api/daily/:game` opens the one room in which you play today's challenge. A repeated
 * `req` gets the first answer; an old `version` gets 409 `stale` with `now`; everything else that goes wrong is
 * `{code}` from a closed list. `GET /api/openapi.json` describes all of it.
 */
export async function makeApp(options: AppOptions): Promise<FastifyInstance> {
  const { house, webRoot, origin, describe, trustProxy = false } = options;
  const app = Fastify({
    logger: false,
    trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false, useDefaults: false },
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setNotFoundHandler((_request, reply) => refuse(house, reply, { code: 'not-found' }));
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    refuse(house, reply, { code: codeOf(error) }),
  );
  addGate(app, house, { origin });
  for (const schema of [...SHARED_SCHEMAS, ...DAILY_SCHEMAS]) app.addSchema(schema);
  await describe?.(app);
  await app.register(async (api) => {
    addGuestRoutes(api, house, { origin });
    addRoomRoutes(api, house);
    addEventRoute(api, house);
    addDailyRoutes(api, house);
  });
  addWebFiles(app, webRoot);
  app.get('/health', UNDESCRIBED, async () => ({ ok: true }));
  app.get('/api/openapi.json', UNDESCRIBED, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(DESCRIPTION),
  );
  return app;
}

const UNDESCRIBED = { schema: { hide: true } as object };
const BODY_BYTES_MAX = 16 * 1024;
/** Made from the routes by `tools/api.ts`; a test compares. */
const DESCRIPTION = readFileSync(new URL('../openapi.json', import.meta.url), 'utf8');

/** What Fastify refused, in our words; anything unforeseen is our own fault and says nothing more. */
function codeOf(error: FastifyError): string {
  if (error.validation) return 'bad-request';
  if (error.statusCode === 413) return 'too-large';
  if (error.statusCode === 415) return 'not-json';
  if (error.statusCode === 400) return 'bad-json';
  return error.statusCode !== undefined && error.statusCode < 500 ? 'not-found' : 'fault';
}
