import { type Mutant, mutantsOf } from '../mutant.ts';

/** Rooms on the server: who may do what, and what each sees. */
export const SERVER: readonly Mutant[] = [
  ...mutantsOf(
    'server/src/routes/rooms.ts',
    [
      [
        "if (request.guest === undefined) return refuse(services, reply, { code: 'no-guest' });\n  const seen = await services.rooms.act(idOf(request), request.guest, wish);",
        "const seen = await services.rooms.act(idOf(request), request.guest ?? 'anybody', wish);",
        'Anybody without a token sits down and moves.',
      ],
      [
        "if (guest === undefined) return refuse(services, reply, { code: 'no-guest' });\n      if (isOverdrawn(services, reply, `rooms",
        'if (guest === undefined) return reply.code(201).send({});\n      if (isOverdrawn(services, reply, `rooms',
        'Anybody without a token opens rooms.',
      ],
      [
        'if (isOverdrawn(services, reply, `rooms',
        "if (guest === '' && isOverdrawn(services, reply, `rooms",
        'A guest may open any number of rooms.',
      ],
    ],
    ['room/requests.test.ts'],
  ),
  ...mutantsOf(
    'server/src/routes/gate.ts',
    [
      [
        'limits.address, cost)) return',
        'limits.address, 0)) return',
        'One address may ask for as much as it likes.',
      ],
      [
        'if (isOverdrawn(services, reply, `guest',
        'if (atOnce < 0 && isOverdrawn(services, reply, `guest',
        'One guest may ask for as much as it likes.',
      ],
    ],
    ['room/requests.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-service.ts',
    [
      [
        'if (entry?.guest !== guest) return',
        'if (entry === undefined) return',
        'A request repeated by another guest is answered as if it were theirs.',
      ],
      [
        'entry.kind !== request.kind || entry.line !== request.line',
        'entry.kind !== request.kind',
        'A request name used again for another move gets the first answer.',
      ],
    ],
    ['room/requests.test.ts', 'room/room.test.ts'],
  ),
  ...mutantsOf(
    'games/src/mastermind/room.ts',
    [
      [
        "if (makeMove(move.value) !== line) return fail({ code: 'not-a-move' });",
        '',
        'A move may be written in any way.',
      ],
    ],
    ['room/requests.test.ts'],
  ),
  ...mutantsOf(
    'games/src/witch/room.ts',
    [
      [
        "if (makeMove(move.value) !== line) return fail({ code: 'not-a-move' });",
        '',
        'A move at a table may be written in any way.',
      ],
    ],
    ['room/requests.test.ts'],
  ),
];
