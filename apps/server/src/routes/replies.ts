import type { FastifyReply } from 'fastify';
import type { RoomServiceFault, SeenRoom } from '../rooms/room-request.ts';
import type { Refusal } from '../serialisers/serialisers.ts';
import { cachedView } from '../serialisers/view-cache.ts';
import type { Services } from '../services/services.ts';

/** Sends the view of a room. */
export function show(services: Services, reply: FastifyReply, seen: SeenRoom, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers(services.serialisers.headers(seen.room))
    .type(JSON_TYPE)
    .send(cachedView(services, seen));
}

/** Sends a refusal with a code from the closed list. With `stale`, it includes the current view of the room. */
export function refuse(
  services: Services,
  reply: FastifyReply,
  fault: Refusal | RoomServiceFault,
  retrySeconds: number = RETRY_SECONDS,
): FastifyReply {
  const { serialisers } = services;
  const now = 'now' in fault ? fault.now : undefined;
  const refusal = serialisers.refusal(fault, now?.room);
  reply.request.refusal = refusal.code;
  const status = services.faultStatuses.get(refusal.code) ?? 500;
  if (status === 503 || status === 429) reply.header('retry-after', String(retrySeconds));
  if (now) reply.headers(serialisers.headers(now.room));
  const text = JSON.stringify(refusal);
  const body =
    fault.code === 'stale' && now ? `${text.slice(0, -1)},"now":${cachedView(services, now)}}` : text;
  return reply.code(status).type(JSON_TYPE).send(body);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const RETRY_SECONDS = 2;
