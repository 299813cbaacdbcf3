import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { act } from './act.ts';
import { refuse } from './replies.ts';
import type { RoomSchemas } from './room-schemas.ts';
import { answers, closed, id, REFUSALS, ROOM_PATH } from './schema-parts.ts';

/** Adds the routes of a class: finding its room by name, voting for the next guess, and directing the vote. */
export function addClassrooms(
  app: FastifyInstance,
  services: Services,
  { voteBody, directVoteBody }: Pick<RoomSchemas, 'voteBody' | 'directVoteBody'>,
): void {
  app.get(
    '/api/classrooms/:name',
    {
      // Guessing names must be slow, and yet a whole class behind one address must get in at once.
      config: { cost: 10 },
      schema: {
        operationId: 'findClassroom',
        summary: 'The room of a class, by the name that is on its wall.',
        params: NAME_PATH,
        response: FOUND,
      },
    },
    async (request, reply) => {
      const { name } = request.params as { readonly name: string };
      const found = await services.rooms.classroomNames.find(name);
      return found.ok ? reply.send({ id: found.value }) : refuse(services, reply, found.error);
    },
  );

  app.post(
    '/api/rooms/:id/votes',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'vote',
        summary: 'In a class, vote for the next guess. Your latest vote counts.',
        params: ROOM_PATH,
        body: voteBody,
        response: answers(200, 'RoomView#', 'How it stands.'),
      },
    },
    (request, reply) => {
      const { req, guess } = request.body as Record<'req' | 'guess', string>;
      return act(services, request, reply, {
        req,
        version: undefined,
        kind: 'vote',
        seat: undefined,
        line: guess,
      });
    },
  );

  app.post(
    '/api/rooms/:id/voting',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'directVote',
        summary: 'In a class that you lead: stop the vote, let it go on, reveal what can be, or vote again.',
        params: ROOM_PATH,
        body: directVoteBody,
        response: answers(200, 'RoomView#', 'How it stands.'),
      },
    },
    (request, reply) => {
      const { req, step } = request.body as Record<'req' | 'step', string>;
      const asked = { req, version: undefined, kind: 'direct-vote', seat: undefined, line: step } as const;
      return act(services, request, reply, asked);
    },
  );
}

const NAME_PATH = closed({ name: { type: 'string', pattern: '^[a-z]{3,8}-[0-9]{3}$' } });

const FOUND = {
  200: {
    description: 'Its room.',
    content: { 'application/json': { schema: closed({ id }) } },
  },
  ...REFUSALS,
};
