import type { FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import type { HallFault, Seen } from '../rooms/hall.ts';
import { statusOf } from './codes.ts';
import { drawingOf } from './drawing.ts';
import type { Refusal } from './layers.ts';

/** Answers with a view. */
export function show(house: House, reply: FastifyReply, seen: Seen, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers(house.layers.headers(seen.room))
    .type(JSON_TYPE)
    .send(drawingOf(house, seen));
}

/** Answers with a closed code; `stale` brings how things stand now. */
export function refuse(
  house: House,
  reply: FastifyReply,
  fault: Refusal | HallFault,
  retrySeconds: number = RETRY_SECONDS,
): FastifyReply {
  const { layers } = house;
  const now = 'now' in fault ? fault.now : undefined;
  const refusal = layers.refusal(fault, now?.room);
  const status = statusOf(refusal.code);
  if (status === 503 || status === 429) reply.header('retry-after', String(retrySeconds));
  if (now) reply.headers(layers.headers(now.room));
  const told = JSON.stringify(refusal);
  const body = fault.code === 'stale' && now ? `${told.slice(0, -1)},"now":${drawingOf(house, now)}}` : told;
  return reply.code(status).type(JSON_TYPE).send(body);
}

const JSON_TYPE = 'application/json; charset=utf-8';
const RETRY_SECONDS = 2;
