import type { FastifyInstance } from 'fastify';
import { dayAt, isDay } from '../daily/day.ts';
import type { Kind } from '../daily/score-book.ts';
import type { GameId } from '../duel/setup.ts';
import type { House } from '../house.ts';
import { refuse, show } from './answering.ts';
import { BOARD_QUERY, DAILY_PATH, PAUSE_BODY } from './daily-schemas.ts';
import { isOverdrawn } from './gate.ts';
import { answers, REFUSALS } from './schemas.ts';

/** The challenge of each day. Moves go to its room, by the routes of rooms. */
export function addDailyRoutes(app: FastifyInstance, house: House): void {
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
      const view = await house.daily.view(request.guest);
      return view.ok ? reply.send(view.value) : refuse(house, reply, view.error);
    },
  );

  app.post(
    '/api/daily/:game',
    {
      schema: {
        operationId: 'openDaily',
        summary: "Open today's attempt, the only one; its time starts now. Again: how it stands.",
        params: DAILY_PATH,
        response: answers(200, 'RoomView#', 'Your room.'),
      },
    },
    async (request, reply) => {
      const { guest } = request;
      if (guest === undefined) return refuse(house, reply, { code: 'no-guest' });
      if (isOverdrawn(house, reply, `rooms ${guest}`, house.limits.newRooms)) return reply;
      const { game } = request.params as { readonly game: GameId };
      const isBot = request.headers.authorization !== undefined;
      const seen = await house.daily.open(guest, game, isBot);
      return seen.ok ? show(house, reply, seen.value) : refuse(house, reply, seen.error);
    },
  );

  app.post(
    '/api/daily/:game/assistance',
    {
      schema: {
        operationId: 'declareAssistance',
        summary: "Say that today's attempt has help: a hint, or a solver. It stays so.",
        params: DAILY_PATH,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      if (request.guest === undefined) return refuse(house, reply, { code: 'no-guest' });
      const { game } = request.params as { readonly game: GameId };
      const done = await house.daily.assist(request.guest, game);
      return done.ok ? reply.code(204).send() : refuse(house, reply, done.error);
    },
  );

  app.post(
    '/api/daily/pauses',
    {
      schema: {
        operationId: 'pauseStreak',
        summary: 'Days off, from tomorrow at the earliest: they do not break your streak.',
        body: PAUSE_BODY,
        response: NOTHING,
      },
    },
    async (request, reply) => {
      if (request.guest === undefined) return refuse(house, reply, { code: 'no-guest' });
      const { first, last } = request.body as { readonly first: string; readonly last: string };
      if (!isDay(first) || !isDay(last)) return refuse(house, reply, { code: 'bad-pause' });
      const done = await house.daily.pause(request.guest, first, last);
      return done.ok ? reply.code(204).send() : refuse(house, reply, done.error);
    },
  );

  app.get(
    '/api/daily/:game/board',
    {
      schema: {
        operationId: 'dailyBoard',
        summary: 'The fifty best of a day, fewest turns first and then least time, and your own rank.',
        params: DAILY_PATH,
        querystring: BOARD_QUERY,
        response: answers(200, 'BoardView#', 'The board.'),
      },
    },
    async (request, reply) => {
      const { game } = request.params as { readonly game: GameId };
      const { kind, day = dayAt(house.dice.now()) } = request.query as { kind: Kind; day?: string };
      if (!isDay(day)) return refuse(house, reply, { code: 'bad-request' });
      const board = await house.daily.board({ day, game, kind }, request.guest);
      return board.ok ? reply.send(board.value) : refuse(house, reply, board.error);
    },
  );
}

const NOTHING = { 204: { description: 'Done.', type: 'null' }, ...REFUSALS };
