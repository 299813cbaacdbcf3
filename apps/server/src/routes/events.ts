import type { Socket } from 'node:net';
import { ok, type Result } from '@inkling/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../identity/limits.ts';
import { EventStream, type Sink } from '../push/event-stream.ts';
import type { Room } from '../room/room.ts';
import { isSeatless } from '../room/viewer.ts';
import type { RoomServiceFault, SeenRoom } from '../rooms/room-request.ts';
import { cachedEvent } from '../serialisers/view-cache.ts';
import type { Services } from '../services/services.ts';
import { idOf } from './act.ts';
import { refuse } from './replies.ts';
import { whenOver } from './reply-end.ts';
import { REFUSALS, ROOM_PATH } from './schema-parts.ts';

/**
 * Adds the routes that send the events of a room as server-sent events. `event: view` has the version as its `id:` and,
 * as its data, the `RoomView` that this listener may see. `Last-Event-ID` resumes: a listener with the newest version
 * gets no view until there is a newer one. `event: presence` says who is here, at the start and whenever that changes.
 * `event: beat`, at the start and every 15 s, lets a page know that the connection still works. After a minute the stream
 * ends with a beat whose data are `renew`, and the page opens the next one.
 */
export function addEventRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/rooms/:id/events',
    {
      schema: {
        operationId: 'roomEvents',
        summary: 'Follow a room: one event for each version, with the whole view, and who is here.',
        params: ROOM_PATH,
        response: EVENTS,
      },
    },
    async (request, reply) => {
      const last = lastVersion(request);
      const seen = await services.rooms.look(idOf(request), request.guest, last);
      return seen.ok
        ? stream(services, request, reply, seen.value, last)
        : refuse(services, reply, seen.error);
    },
  );

  app.get(
    '/api/watch/:id/events',
    {
      config: { cost: 2 },
      schema: {
        operationId: 'watchEvents',
        summary: 'Follow a room that you only watch.',
        params: ROOM_PATH,
        response: EVENTS,
      },
    },
    async (request, reply) => {
      const seen = await services.rooms.getByWatchId(idOf(request));
      return seen.ok
        ? stream(services, request, reply, seen.value, lastVersion(request))
        : refuse(services, reply, seen.error);
    },
  );
}

/** Returns the version that the listener already has, or 0. */
function lastVersion({ headers }: FastifyRequest): number {
  return Number(/^\d{1,9}$/.exec(String(headers['last-event-id'] ?? ''))?.[0] ?? 0);
}

const EVENTS = {
  200: { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
  ...REFUSALS,
};

/** Answers with events until the listener disconnects. */
async function stream(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  seen: SeenRoom,
  last: number,
): Promise<FastifyReply> {
  const { streams, serialisers, presence, limits } = services;
  if (request.method === 'HEAD') return reply.headers(STREAM_HEADERS).send();
  // A pipelined request waits behind another reply, and its events would end up in the body of that reply.
  if (reply.raw.socket === null) return refuse(services, reply, { code: 'bad-request' });
  const address = networkOf(request.ip);
  if (!streams.admits(address, !isSeatless(seen.seat)))
    return refuse(services, reply, { code: 'too-many-streams' }, RETRY_SECONDS);
  if (isSeatless(seen.seat) && presence.of(seen.room.id).watchers >= limits.watchersOfRoom)
    return refuse(services, reply, { code: 'too-many-watchers' }, WATCHER_RETRY_SECONDS);
  const sink = sinkOf(request.raw.socket);
  const listening = await listenIn(services, seen, last, () => {
    reply.hijack();
    // A stream has no length and ends with its connection. Chunked encoding would only split events into three parts.
    reply.raw.removeHeader('transfer-encoding');
    reply.raw.writeHead(200, {
      ...plain(reply.getHeaders()),
      ...serialisers.headers(seen.room),
      ...STREAM_HEADERS,
    });
    reply.raw.flushHeaders();
    return sink;
  });
  if (!listening.ok) return refuse(services, reply, listening.error);
  const leave = streams.add(listening.value.stream, address, sink.close);
  whenOver(reply.raw, request.raw.socket, () => {
    listening.value.stop();
    leave();
  });
  return reply;
}

/** Sends the room and its changes to a sink, as the seat may see them, and who else follows the room. */
export async function listenIn(
  services: Services,
  { room: { id }, seat }: SeenRoom,
  last: number,
  begin: () => Sink,
): Promise<Result<{ readonly stream: EventStream; readonly stop: () => void }, RoomServiceFault>> {
  const { presence, serialisers } = services;
  let stream: EventStream | undefined;
  let newest: Room | undefined;
  const watching = await services.rooms.watch(id, (next) => {
    newest = next;
    stream?.changed();
  });
  if (!watching.ok) return watching;
  // The room may have changed since it was read, even before the stream exists.
  const room = () => newest ?? watching.value.room;
  const leave = presence.enter(id, seat, () => stream?.presenceChanged());
  stream = new EventStream(
    begin(),
    last,
    () => ({
      version: room().version,
      text: cachedEvent(services, { room: room(), seat }),
    }),
    () => serialisers.presence(room(), presence.of(id)),
  );
  const stop = () => {
    leave();
    watching.value.leave();
  };
  return ok({ stream, stop });
}

const WATCHER_RETRY_SECONDS = 30;
const RETRY_SECONDS = 5;
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  connection: 'close',
};
/** How long a listener has to receive the last event. */
const GOODBYE_MS = 5000;
/** The maximum number of bytes that may be buffered for one listener. */
const PENDING_BYTES_MAX = 64 * 1024;

/**
 * Makes a sink that writes directly to the socket. A body without chunks needs no framing, and speed matters, because a
 * thousand listeners are served one after another.
 */
function sinkOf(socket: Socket): Sink {
  return {
    write: (text) => socket.write(bytesOf(text)) || socket.writableLength < PENDING_BYTES_MAX,
    onDrain: (call) => void socket.on('drain', call),
    end: (text) => {
      socket.end(bytesOf(text));
      setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
    },
    close: () => void socket.destroy(),
  };
}

/** Encodes a string. The last one is cached, because many listeners in a row get the same event. */
function bytesOf(text: string): Buffer {
  if (text !== latest.text) latest = { text, bytes: Buffer.from(text) };
  return latest.bytes;
}

let latest = { text: '', bytes: Buffer.alloc(0) };

function plain(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
