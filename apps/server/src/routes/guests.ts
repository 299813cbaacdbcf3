import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Keeps, Pass } from '../identity/guests.ts';
import { networkOf } from '../identity/limits.ts';
import type { Services } from '../services/services.ts';
import { makeCookie } from './cookie.ts';
import { isOverdrawn } from './gate.ts';
import { GUEST_BODY, RECOVERY_BODY } from './guest-schemas.ts';
import { refuse } from './replies.ts';
import { answers, REFUSALS } from './schema-parts.ts';

/** Adds the routes to become a guest, to return as one, and to be deleted. */
export function addGuestRoutes(app: FastifyInstance, services: Services): void {
  addEntrances(app, services);
  addOwnRoutes(app, services);
}

function addEntrances(app: FastifyInstance, services: Services): void {
  app.post(
    '/api/guests',
    {
      config: { cost: 4 },
      schema: {
        operationId: 'beginGuest',
        summary:
          'Become a guest. The recovery code is shown this once. A page whose cookie is still valid stays the guest that it is, and gets no code.',
        body: GUEST_BODY,
        response: answers(201, 'Pass#', 'You are a guest.'),
      },
    },
    async (request, reply) => {
      const { keep } = request.body as { readonly keep: Keeps };
      if (request.guest !== undefined && keep === 'cookie') {
        const known = await services.guests.renew(request.guest, keep);
        if (known.ok) return handOver(request, reply, keep, known.value, {});
        return refuse(services, reply, { code: known.error });
      }
      if (isOverdrawn(services, reply, `new ${networkOf(request.ip)}`, services.limits.newGuests))
        return reply;
      if (services.disk?.isShort) return refuse(services, reply, { code: 'unavailable' });
      const pass = await services.guests.begin(keep);
      if (!pass.ok) return refuse(services, reply, { code: pass.error });
      return handOver(request, reply, keep, pass.value, { recovery: pass.value.recovery });
    },
  );

  app.post(
    '/api/guests/recovery',
    {
      config: { cost: 4 },
      schema: {
        operationId: 'recoverGuest',
        summary: 'Come back with a recovery code.',
        body: RECOVERY_BODY,
        response: answers(201, 'Pass#', 'You are that guest again.'),
      },
    },
    async (request, reply) => {
      const { keep, recovery } = request.body as { readonly keep: Keeps; readonly recovery: string };
      if (isOverdrawn(services, reply, `recovery ${networkOf(request.ip)}`, services.limits.recoveries))
        return reply;
      const pass = await services.guests.recover(recovery, keep);
      return pass.ok
        ? handOver(request, reply, keep, pass.value, {})
        : refuse(services, reply, { code: pass.error });
    },
  );
}

/** Adds the routes for a guest's own data. */
function addOwnRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    '/api/guests/me/token',
    {
      config: { cost: 4, forGuests: true },
      schema: {
        operationId: 'renewToken',
        summary:
          'A new token for one that is still valid. Each is valid for 90 days; a cookie is renewed without a request.',
        body: GUEST_BODY,
        response: answers(201, 'Pass#', 'You are still that guest.'),
      },
    },
    async (request, reply) => {
      if (request.guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      const { keep } = request.body as { readonly keep: Keeps };
      const pass = await services.guests.renew(request.guest, keep);
      return pass.ok
        ? handOver(request, reply, keep, pass.value, {})
        : refuse(services, reply, { code: pass.error });
    },
  );

  app.get(
    '/api/guests/me/rooms',
    {
      schema: {
        operationId: 'myRooms',
        summary:
          'The rooms where you have a seat, newest first; an empty list if the server does not know you.',
        response: answers(200, 'RoomList#', 'Their ids.'),
      },
    },
    async (request, reply) => {
      // A user who is not yet a guest has no seat. Pages also request this to find out whether there is a server.
      if (request.guest === undefined) return reply.send({ rooms: [] });
      const rooms = await services.roomRepository.of(request.guest, ROOMS_SHOWN_MAX);
      return rooms.ok ? reply.send({ rooms: rooms.value }) : refuse(services, reply, { code: 'unavailable' });
    },
  );

  app.delete(
    '/api/guests/me',
    {
      config: { forGuests: true },
      schema: {
        operationId: 'forgetMe',
        summary: 'Delete your guest. Nothing refers to you any more; your games stay, with your seat empty.',
        response: { 204: { description: 'Forgotten.', type: 'null' }, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { guest } = request;
      if (guest === undefined) return refuse(services, reply, { code: 'no-guest' });
      const done = await services.guests.forget(guest);
      if (!done.ok) return refuse(services, reply, { code: done.error });
      services.rooms.cache.invalidateRoomsOf(guest);
      services.changeEvents?.publish({ kind: 'forgotten', guest });
      return reply
        .code(204)
        .header('set-cookie', makeCookie(request, '', 0))
        .send();
    },
  );
}

const ROOMS_SHOWN_MAX = 100;

function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  keep: Keeps,
  pass: Pass,
  more: object,
): FastifyReply {
  reply.code(201);
  if (keep === 'token') return reply.send({ ...more, token: pass.token });
  return reply.header('set-cookie', makeCookie(request, pass.token, pass.maxAgeSeconds)).send(more);
}
