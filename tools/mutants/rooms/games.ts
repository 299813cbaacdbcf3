import { type Mutant, mutantsOf } from '../mutant.ts';

/** The laws that every module obeys. */
const LAWS = 'packages/games/src/contract/module-laws.test.ts';

/** The rules of the games and their notation. */
export const GAMES: readonly Mutant[] = [
  ...mutantsOf('mastermind/rules/notation.ts', [
    ["peg === '○' || peg === '◦'", "peg === '○'", 'A small ring is read as no peg.'],
    ["peg === '●' || peg === '•'", "peg === '●'", 'A small dot is read as no peg.'],
    [
      '  if (text.length > INPUT_LENGTH_MAX)\n    return',
      '  if (text.length < 0)\n    return',
      'A turn may be of any length.',
    ],
    ['if (trimmed.length > INPUT_LENGTH_MAX)', 'if (trimmed.length < 0)', 'A code may be of any length.'],
    ['[●○•◦]+)$/iu', '[●○]+)$/iu', 'Small pegs after a space are read as part of the code.'],
  ]),
  ...mutantsOf('mastermind/rules/game.ts', [
    [
      'if (!turn || state.resigned) return',
      'if (!turn) return',
      'An answer can be corrected after the breaker has resigned.',
    ],
    [
      "if (state.resigned) return fail({ code: 'game-over' });",
      '',
      'A guess can be answered after the breaker has resigned.',
    ],
    [
      'turns.length === 0 && !resigned',
      '!resigned',
      'A code can be deposited after an answer was given by hand.',
    ],
    [
      "params.maker !== 'drawn' && !secret",
      "params.maker !== 'drawn'",
      'A deposited code can be exchanged for another.',
    ],
  ]),
  ...mutantsOf(
    'mastermind/rules/game.ts',
    [
      [
        "const open = status.phase === 'over' || (seat === 'maker' && maker !== 'drawn');",
        "const open = status.phase === 'over' || seat === 'maker';",
        'The seat of the maker sees a code that was drawn.',
      ],
      ["maker !== 'drawn');", "maker !== 'drawn') || seat === 'spectator';", 'A spectator sees the code.'],
      [
        'state.turns.length >= state.params.turnsMax',
        'state.turns.length > state.params.turnsMax',
        'A game has a turn more than it says.',
      ],
      [
        "if (state.pending) return fail({ code: 'answer-first' });",
        '',
        'A guess can be made while another waits for its answer.',
      ],
      [
        "return agrees ? ok(given) : fail({ code: 'wrong-score', ...truth });",
        'return ok(given);',
        'A maker may answer otherwise than the deposited code does.',
      ],
      [
        'random.shuffle(symbols).slice(0, rules.places)',
        'symbols.slice(0, rules.places)',
        'Where symbols may not repeat the drawn code is always the same.',
      ],
    ],
    ['rules/mastermind.test.ts'],
  ),
  ...mutantsOf('word/rules/verify.ts', [
    [
      '|| (full && copies < range.fewest)',
      '',
      'Fewer copies of a letter than another round has shown are no fault.',
    ],
    ['copies > range.most || ', '', 'More copies of a letter than another round allows are no fault.'],
    [
      "if (known === letter) says('known-place-denied', [place]);",
      '',
      'A letter may be denied where it is known to stand.',
    ],
    [
      'if (((before.excluded.get(letter) ?? 0) >>> place) & 1) says',
      'if (place < 0) says',
      'A letter may be exact where another round has excluded it.',
    ],
    [
      'copies > 0 ? before.absent.has(letter) : range !== undefined',
      'copies > 0 && before.absent.has(letter)',
      'A letter may be absent after it was hinted.',
    ],
  ]),
  ...mutantsOf('witch/rules/play.ts', [
    [
      'state.found.findLast((pair) => pair.seat === state.seat)',
      'state.found.at(-1)',
      'A bomb covers a pair of the rival.',
    ],
    [
      'state.found.findLast((pair) => pair.seat',
      'state.found.find((pair) => pair.seat',
      'A bomb covers the first pair instead of the last.',
    ],
    [' || bot || before', ' || bot', 'The same witch is asked for twice.'],
    [' || bot || before', ' || before', 'A computer is asked for names.'],
  ]),
  ...mutantsOf(
    'witch/rules/play.ts',
    [
      [
        "if (state.lies[square] !== 'down') return fail({ code: 'face-up' });",
        '',
        'A tile that lies open can be turned.',
      ],
      ["next === 'same' ? state.seat : nextSeat(state)", 'nextSeat(state)', 'A match ends the turn.'],
      ["last?.kind === 'pass' ? 'over' : 'flip'", "'flip'", 'Two passes running do not end the game.'],
      [
        "if (state.params.calm) return record(spent, { kind: 'dud', square });",
        '',
        'In calm mode a bomb goes off.',
      ],
      [
        "return asked.hinted\n    ? fail({ code: 'already-hinted' })\n    : ok",
        'return ok',
        'A hint can be taken twice.',
      ],
      ["lie === 'shown' ? 'down' : lie", 'lie', 'What a miss has shown stays open.'],
      [
        'Math.max(0, state.points[state.seat] + points)',
        'state.points[state.seat] + points',
        'Points fall below nothing.',
        'Only a bomb takes points, and no more than the pair that it covers has given.',
      ],
    ],
    ['witch/rules/game.test.ts', 'witch/rules/quiz.test.ts'],
  ),
  ...mutantsOf('witch/rules/board.ts', [
    ['stream.shuffle(couples);', '', 'The first couple always lies at the first square.'],
  ]),
  ...mutantsOf(
    'null/rules/game.ts',
    [
      ['secret: open ? secret : undefined', 'secret', 'Everybody sees the number that is looked for.'],
      [
        'return { params, turns, pending, status, secret: open ? secret : undefined };',
        'return { params, turns, pending, status, secret: open ? secret : (secret ?? 0) % 2 || undefined };',
        'A view tells whether the number is odd.',
      ],
    ],
    [LAWS],
  ),
  ...mutantsOf(
    'mastermind/rules/game.ts',
    [['secret: open && state.secret', 'secret: state.secret', 'Everybody sees the code.']],
    [LAWS],
  ),
  ...mutantsOf(
    'null/players.ts',
    [
      ['left[(left.length - 1) >> 1]', 'left[left.length]', 'A computer player guesses what is no number.'],
      [
        'const random = new RandomStream(seedRandom(',
        'const random = new RandomStream(seedRandom(Math.random() + ',
        'A computer player that is asked again moves otherwise.',
      ],
    ],
    [LAWS],
  ),
  ...mutantsOf(
    'null/record/number-laws.ts',
    [
      [
        'answerTo(Number(guess), Number(secret))',
        'answerTo(Number(secret), Number(guess))',
        'The file of a finished game is judged the wrong way round.',
      ],
      ['rest.length === 0', 'rest.length === 9', 'No turn in the file of a finished game is read.'],
    ],
    [LAWS],
  ),
  ...mutantsOf(
    'mastermind/daily/day-code.ts',
    [
      [
        'const draw = draws(',
        'const draw = draws(Math.random() + ',
        'A guest who asks again gets another copy.',
      ],
      [
        "draws('mastermind').below(",
        '(async (n: number) => Math.floor(Math.random() * n))(',
        'A day has another code each time.',
      ],
    ],
    [LAWS],
  ),
  ...mutantsOf('contract/room-task.ts', [
    [
      "maker === 'kept' && secret === undefined ? 'open'",
      "maker === 'kept' ? 'open'",
      'A secret is to be shown again and again.',
    ],
  ]),
  ...mutantsOf(
    'contract/room-rights.ts',
    [
      [
        "phase === 'waiting' && you !== 'spectator' && nonces",
        "phase === 'waiting' && nonces",
        'Somebody who watches owes a share in the draw.',
      ],
      ['!isGuessing && !isShared', '!isShared', 'Whoever is losing can end the game instead of giving up.'],
      [
        "you !== 'spectator' && !isGuessing",
        '!isGuessing',
        'Somebody who watches is offered to end the game.',
      ],
    ],
    ['contract/room-task.test.ts'],
  ),
];
