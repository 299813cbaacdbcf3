import type { ServerResponse } from 'node:http';
import { ok, type Result } from '@inkling/core/result';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import { networkOf } from '../identity/limits.ts';
import { EventStream, type Sink } from '../push/event-stream.ts';
import type { HallFault, Seen } from '../rooms/hall.ts';
import { refuse } from './answering.ts';
import { drawingOf } from './drawing.ts';
import { idOf } from './rooms.ts';
import { REFUSALS, ROOM_PATH } from './schemas.ts';

/**
 * The events of a room as server-sent events: `event: view`, its `id:` the version, its data a `RoomView` as this
 * listener may see it. `Last-Event-ID` resumes: who has the newest version hears nothing until there is a newer one,
 * but for `event: beat` at the start and every 15 s, by which a page knows that the line is still there.
 */
export function addEventRoute(app: FastifyInstance, house: House): void {
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
      const { hall, streams, layers } = house;
      const last = Number(/^\d{1,9}$/.exec(String(request.headers['last-event-id'] ?? ''))?.[0] ?? 0);
      const seen = await hall.look(idOf(request), request.guest, last);
      if (!seen.ok) return refuse(house, reply, seen.error);
      const address = networkOf(request.ip);
      if (!streams.admits(address)) return refuse(house, reply, { code: 'too-many-streams' }, RETRY_SECONDS);
      const sink = sinkOf(reply.raw);
      const listening = await listenIn(house, seen.value, last, () => {
        reply.hijack();
        reply.raw.writeHead(200, {
          ...plain(reply.getHeaders()),
          ...layers.headers(seen.value.room),
          ...STREAM_HEADERS,
        });
        return sink;
      });
      if (!listening.ok) return refuse(house, reply, listening.error);
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
  house: House,
  { room: { id }, seat }: Seen,
  last: number,
  begin: () => Sink,
): Promise<Result<{ readonly stream: EventStream; readonly stop: () => void }, HallFault>> {
  let stream: EventStream | undefined;
  const watching = await house.hall.watch(id, (next) => {
    room = next;
    stream?.changed();
  });
  if (!watching.ok) return watching;
  let { room } = watching.value;
  stream = new EventStream(begin(), last, () => ({
    version: room.version,
    text: house.layers.event(room, seat, drawingOf(house, { room, seat })),
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
