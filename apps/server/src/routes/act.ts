import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RoomRequest } from '../rooms/room-request.ts';
import type { Services } from '../services/services.ts';
import { refuse, show } from './replies.ts';

export function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

/** Executes a room request and sends the answer. Every move uses this, so no extra promise wraps it. */
export function act(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: RoomRequest,
): void {
  if (request.guest === undefined) return void refuse(services, reply, { code: 'no-guest' });
  services.rooms
    .act(idOf(request), request.guest, asked)
    .then((seen) => void (seen.ok ? show(services, reply, seen.value) : refuse(services, reply, seen.error)))
    .catch((error: unknown) => void reply.send(error));
}
