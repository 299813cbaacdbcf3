import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { makeSheet, newSheet, parseSheet, playMove, replay } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { witchGame } from './game.ts';
import { makeMove, parseMove } from './moves.ts';
import { makeParams, parseParams } from './params.ts';
import { quizOptions, type Roster } from './roster.ts';
import { areAdjacent, indexOf, squareAt } from './squares.ts';
import { type TileFace, turnsIn, type WitchState } from './state.ts';
import { viewOf } from './view.ts';

const NAMES = [
  'Odalys',
  'Belladonna',
  'Circelle',
  'Dragomira',
  'Eglantine',
  'Fenwick',
  'Grizelda',
  'Hepzibah',
];
const MORE = ['Isadora', 'Juniper', 'Kestrel', 'Lavinia', 'Morwenna', 'Nettlewyn', 'Ottoline', 'Perpetua'];
const ROSTER: Roster = [...NAMES, ...MORE].map((name, i) => ({
  id: name.toLowerCase(),
  name,
  description: `A witch with habit ${i}.`,
}));
const game = witchGame(ROSTER);

const start = (params: string, seed = 'holly') =>
  game.start(value(game.parseParams(params)), seedRandom(seed));

/** Plays moves that must be legal. */
function go(state: WitchState, ...moves: string[]): WitchState {
  return moves.reduce((now, text) => value(game.apply(now, value(game.parseMove(text)))), state);
}

function refusal(state: WitchState, move: string): string {
  const result = game.apply(state, value(game.parseMove(move)));
  return result.ok ? 'accepted' : result.error.code;
}

const flip = (state: WitchState, square: number) => {
  const { row, col } = squareAt(state.params.board.shape, square);
  return `flip ${row + 1},${col + 1}`;
};
const peek = (state: WitchState, square: number) => flip(state, square).replace('flip', 'peek');

/** Squares that hold a kind of tile, or both of a pair. */
const squaresWith = (state: WitchState, test: (face: TileFace) => boolean) =>
  state.secret.tiles.flatMap((face, square) => (test(face) ? [square] : []));
const pairsOf = (state: WitchState) => {
  const witches = [
    ...new Set(state.secret.tiles.flatMap((face) => (face.type === 'gameTile' ? [face.witch] : []))),
  ];
  return witches.map((witch) =>
    squaresWith(state, (face) => face.type === 'gameTile' && face.witch === witch),
  );
};

describe('a turn', () => {
  const game1 = start('medium quiz=off');
  const [[a, b], [c, d]] = pairsOf(game1) as [[number, number], [number, number]];

  it('that misses stays in sight until the next action, which turns it back', () => {
    const missed = go(game1, flip(game1, a), flip(game1, c));
    expect(missed.lies.filter((lie) => lie === 'shown').length).toBe(2);
    expect(missed.moves.first).toBe(1);
    expect(refusal(missed, flip(game1, a))).toBe('face-up');
    const next = go(missed, flip(game1, b));
    expect([next.lies[a], next.lies[c], next.lies[b]]).toEqual(['down', 'down', 'first']);
    const covered = go(missed, 'cover');
    expect(covered.lies.every((lie) => lie === 'down')).toBe(true);
    expect(refusal(covered, 'cover')).toBe('nothing-to-cover');
  });

  it('that matches stays, and pays', () => {
    const matched = go(game1, flip(game1, a), flip(game1, b));
    expect([matched.lies[a], matched.lies[b]]).toEqual(['kept', 'kept']);
    expect(matched.points.first).toBe(100);
    expect(matched.found).toEqual([{ witch: expect.any(Number), squares: [a, b], seat: 'first' }]);
  });

  it('takes no tile twice and nothing off the board', () => {
    const once = go(game1, flip(game1, a));
    expect(refusal(once, flip(game1, a))).toBe('face-up');
    expect(refusal(once, 'flip 9,9')).toBe('off-board');
    expect(refusal(once, 'peek 1,1')).toBe('no-peek');
    expect(refusal(once, 'pass')).toBe('no-passing');
    expect(refusal(once, 'hint')).toBe('no-quiz');
    expect(refusal(once, 'skip')).toBe('nothing-to-skip');
  });

  it('ends with a bomb, which covers the last found pair again', () => {
    const [bombSquare] = squaresWith(game1, (face) => face.type === 'bomb') as [number];
    const matched = go(game1, flip(game1, a), flip(game1, b), flip(game1, c));
    const blown = go(matched, flip(game1, bombSquare));
    expect([blown.lies[a], blown.lies[b], blown.lies[c], blown.lies[bombSquare]]).toEqual([
      'down',
      'down',
      'shown',
      'kept',
    ]);
    expect(blown.points.first).toBe(0);
    expect(blown.moves.first).toBe(2);
    expect(blown.found).toEqual([]);
    const early = go(game1, flip(game1, bombSquare));
    expect(early.points.first).toBe(0);
    expect(early.moves.first).toBe(1);
    const calm = start('medium quiz=off calm');
    const dud = go(calm, flip(calm, bombSquare));
    expect(dud.moves.first).toBe(0);
    expect(dud.lies[bombSquare]).toBe('kept');
  });

  it('goes on after a bonus, with a peek', () => {
    const [bonusSquare] = squaresWith(game1, (face) => face.type === 'bonus') as [number];
    const lucky = go(game1, flip(game1, a), flip(game1, bonusSquare));
    expect(lucky.phase).toBe('peek');
    expect(lucky.points.first).toBe(100);
    expect(refusal(lucky, flip(game1, b))).toBe('peek-first');
    expect(refusal(lucky, peek(game1, a))).toBe('face-up');
    const peeked = go(lucky, peek(game1, b));
    expect([peeked.lies[a], peeked.lies[b]]).toEqual(['first', 'shown']);
    expect(refusal(peeked, flip(game1, b))).toBe('face-up');
    const after = go(peeked, 'cover', flip(game1, b));
    expect(after.found.length).toBe(1);
    expect(after.moves.first).toBe(1);
    const declined = go(lucky, 'skip', flip(game1, d));
    expect(declined.moves.first).toBe(1);
  });
});

describe('the quiz', () => {
  const named = start('medium');
  const [pair] = pairsOf(named) as [[number, number]];
  const asked = go(named, flip(named, pair[0]), flip(named, pair[1]));
  const witch = asked.asked?.witch as number;

  it('offers four names, hers among them, in an order that says nothing', () => {
    const view = game.view(asked, 'first');
    expect(view.quiz?.options?.length).toBe(4);
    expect(view.quiz?.options).toContain(witch);
    expect(view.quiz?.hint).toBeUndefined();
    const places = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++) places[quizOptions([1, 3, 5, 7, 8, 9], 5, `${i}`).indexOf(5)]!++;
    for (const place of places) expect(Math.abs(place - 1000)).toBeLessThan(4 * Math.sqrt(750));
  });

  it('asks with names of tonight that were not said yet, down to the last pair', () => {
    for (const level of ['easy', 'medium', 'medium coven=10']) {
      let state = start(level);
      const said = new Set<number>();
      for (const [one, other] of pairsOf(state) as [number, number][]) {
        state = go(state, flip(state, one), flip(state, other));
        const { quiz, tonight } = game.view(state, 'first');
        const options = quiz?.options as readonly number[];
        expect(new Set(options).size).toBe(4);
        expect(options.filter((name) => said.has(name) || !tonight.includes(name))).toEqual([]);
        said.add(quiz?.witch as number);
        state = go(state, 'skip');
      }
      expect(state.phase).toBe('over');
    }
  });

  it('tells an attentive stranger nothing: every way to guess is right once in four times', () => {
    type Guess = (options: readonly number[], offered: ReadonlyMap<number, number>) => number;
    const times = (offered: ReadonlyMap<number, number>, name: number) => offered.get(name) ?? 0;
    const ways: Record<string, Guess> = {
      first: ([name = 0]) => name,
      lowest: (options) => Math.min(...options),
      oftenest: (options, offered) =>
        options.reduce((best, name) => (times(offered, name) > times(offered, best) ? name : best)),
      newest: (options, offered) =>
        options.reduce((best, name) => (times(offered, name) < times(offered, best) ? name : best)),
    };
    const right = Object.fromEntries(Object.keys(ways).map((way) => [way, 0]));
    let asked = 0;
    for (let i = 0; i < 500; i++) {
      let state = start('easy', `stranger ${i}`);
      const offered = new Map<number, number>();
      for (const [one, other] of pairsOf(state) as [number, number][]) {
        state = go(state, flip(state, one), flip(state, other));
        const { witch, options = [] } = viewOf(state, ROSTER).quiz ?? { witch: -1 };
        asked++;
        for (const [way, guess] of Object.entries(ways))
          right[way]! += guess(options, offered) === witch ? 1 : 0;
        for (const name of options) offered.set(name, times(offered, name) + 1);
        state = go(state, 'skip');
      }
    }
    const spread = 4 * Math.sqrt(asked * 0.25 * 0.75);
    for (const [way, count] of Object.entries(right))
      expect(Math.abs(count - asked / 4), way).toBeLessThan(spread);
  });

  it('pays for the right name, half with the hint, and nothing for another', () => {
    const right = `name ${ROSTER[witch]?.name}`;
    expect(go(asked, right).points.first).toBe(150);
    const hinted = go(asked, 'hint');
    expect(game.view(hinted, 'first').quiz?.hint).toBe(ROSTER[witch]?.description);
    expect(go(hinted, right).points.first).toBe(125);
    expect(refusal(hinted, 'hint')).toBe('already-hinted');
    expect(go(asked, 'skip').points.first).toBe(100);
    expect(refusal(asked, flip(named, 0))).toBe('quiz-first');
    expect(refusal(asked, 'name Nobody')).toBe('not-an-option');
    const options = game.view(asked, 'first').quiz?.options as number[];
    const wrong = options.find((index) => index !== witch) as number;
    expect(go(asked, `name ${ROSTER[wrong]?.name}`).points.first).toBe(100);
    const byNumber = value(game.interpret(asked, 'first', String(options.indexOf(witch) + 1)));
    expect(value(game.apply(asked, byNumber)).points.first).toBe(150);
  });

  it('typed: forgives one slip', () => {
    const typed = start('medium quiz=typed');
    const open = go(typed, flip(typed, pair[0]), flip(typed, pair[1]));
    const name = ROSTER[open.asked?.witch as number]?.name as string;
    expect(go(open, `name ${name.toUpperCase()}`).points.first).toBe(200);
    expect(go(open, `name ${name.slice(1)}`).points.first).toBe(180);
    expect(go(open, `name ${name.slice(2)}`).points.first).toBe(100);
    expect(go(open, 'name ???').points.first).toBe(100);
  });
});

describe('two seats', () => {
  const duel = start('easy against=person quiz=off passing');
  const [[a, b], [c]] = pairsOf(duel) as [[number, number], [number, number]];

  it('alternate after a miss, and go again after a match', () => {
    expect(go(duel, flip(duel, a), flip(duel, b)).seat).toBe('first');
    const missed = go(duel, flip(duel, a), flip(duel, c));
    expect(missed.seat).toBe('second');
    const wrongSeat = game.interpret(missed, 'first', '1,1');
    expect(wrongSeat).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });

  it('end the game with two passes running', () => {
    expect(refusal(go(duel, flip(duel, a)), 'pass')).toBe('mid-turn');
    const over = go(duel, 'pass', 'pass');
    expect(game.status(over)).toEqual({ phase: 'over', winner: undefined });
    expect(refusal(over, flip(duel, a))).toBe('game-over');
    expect(go(duel, 'pass', flip(duel, a), flip(duel, c), 'pass').phase).toBe('flip');
  });
});

describe('texts', () => {
  const params = [
    'easy',
    'medium calm',
    'hard rule=rook against=lru4',
    'easy coven=7',
    '3x4 bombs=1 quiz=typed timed',
    '2x2 bonus=0 touching=2',
  ];

  it('of params come back, level or size', () => {
    for (const text of params) {
      const parsed = value(game.parseParams(text));
      expect(parseParams(makeParams(parsed))).toEqual({ ok: true, value: parsed });
    }
    expect(makeParams(value(parseParams('hard')))).toBe(
      '5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names',
    );
  });

  it.each([
    ['', 'bad-params'],
    ['expert', 'bad-params'],
    ['easy easy', 'bad-params'],
    ['easy calm calm', 'bad-params'],
    ['easy rule=queen', 'bad-params'],
    ['easy toString=1', 'bad-params'],
    ['toString', 'bad-params'],
    ['easy constructor=1', 'bad-params'],
    ['easy rule=king=rook', 'bad-params'],
    ['easy calm=1', 'bad-params'],
    ['4x4', 'odd-free-squares'],
    ['99x9', 'size-out-of-range'],
    ['2x2 bonus=0', 'impossible'],
    ['easy passing', 'passing-alone'],
    ['20x20 bombs=1', 'roster-too-small'],
    ['medium coven=6', 'roster-too-small'],
    ['medium coven=all', 'bad-params'],
  ])('params %j: %s', (text, code) => {
    expect(game.parseParams(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('of moves come back, and no text throws', () => {
    const state = start('easy');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.string().map((s) => `name ${s}`),
        ),
        (text) => {
          game.parseParams(text);
          const move = parseMove(text);
          if (move.ok) expect(parseMove(makeMove(move.value))).toEqual(move);
          game.interpret(state, 'first', text);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

const PARAMS = [
  'easy',
  'medium quiz=typed against=person passing',
  'hard against=lru4',
  '4x5 bonus=2 bombs=4 quiz=off',
  '3x4 bombs=1 calm',
];

/** An event as a hurried crowd makes them: any move, legal or not, often the one just made again. */
function anyEvent(state: WitchState, random: RandomStream, last: string): string {
  const { rows, cols } = state.params.board.shape;
  const square = `${1 + random.below(rows)},${1 + random.below(cols)}`;
  const name = ROSTER[random.below(ROSTER.length)]?.name;
  const events = [
    `flip ${square}`,
    `flip ${square}`,
    `flip ${square}`,
    `peek ${square}`,
    last,
    `name ${name}`,
  ];
  const words = ['skip', 'hint', 'cover', 'pass', 'flip 21,1'];
  return [...events, ...words][random.below(events.length + words.length)] as string;
}

/** What is true of every state. */
function checkState(state: WitchState): void {
  const fail = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify(state)}`);
  };
  const count = (lie: string) => state.lies.filter((other) => other === lie).length;
  const { tiles } = state.secret;
  const kept = state.lies.flatMap((lie, square) => (lie === 'kept' ? [square] : []));
  const pairTiles = kept.filter((square) => tiles[square]?.type === 'gameTile');
  if (pairTiles.length !== 2 * state.found.length) fail('kept tiles are the found pairs');
  for (const { squares, witch } of state.found)
    for (const square of squares) {
      const face = tiles[square];
      if (state.lies[square] !== 'kept' || face?.type !== 'gameTile' || face.witch !== witch) fail('found');
    }
  if (count('first') > 1 || count('shown') > 2) fail('two flips a turn');
  if (state.lies.some((lie, i) => lie === 'first' && tiles[i]?.type !== 'gameTile')) fail('first');
  if (state.points.first < 0 || state.points.second < 0) fail('points');
  if ((state.phase === 'quiz') !== (state.asked !== undefined)) fail('asked');
  if (state.phase === 'quiz' && count('first') > 0) fail('quiz in a turn');
  const complete = pairTiles.length === tiles.filter(({ type }) => type === 'gameTile').length;
  const last = state.log.slice(-2).map(({ kind }) => kind);
  const passed = last.length === 2 && last.every((kind) => kind === 'pass');
  if (state.phase === 'over' && !complete && !passed) fail('over too soon');
  if (complete && state.phase !== 'over' && state.phase !== 'quiz') fail('not over');
  if (state.params.opponent === 'nobody' && state.seat !== 'first') fail('seat');
  const ended = state.log.filter(({ kind }) => ['match', 'miss', 'bomb', 'pass'].includes(kind)).length;
  if (ended !== turnsIn(state)) fail('turns');
}

it('100,000 random and simultaneous events never make an illegal state', () => {
  const random = new RandomStream(seedRandom('crowd'));
  let accepted = 0;
  let finished = 0;
  for (let event = 0, round = 0; event < 100_000; round++) {
    const text = PARAMS[round % PARAMS.length] as string;
    let state = start(text, `${round}`);
    let last = 'cover';
    for (let i = 0; i < 600 && event < 100_000; i++, event++) {
      last = anyEvent(state, random, last);
      // Two devices, or two fingers, act on the state that both see.
      const next = game.apply(state, value(game.parseMove(last)));
      if (!next.ok) continue;
      accepted++;
      state = next.value;
      checkState(state);
    }
    if (state.phase === 'over') finished++;
  }
  expect(accepted).toBeGreaterThan(10_000);
  expect(finished).toBeGreaterThan(10);
});

it('says nothing about what lies face down: boards that agree on all shown tiles have one view', () => {
  const random = new RandomStream(seedRandom('noninterference'));
  let different = 0;
  for (let round = 0; round < 300; round++) {
    let state = start(PARAMS[round % PARAMS.length] as string, `n${round}`);
    let last = 'cover';
    const script: string[] = [];
    for (let i = 0; i < random.below(60); i++) {
      last = anyEvent(state, random, last);
      const next = game.apply(state, value(game.parseMove(last)));
      if (!next.ok) continue;
      script.push(last);
      state = next.value;
    }
    const shown = new Set(state.log.flatMap((event) => ('face' in event ? [event.square] : [])));
    const hidden = state.lies.flatMap((_, square) => (shown.has(square) ? [] : [square]));
    const faces = random.shuffle(hidden.map((square) => state.secret.tiles[square] as TileFace));
    const tiles = state.secret.tiles.map((face, square) =>
      shown.has(square) ? face : (faces[hidden.indexOf(square)] as TileFace),
    );
    const fresh = start(PARAMS[round % PARAMS.length] as string, `n${round}`);
    const twin = go({ ...fresh, secret: { ...fresh.secret, tiles } }, ...script);
    if (JSON.stringify(tiles) !== JSON.stringify(state.secret.tiles)) different++;
    expect(JSON.stringify(viewOf(twin, ROSTER))).toBe(JSON.stringify(viewOf(state, ROSTER)));
  }
  expect(different).toBeGreaterThan(200);
});

it('replays from a sheet to the same state', () => {
  const random = new RandomStream(seedRandom('replay'));
  for (const params of PARAMS) {
    let state = start(params, 'replay');
    let sheet = newSheet('witch', params, 'replay');
    for (let i = 0, last = 'cover'; i < 200; i++) {
      last = anyEvent(state, random, last);
      const move = value(game.parseMove(last));
      const before = JSON.stringify(state);
      const next = game.apply(state, move);
      expect(JSON.stringify(state)).toBe(before);
      if (!next.ok) continue;
      state = next.value;
      sheet = playMove(sheet, makeMove(move));
    }
    const read = value(parseSheet(makeSheet(sheet)));
    expect(replay(game, read)).toEqual({ ok: true, value: state });
  }
});

it('deals mates apart, each witch twice', () => {
  const state = start('hard quiz=off', 'deal');
  const { shape } = state.params.board;
  for (const pair of pairsOf(state)) {
    const [a, b] = pair.map((square) => squareAt(shape, square));
    expect(pair.length).toBe(2);
    expect(areAdjacent(a!, b!)).toBe(false);
    expect(indexOf(shape, a!)).toBe(pair[0]);
  }
});
