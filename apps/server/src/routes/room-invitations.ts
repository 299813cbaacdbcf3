import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { act } from './act.ts';
import type { RoomSchemas } from './room-schemas.ts';
import { answers, ROOM_PATH } from './schema-parts.ts';

/**
 * Adds the routes for players whose company is missing: they can free a seat reserved for somebody, call the game off, or
 * end a game that somebody has left.
 */
export function addInvitations(
  app: FastifyInstance,
  services: Services,
  { invitationBody: body }: Pick<RoomSchemas, 'invitationBody'>,
): void {
  for (const { path, kind, operationId, summary, done } of ACTIONS) {
    const response = answers(200, 'RoomView#', done);
    app.post(
      path,
      { config: { forGuests: true }, schema: { operationId, summary, params: ROOM_PATH, body, response } },
      (request, reply) => {
        const { req, version } = request.body as { readonly req: string; readonly version: number };
        return act(services, request, reply, { req, version, kind, seat: undefined, line: '' });
      },
    );
  }
}

const ACTIONS = [
  {
    path: '/api/rooms/:id/invitation',
    kind: 'invite',
    operationId: 'inviteAnybody',
    summary:
      'Free the seats that are kept for people of the game before: anybody with the link may take them.',
    done: 'The seats are free.',
  },
  {
    path: '/api/rooms/:id/withdrawal',
    kind: 'withdraw',
    operationId: 'withdrawRoom',
    summary: 'Call a game off in which you sit, while somebody is missing.',
    done: 'Nobody can sit down any more.',
  },
  {
    path: '/api/rooms/:id/end',
    kind: 'end',
    operationId: 'endRoom',
    summary:
      'End a game for everybody before it is over. A breaker who is still guessing resigns instead. The secret is shown, and nobody wins.',
    done: 'Nobody can move any more.',
  },
] as const;
