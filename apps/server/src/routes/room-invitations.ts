import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { act } from './act.ts';
import type { RoomSchemas } from './room-schemas.ts';
import { answers, ROOM_PATH } from './schema-parts.ts';

/** What somebody who waits in a room can do about a person who does not come. */
export function addInvitations(
  app: FastifyInstance,
  services: Services,
  { withdrawalBody, invitationBody }: Pick<RoomSchemas, 'withdrawalBody' | 'invitationBody'>,
): void {
  app.post(
    '/api/rooms/:id/invitation',
    {
      schema: {
        operationId: 'inviteAnybody',
        summary:
          'Free the seats that are kept for people of the game before: anybody with the link may take them.',
        params: ROOM_PATH,
        body: invitationBody,
        response: answers(200, 'RoomView#', 'The seats are free.'),
      },
    },
    (request, reply) => {
      const { req, version } = request.body as { readonly req: string; readonly version: number };
      return act(services, request, reply, { req, version, kind: 'invite', seat: undefined, line: '' });
    },
  );

  app.post(
    '/api/rooms/:id/withdrawal',
    {
      schema: {
        operationId: 'withdrawRoom',
        summary: 'Call a game off in which you sit, while somebody is missing.',
        params: ROOM_PATH,
        body: withdrawalBody,
        response: answers(200, 'RoomView#', 'Nobody can sit down any more.'),
      },
    },
    (request, reply) => {
      const { req, version } = request.body as { readonly req: string; readonly version: number };
      return act(services, request, reply, { req, version, kind: 'withdraw', seat: undefined, line: '' });
    },
  );
}
