import { type Mutant, mutantsOf } from '../mutant.ts';

/** The room of a class, and how much one guest may ask of a room. */
export const CLASSES: readonly Mutant[] = [
  ...mutantsOf(
    'server/src/room/classroom.ts',
    [
      [
        "if (vote.state !== 'open') return fail({ code: 'vote-closed' });",
        '',
        'A class votes on after the vote was closed.',
      ],
      [
        '!vote.guesses.has(voter) && vote.guesses.size >= VOTERS_MAX',
        'vote.guesses.size > 1000',
        'There is no end to the voters of a class.',
      ],
      [
        "{ ...vote, state: 'open', guesses: NONE, casts: NONE }",
        "{ ...vote, state: 'open', casts: NONE }",
        'The votes for one guess count for the next one, too.',
      ],
      [
        "if (step === 'again') return ok({ ...room, vote: anew(counted) });",
        '',
        'A class that votes again keeps its old votes.',
      ],
      [
        "if (castBefore >= CAST_BY_ONE_MAX) return fail({ code: 'too-many-votes' });",
        '',
        'One voter can use up all the votes of a class.',
      ],
      ['b.votes - a.votes', 'a.votes - b.votes', 'The guess with the fewest votes is at the top.'],
      [
        '{ ...anew(vote), castCount: 0 }',
        'anew(vote)',
        'A class that was flooded with votes never votes again.',
      ],
      [
        'isWatching ? {} : {',
        'isWatching && !room ? {} : {',
        'A link for watching leads to the room of a class.',
      ],
    ],
    ['rooms/classroom.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-request.ts',
    [["return kind === 'vote' ? null : guest;", 'return guest;', 'The database says who voted for what.']],
    ['rooms/classroom.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-request.ts',
    [['version >= ENTRIES_MAX', 'version > 1e9', 'A game without a last turn grows without end.']],
    ['rooms/long-game.test.ts'],
  ),
  ...mutantsOf(
    'server/src/rooms/room-service.ts',
    [
      [
        'n > REPLAYED_MAX || live.head.vote !== undefined',
        'live.head.vote !== undefined',
        'A guest makes the server replay a long game again and again.',
      ],
    ],
    ['rooms/long-game.test.ts'],
  ),
  ...mutantsOf(
    'server/src/push/streams.ts',
    [
      ['this.#most * SHARE_OF_SPECTATORS', 'this.#most', 'Spectators take all streams from players.'],
      ['if (beganMs > old) continue;', 'continue;', 'A device that has gone without a word stays here.'],
      ['if (left-- === 0) return;', '', 'After a restart all streams are renewed at once.'],
    ],
    ['event-stream.test.ts'],
  ),
  ...mutantsOf(
    'client/src/follow.ts',
    [
      [
        "if (isRenewal) renewal = 'begun';",
        'if (isRenewal) renewal = undefined;',
        'A page that renews its stream says once more that it is open.',
      ],
      [
        'if (isRenewal && !reconnects) start();',
        'if (isRenewal && !reconnects) return;',
        'A terminal is deaf after the first minute.',
      ],
      [
        " || renewal === 'begun') lose();",
        ') lose();',
        'A server that ends during a renewal is asked ten times a second.',
      ],
    ],
    ['client.test.ts'],
  ),
];
