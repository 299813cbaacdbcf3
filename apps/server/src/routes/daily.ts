import { dayAt, isDay } from '@inkling/games/daily/day';
import type { FastifyInstance } from 'fastify';
import type { Kind } from '../daily/score-repository.ts';
import type { Services } from '../services/services.ts';
import { dailySchemas } from './daily-schemas.ts';
import { isOverdrawn } from './gate.ts';
import { refuse, show } from './replies.ts';
import { answers, REFUSALS } from './schema-parts.ts';

/** Adds the routes of the daily challenge. Its moves use the routes of rooms. */
export function addDailyRoutes(app: FastifyInstance, services: Services): void {
  const schemas = dailySchemas(services.games);
  addAttempts(app, services, schemas);
  addPausesAndBoards(app, services, schemas);
}

type DailySchemas = ReturnType<typeof dailySchemas>;

function addAttempts(app: FastifyInstance, services: Services, { path }: DailySchemas): void {
  app.get(
    '/api/daily',
    {
      schema: {
        operationId: 'today',
        summary: 'What is played today, your attempts and streak, and the keys of the days that are over.',
        response: answers(200, 'DailyView#', 'Today.'),
      },
    },
    async (request, reply) => {
      const view = await services.daily.view(request.guest);
      return view.ok ? reply.send(view.value) : refuse(services, reply, view.error);
    },
  );

  app.post(
    '/api/daily/:game',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'openDaily',
        summary:
          "Start today's only attempt; its time runs from now. Asked again, it says how the attempt stands.",
        params: path,
        response: answers(200, 'RoomView#', 'Your room.'),
      },
    },
    async (request, reply) => {
      const { guest } = request;
      if (guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      if (isOverdrawn(services, reply, `rooms ${guest}`, services.limits.newRooms)) return reply;
      const { game } = request.params as { readonly game: string };
      if (services.disk?.isShort) return refuse(services, reply, { code: 'unavailable' });
      const seen = await services.daily.open(guest, game);
      return seen.ok ? show(services, reply, seen.value) : refuse(services, reply, seen.error);
    },
  );

  app.post(
    '/api/daily/:game/assistance',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'declareAssistance',
        summary: "Mark today's attempt as helped, by a hint or a solver. This cannot be undone.",
        params: path,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      if (request.guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      const { game } = request.params as { readonly game: string };
      const done = await services.daily.assist(request.guest, game);
      return done.ok ? reply.code(204).send() : refuse(services, reply, done.error);
    },
  );
}

function addPausesAndBoards(
  app: FastifyInstance,
  services: Services,
  { path, boardQuery, resultsQuery, pauseBody }: DailySchemas,
): void {
  app.post(
    '/api/daily/pauses',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'pauseStreak',
        summary: 'Set days off, from tomorrow at the earliest. They do not break your streak.',
        body: pauseBody,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      if (request.guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      const { first, last } = request.body as { readonly first: string; readonly last: string };
      if (!isDay(first) || !isDay(last)) return refuse(services, reply, { code: 'bad-pause' });
      const done = await services.daily.pause(request.guest, first, last);
      return done.ok ? reply.code(204).send() : refuse(services, reply, done.error);
    },
  );

  app.get(
    '/api/daily/:game/board',
    {
      config: { cost: 2 },
      schema: {
        operationId: 'dailyBoard',
        summary: 'The fifty best of a day, fewest turns first and then least time, and your own rank.',
        params: path,
        querystring: boardQuery,
        response: answers(200, 'BoardView#', 'The board.'),
      },
    },
    async (request, reply) => {
      const { game } = request.params as { readonly game: string };
      const { kind, day = dayAt(services.clock.now()) } = request.query as { kind: Kind; day?: string };
      if (!isDay(day)) return refuse(services, reply, { code: 'bad-request' });
      const board = await services.daily.board({ day, game, kind }, request.guest);
      return board.ok ? reply.send(board.value) : refuse(services, reply, board.error);
    },
  );

  app.get(
    '/api/daily/:game/results',
    {
      config: { cost: 2 },
      schema: {
        operationId: 'dailyResults',
        summary: 'How many have found it in how many turns: of today, only when your own attempt has ended.',
        params: path,
        querystring: resultsQuery,
        response: answers(200, 'ResultsView#', 'How people did.'),
      },
    },
    async (request, reply) => {
      const { game } = request.params as { readonly game: string };
      const { day = dayAt(services.clock.now()) } = request.query as { day?: string };
      if (!isDay(day)) return refuse(services, reply, { code: 'bad-request' });
      const results = await services.daily.results(day, game, request.guest);
      return results.ok ? reply.send(results.value) : refuse(services, reply, results.error);
    },
  );
}

const NOTHING = { 204: { description: 'Done.', type: 'null' }, ...REFUSALS };
