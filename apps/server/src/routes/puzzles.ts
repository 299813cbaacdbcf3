import type { FastifyInstance } from 'fastify';
import type { PuzzleTry } from '../puzzles/puzzle-ratings.ts';
import type { Services } from '../services/services.ts';
import { isOverdrawn } from './gate.ts';
import { refuse } from './replies.ts';
import { answers, closed, count, REFUSALS, type Schema, text } from './schema-parts.ts';

/** Adds the routes of the puzzle ratings. */
export function addPuzzleRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/puzzles/rating',
    {
      schema: {
        operationId: 'myRating',
        summary: 'Your rating by the puzzles that you have tried; that of a beginner before the first.',
        response: answers(200, 'RatingView#', 'Your rating.'),
      },
    },
    async (request, reply) => {
      const rating = await services.ratings.of(request.guest);
      return rating.ok ? reply.send(rating.value) : refuse(services, reply, { code: rating.error });
    },
  );

  app.post(
    '/api/puzzles/tries',
    {
      config: { cost: 4, forGuests: true },
      schema: {
        operationId: 'tryPuzzle',
        summary: 'Your first try at a puzzle that ships rates you and the puzzle; later ones change nothing.',
        body: TRY_BODY,
        response: answers(200, 'RatingView#', 'Your rating, and that of the puzzle.'),
      },
    },
    async (request, reply) => {
      const { guest } = request;
      if (guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      if (isOverdrawn(services, reply, `puzzles ${guest}`, services.limits.puzzleTries)) return reply;
      const { puzzle, guess } = request.body as PuzzleTry;
      const rating = await services.ratings.tried(guest, { puzzle, guess });
      return rating.ok ? reply.send(rating.value) : refuse(services, reply, { code: rating.error });
    },
  );

  app.delete(
    '/api/puzzles/rating',
    {
      schema: {
        operationId: 'leaveRating',
        summary: 'Take part no more. Nothing of your tries and your rating stays.',
        response: { 204: { description: 'Gone.', type: 'null' }, ...REFUSALS },
      },
    },
    async (request, reply) => {
      if (request.guest === undefined) return reply.code(204).send();
      const left = await services.ratings.leave(request.guest);
      return left.ok ? reply.code(204).send() : refuse(services, reply, { code: left.error });
    },
  );
}

const TRY_BODY: Schema = closed(
  {
    puzzle: { ...text(300), description: 'As in its address: `GAME/RULES/CLUES`.' },
    guess: { ...text(60), description: 'Your first answer; left out where you had it shown.' },
  },
  ['guess'],
);

const rating = { rating: { type: 'integer' }, deviation: count, tries: count };

export const RATING_SCHEMAS: readonly Schema[] = [
  { $id: 'RatingView', ...closed({ ...rating, puzzle: closed(rating) }, ['puzzle']) },
];
