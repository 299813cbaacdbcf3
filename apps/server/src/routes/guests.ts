import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../house.ts';
import type { Pass } from '../identity/guests.ts';
import { networkOf } from '../identity/limits.ts';
import { refuse } from './answering.ts';
import { cookieName, type GateOptions, isOverdrawn } from './gate.ts';
import { answers, GUEST_BODY, RECOVERY_BODY, REFUSALS } from './schemas.ts';

/** Becoming a guest, coming back as one, being forgotten. */
export function addGuestRoutes(app: FastifyInstance, house: House, options: GateOptions): void {
  app.post(
    '/api/guests',
    {
      schema: {
        operationId: 'beginGuest',
        summary: 'Become a guest. The recovery code is shown this once.',
        body: GUEST_BODY,
        response: answers(201, 'Pass#', 'You are a guest.'),
      },
    },
    async (request, reply) => {
      const { keep } = request.body as { readonly keep: Keep };
      if (isOverdrawn(house, reply, `new ${networkOf(request.ip)}`, house.limits.newGuests)) return reply;
      const pass = await house.guests.begin();
      if (!pass.ok) return refuse(house, reply, { code: pass.error });
      return handOver(reply, options, keep, pass.value, { recovery: pass.value.recovery });
    },
  );

  app.post(
    '/api/guests/recovery',
    {
      schema: {
        operationId: 'recoverGuest',
        summary: 'Come back with a recovery code.',
        body: RECOVERY_BODY,
        response: answers(201, 'Pass#', 'You are that guest again.'),
      },
    },
    async (request, reply) => {
      const { keep, recovery } = request.body as { readonly keep: Keep; readonly recovery: string };
      if (isOverdrawn(house, reply, `recovery ${networkOf(request.ip)}`, house.limits.recoveries))
        return reply;
      const pass = await house.guests.recover(recovery);
      return pass.ok
        ? handOver(reply, options, keep, pass.value, {})
        : refuse(house, reply, { code: pass.error });
    },
  );

  app.get(
    '/api/guests/me/rooms',
    {
      schema: {
        operationId: 'myRooms',
        summary: 'The rooms where you have a seat, the newest first; none for whom the server does not know.',
        response: answers(200, 'RoomList#', 'Their ids.'),
      },
    },
    async (request, reply) => {
      // Who is not known yet sits nowhere; to ask is how a page finds out that there is a server.
      if (request.guest === undefined) return reply.send({ rooms: [] });
      const rooms = await house.shelf.of(request.guest, ROOMS_SHOWN_MAX);
      return rooms.ok ? reply.send({ rooms: rooms.value }) : refuse(house, reply, { code: 'unavailable' });
    },
  );

  app.delete(
    '/api/guests/me',
    {
      schema: {
        operationId: 'forgetMe',
        summary: 'Be forgotten: nothing names you any more; games stay, with nobody behind your seat.',
        response: { 204: { description: 'Forgotten.', type: 'null' }, ...REFUSALS },
      },
    },
    async (request, reply) => {
      const { guest } = request;
      if (guest === undefined) return refuse(house, reply, { code: 'no-guest' });
      const done = await house.guests.forget(guest);
      if (!done.ok) return refuse(house, reply, { code: done.error });
      house.hall.rooms.forget(guest);
      house.news?.tell({ kind: 'forgotten', guest });
      return reply
        .code(204)
        .header('set-cookie', cookie(options, '', 0))
        .send();
    },
  );
}

type Keep = 'cookie' | 'token';

const ROOMS_SHOWN_MAX = 100;

function handOver(
  reply: FastifyReply,
  options: GateOptions,
  keep: Keep,
  pass: Pass,
  more: object,
): FastifyReply {
  reply.code(201);
  if (keep === 'token') return reply.send({ ...more, token: pass.token });
  return reply.header('set-cookie', cookie(options, pass.token, pass.maxAgeSeconds)).send(more);
}

function cookie(options: GateOptions, value: string, maxAgeSeconds: number): string {
  const secure = options.origin?.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(options)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
