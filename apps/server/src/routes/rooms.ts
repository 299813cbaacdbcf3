import { fail, ok, type Result } from '@inkling/core/result';
import type { FastifyInstance } from 'fastify';
import { recordOf } from '../room/record.ts';
import type { Setup } from '../room/setup.ts';
import type { Services } from '../services/services.ts';
import { act, idOf } from './act.ts';
import { addClassrooms } from './classrooms.ts';
import { isOverdrawn } from './gate.ts';
import { refuse, show } from './replies.ts';
import { addInvitations } from './room-invitations.ts';
import { roomSchemas } from './room-schemas.ts';
import { answers, REFUSALS, ROOM_PATH } from './schema-parts.ts';

/** Adds the routes of rooms: opening and viewing a room, taking a seat, moving, and opening a promise. */
export function addRoomRoutes(app: FastifyInstance, services: Services): void {
  const schemas = roomSchemas(services.games);
  addEntrances(app, services, schemas);
  addInvitations(app, services, schemas);
  addClassrooms(app, services, schemas);
  addWatching(app, services);
  addMoves(app, services, schemas);
  addNamesAndNext(app, services, schemas);
  addRecord(app, services);
}

type RoomSchemas = ReturnType<typeof roomSchemas>;

function addEntrances(app: FastifyInstance, services: Services, { openBody, sitBody }: RoomSchemas): void {
  app.post(
    '/api/rooms',
    {
      config: { cost: 4, forGuests: true },
      schema: {
        operationId: 'openRoom',
        summary: 'Open a room and sit down in it.',
        body: openBody,
        response: answers(201, 'RoomView#', 'Your room.'),
      },
    },
    async (request, reply) => {
      const { guest } = request;
      if (guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      if (isOverdrawn(services, reply, `rooms ${guest}`, services.limits.newRooms)) return reply;
      const { req, seat, ...setup } = request.body as Setup & { readonly req: string; readonly seat: string };
      if (services.disk?.isShort) return refuse(services, reply, { code: 'unavailable' }, DISK_RETRY_SECONDS);
      const hasRoom = await mayOpen(services, guest, req);
      if (!hasRoom.ok) return refuse(services, reply, { code: hasRoom.error });
      const seen = await services.rooms.open(guest, req, setup, seat);
      return seen.ok ? show(services, reply, seen.value, 201) : refuse(services, reply, seen.error);
    },
  );

  app.get(
    '/api/rooms/:id',
    {
      schema: {
        operationId: 'lookAtRoom',
        summary: 'How a room stands, as you may see it; anybody with the link may look.',
        params: ROOM_PATH,
        response: answers(200, 'RoomView#', 'How it stands.'),
      },
    },
    async (request, reply) => {
      const seen = await services.rooms.look(idOf(request), request.guest);
      return seen.ok ? show(services, reply, seen.value) : refuse(services, reply, seen.error);
    },
  );

  app.post(
    '/api/rooms/:id/seats',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'sitDown',
        summary: 'Take a free seat.',
        params: ROOM_PATH,
        body: sitBody,
        response: answers(200, 'RoomView#', 'You sit.'),
      },
    },
    (request, reply) => {
      const { req, seat } = request.body as { readonly req: string; readonly seat: string };
      return act(services, request, reply, { req, version: undefined, kind: 'sit', seat, line: '' });
    },
  );
}

/** Adds the route for the link that only allows watching. */
function addWatching(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/watch/:id',
    {
      config: { cost: 2 },
      schema: {
        operationId: 'watchRoom',
        summary: 'How a room stands, by the link that only watches. Nobody can take a seat with it.',
        params: ROOM_PATH,
        response: answers(200, 'RoomView#', 'How it stands.'),
      },
    },
    async (request, reply) => {
      const seen = await services.rooms.getByWatchId(idOf(request));
      return seen.ok ? show(services, reply, seen.value) : refuse(services, reply, seen.error);
    },
  );
}

function addMoves(
  app: FastifyInstance,
  services: Services,
  { moveBody, openingBody, reactionBody }: RoomSchemas,
): void {
  app.post(
    '/api/rooms/:id/moves',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'move',
        summary: 'Make a move. It is written to the disk before you hear of it.',
        params: ROOM_PATH,
        body: moveBody,
        response: answers(200, 'RoomView#', 'How it stands after your move.'),
      },
    },
    (request, reply) => {
      const { req, version, move } = request.body as { readonly req: string; version: number; move: string };
      return act(services, request, reply, { req, version, kind: 'move', seat: undefined, line: move });
    },
  );

  app.post(
    '/api/rooms/:id/opening',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'openPromise',
        summary: 'Show the code that you kept, with the salt of your promise, after the game.',
        params: ROOM_PATH,
        body: openingBody,
        response: answers(200, 'RoomView#', 'How it stands, with wrong answers listed.'),
      },
    },
    (request, reply) => {
      const { req, version, salt, code } = request.body as Record<'req' | 'salt' | 'code', string> & {
        readonly version: number;
      };
      return act(services, request, reply, {
        req,
        version,
        kind: 'open',
        seat: undefined,
        line: `${salt}.${code}`,
      });
    },
  );

  app.post(
    '/api/rooms/:id/reactions',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'react',
        summary: 'Say one of six things to those who play with you.',
        params: ROOM_PATH,
        body: reactionBody,
        response: answers(200, 'RoomView#', 'How it stands.'),
      },
    },
    (request, reply) => {
      const { req, reaction } = request.body as Record<'req' | 'reaction', string>;
      const asked = { req, version: undefined, kind: 'react', seat: undefined, line: reaction } as const;
      return act(services, request, reply, asked);
    },
  );
}

/** Adds the routes for choosing a name and for announcing the next game of the same players. */
function addNamesAndNext(
  app: FastifyInstance,
  services: Services,
  { nameBody, nextBody }: RoomSchemas,
): void {
  app.post(
    '/api/rooms/:id/name',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'takeName',
        summary: 'Choose your name in this room, from two lists.',
        params: ROOM_PATH,
        body: nameBody,
        response: answers(200, 'RoomView#', 'How it stands.'),
      },
    },
    (request, reply) => {
      const { req, name, mark } = request.body as Record<'req' | 'name' | 'mark', string>;
      const line = `${name} ${mark}`;
      return act(services, request, reply, { req, version: undefined, kind: 'name', seat: undefined, line });
    },
  );

  app.post(
    '/api/rooms/:id/next',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'playOn',
        summary: 'After a game, tell the others which room you have opened for the next one.',
        params: ROOM_PATH,
        body: nextBody,
        response: answers(200, 'RoomView#', 'How the finished room stands.'),
      },
    },
    async (request, reply) => {
      const { guest } = request;
      const { req, version, next } = request.body as Record<'req' | 'next', string> & { version: number };
      if (guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      const seen = await services.rooms.playOn(idOf(request), guest, { req, version, next });
      return seen.ok ? show(services, reply, seen.value) : refuse(services, reply, seen.error);
    },
  );
}

function addRecord(app: FastifyInstance, services: Services): void {
  app.get(
    '/api/rooms/:id/record',
    {
      config: { cost: 4 },
      schema: {
        operationId: 'recordOfRoom',
        summary: 'A finished game as a file for `inkling verify`, once the secret is shown.',
        params: ROOM_PATH,
        response: {
          200: {
            description: 'The record.',
            content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
          },
          ...REFUSALS,
        },
      },
    },
    async (request, reply) => {
      const seen = await services.rooms.look(idOf(request), request.guest);
      if (!seen.ok) return refuse(services, reply, seen.error);
      const day = await services.daily.recorded(seen.value.room, request.guest);
      if (!day.ok) return refuse(services, reply, day.error);
      const record = recordOf(seen.value.room, day.value, services.games);
      if (record === undefined) return refuse(services, reply, { code: 'no-record' });
      return reply.type('application/json; charset=utf-8').send(record);
    },
  );
}

const DISK_RETRY_SECONDS = 60;

/** Checks whether this guest may open another room. A repeated request always gets its room. */
async function mayOpen(
  { roomQuota, roomRepository }: Services,
  guest: string,
  req: string,
): Promise<Result<void, 'unavailable' | 'too-many-rooms'>> {
  const admitted = await roomQuota.admits(guest);
  if (!admitted.ok) return admitted;
  if (admitted.value) return ok(undefined);
  const known = await roomRepository.madeBy(guest, req);
  if (!known.ok) return known;
  return known.value === undefined ? fail('too-many-rooms') : ok(undefined);
}
