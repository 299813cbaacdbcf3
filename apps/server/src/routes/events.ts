import type { ServerResponse } from 'node:http';
import { ok, type Result } from '@inkling/core/result';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../identity/limits.ts';
import { EventStream, type Sink } from '../push/event-stream.ts';
import type { RoomServiceFault, SeenRoom } from '../rooms/room-service.ts';
import { cachedView } from '../serialisers/view-cache.ts';
import type { Services } from '../services/services.ts';
import { refuse } from './replies.ts';
import { idOf } from './rooms.ts';
import { REFUSALS, ROOM_PATH } from './schema-parts.ts';

/**
 * The events of a room as server-sent events: `event: view`, its `id:` the version, its data a `RoomView` as this
 * listener may see it. `Last-Event-ID` resumes: who has the newest version hears nothing until there is a newer one,
 * but for `event: beat` at the start and every 15 s, by which a page knows that the line is still there.
 */
export function addEventRoute(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/rooms/:id/events',
    {
      schema: {
        operationId: 'roomEvents',
        summary: 'Follow a room: one event for each version, with the whole view.',
        params: ROOM_PATH,
        response: {
          200: { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...REFUSALS,
        },
      },
    },
    async (request, reply) => {
      const { rooms, streams, serialisers } = services;
      const last = Number(/^\d{1,9}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0] ?? 0);
      const seen = await rooms.look(idOf(request), request.guest, last);
      if (!seen.ok) return refuse(services, reply, seen.error);
      if (request.method === 'HEAD') return reply.headers(STREAM_HEADERS).send();
      const address = networkOf(request.ip);
      if (!streams.admits(address))
        return refuse(services, reply, { code: 'too-many-streams' }, RETRY_SECONDS);
      const sink = sinkOf(reply.raw);
      const listening = await listenIn(services, seen.value, last, () => {
        reply.hijack();
        reply.raw.writeHead(200, {
          ...plain(reply.getHeaders()),
          ...serialisers.headers(seen.value.room),
          ...STREAM_HEADERS,
        });
        return sink;
      });
      if (!listening.ok) return refuse(services, reply, listening.error);
      const { stream, stop } = listening.value;
      const leave = streams.add(stream, address, sink.close);
      reply.raw.once('close', () => {
        stop();
        leave();
      });
      return reply;
    },
  );
}

/** Tells a sink how a room stands and each change of it, as one seat may see it. */
export async function listenIn(
  services: Services,
  { room: { id }, seat }: SeenRoom,
  last: number,
  begin: () => Sink,
): Promise<Result<{ readonly stream: EventStream; readonly stop: () => void }, RoomServiceFault>> {
  let stream: EventStream | undefined;
  const watching = await services.rooms.watch(id, (next) => {
    room = next;
    stream?.changed();
  });
  if (!watching.ok) return watching;
  let { room } = watching.value;
  stream = new EventStream(begin(), last, () => ({
    version: room.version,
    text: services.serialisers.event(room, seat, cachedView(services, { room, seat })),
  }));
  return ok({ stream, stop: watching.value.leave });
}

const RETRY_SECONDS = 5;
const STREAM_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
/** Bytes that may wait for one listener. */
const PENDING_BYTES_MAX = 64 * 1024;

function sinkOf(raw: ServerResponse): Sink {
  return {
    write: (text) => raw.write(text) || raw.writableLength < PENDING_BYTES_MAX,
    onDrain: (call) => void raw.on('drain', call),
    close: () => void raw.destroy(),
  };
}

function plain(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
