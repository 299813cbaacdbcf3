import { type Mutant, mutantsOf } from '../mutant.ts';

/** Rooms on the server: permissions, and what each user sees. */
export const SERVER: readonly Mutant[] = [
  ...mutantsOf(
    'server/src/routes/act.ts',
    [
      [
        "if (request.guest === undefined) return void refuse(services, reply, { code: 'no-guest' });\n  services.rooms\n    .act(idOf(request), request.guest, asked)",
        "services.rooms\n    .act(idOf(request), request.guest ?? 'anybody', asked)",
        'Anybody without a token sits down and moves.',
      ],
    ],
    ['room/requests.test.ts'],
  ),
  ...mutantsOf(
    'server/src/routes/rooms.ts',
    [
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
    'server/src/routes/events.ts',
    [
      [
        'if (reply.raw.socket === null) return',
        "if (request.ip === '') return",
        'The events of a room run into the body of the reply before them.',
      ],
    ],
    ['routes/reply-end.test.ts'],
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
        'if (isOverdrawn(services, reply, guest,',
        'if (cost === -1 && isOverdrawn(services, reply, guest,',
        'One guest may ask for as much as it likes.',
      ],
    ],
    ['room/requests.test.ts'],
  ),
  ...mutantsOf(
    'server/src/stop-request.ts',
    [
      ['if (isAsked) return;', '', 'A second signal stops a server that is stopping.'],
      [
        "process.on('disconnect', ask('starter-gone'));",
        '',
        'A server outlives the inkling serve that was killed.',
      ],
    ],
    ['server/src/stop-request.test.ts'],
  ),
  ...mutantsOf(
    'server/src/daily/day-clock.ts',
    [
      [
        'this.#beginning = { day, written: this.#days.begin(day) };',
        'this.#beginning = { day, written: Promise.resolve(ok(undefined)) };',
        'The key of a day is shown before the next day is written down.',
      ],
      [
        'if (!done.ok) return fail(',
        'if (!done.ok && this.#begun === undefined) return fail(',
        'The key of a day is shown although the next day cannot be written down.',
      ],
      [
        '    this.#begun = undefined;\n',
        '',
        'A server goes on with a day whose key another server has shown.',
      ],
    ],
    ['daily/day-clock.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-service.ts',
    [
      [
        'if (entry?.guest !== writerOf(request, guest))',
        'if (entry === undefined)',
        'A request repeated by another guest is answered as if it were theirs.',
      ],
      [
        'entry.kind !== request.kind || entry.line !== request.line',
        'entry.kind !== request.kind',
        'A request name used again for another move gets the first answer.',
      ],
    ],
    ['room/requests.test.ts', 'room/replies.test.ts'],
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
  ...mutantsOf(
    'server/src/room/step.ts',
    [
      [
        "if (persons.length < 2) return fail({ code: 'waiting-for-players' });",
        '',
        'Somebody alone in a room says something, and makes a computer player think anew.',
      ],
      [
        "if (room.saidCount >= REACTIONS_MAX) return fail({ code: 'enough-said' });",
        '',
        'There is no end to what is said in a room.',
      ],
      [
        'version, conflict, reactions: NONE, vote }',
        'version, conflict, vote }',
        'What was said stays for all turns to come.',
      ],
    ],
    ['rooms/reactions.test.ts'],
  ),
  ...mutantsOf(
    'server/src/room/turn-order.ts',
    [
      [
        'isPlayed && !isGuessing',
        'isPlayed',
        'Whoever is losing ends the game for everybody instead of giving up.',
      ],
      ['isPlayed && !isGuessing', '!isGuessing', 'A game that is over is ended once more.'],
      [
        'if (room.isWithdrawn || room.isEnded) return [];',
        'if (room.isWithdrawn) return [];',
        'Somebody has to move in a game that was ended.',
      ],
    ],
    ['rooms/withdrawal.test.ts'],
  ),
  ...mutantsOf(
    'server/src/room/view.ts',
    [
      [
        'scored(room, seat, over || room.isEnded, games)',
        'scored(room, seat, over, games)',
        'What was hidden in a game that was ended is never shown.',
      ],
    ],
    ['rooms/withdrawal.test.ts'],
  ),
  ...mutantsOf(
    'server/src/room/step.ts',
    [
      [
        "if (room.next !== undefined) return fail({ code: 'already-followed' });",
        '',
        'A finished room is followed by several others.',
      ],
      [
        "if (!isOver(room)) return fail({ code: 'not-over' });\n    if (room.next",
        'if (room.next',
        'A room is followed by another before it is over.',
      ],
      [
        'hasKeptSeat(room)\n      ? ok(',
        'true\n      ? ok(',
        'A seat that is kept for nobody is freed again and again.',
      ],
      [
        'version, reservations: NONE }',
        'version }',
        'Whoever waits invites somebody else, and the seat stays kept.',
      ],
      [
        'if (isOthers || (kind',
        'if ((kind',
        'Somebody who watched takes the seat that is kept for a player.',
      ],
    ],
    ['rooms/play-on.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-service.ts',
    [
      [
        'if (isOver(opened.value.head) && !finished.value.head.next)',
        'if (false)',
        'A room leads to one that is over, or to itself.',
      ],
    ],
    ['rooms/play-on.test.ts'],
  ),
  ...mutantsOf(
    'server/src/routes/request-counts.ts',
    [
      [
        '    end(request);\n    done(null, payload);',
        '    done(null, payload);',
        'Clients who do not read their answers use up what is answered at once.',
      ],
    ],
    ['routes/reply-end.test.ts'],
  ),
  ...mutantsOf(
    'server/src/room/reservations.ts',
    [
      [
        'if (finished.next !== undefined || !isOver(finished)) return [];',
        'if (!isOver(finished)) return [];',
        'A room that follows no game keeps seats for the people of one.',
      ],
      [
        'seat === left ? taken : seat',
        'seat',
        'After a change of seats each seat is kept for whoever left it.',
      ],
    ],
    ['rooms/play-on.test.ts'],
  ),
  ...mutantsOf(
    'server/src/room/sheet-view.ts',
    [
      [
        'pending !== undefined && isOpen(room, player, seat)',
        'pending !== undefined',
        'A rival sees the guess that waits for its answer.',
        'No race is answered by hand, and elsewhere the rules answer a guess at once: in a race none ever waits.',
      ],
      [
        "|| player.seat === seat || seat === 'maker' || isOver(room)",
        "|| player.seat === seat || seat === 'maker' || seat === 'spectator' || isOver(room)",
        'Somebody who watches a race sees its sheets before the end.',
      ],
      [
        "|| player.seat === seat || seat === 'maker' || isOver(room)",
        "|| seat !== 'spectator' || isOver(room)",
        'Racers see each other’s sheets before the end.',
      ],
      [
        "player.seat === seat || seat === 'maker' || isOver(room)",
        "player.seat === seat || seat === 'maker'",
        'The sheets of a race stay covered after its end.',
      ],
    ],
    ['room/room.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-service.ts',
    [
      [
        "if (opened.value.entryAt(1)?.guest !== guest) return fail({ code: 'not-your-seat' });",
        '',
        'A finished room is followed by the room of anybody.',
      ],
    ],
    ['rooms/play-on.test.ts'],
  ),
];
