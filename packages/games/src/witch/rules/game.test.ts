import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { makeSheet, newSheet, parseSheet, playMove, replay } from '@inkling/core/sheet';
import { describe, expect, it } from 'vitest';
import { makeMove } from './moves.ts';
import { areAdjacent, indexOf, squareAt } from './squares.ts';
import { type TileFace, turnsIn, type WitchState } from './state.ts';
import { flip, game, go, pairsOf, ROSTER, refusal, squaresWith } from './testing/table.ts';
import { viewOf } from './view.ts';

const start = (params: string, seed = 'holly') =>
  game.start(value(game.parseParams(params)), seedRandom(seed));

const peek = (state: WitchState, square: number) => flip(state, square).replace('flip', 'peek');

const PARAMS = [
  'easy',
  'medium quiz=typed against=person passing',
  'hard against=lru4',
  '4x5 bonus=2 bombs=4 quiz=off',
  '3x4 bombs=1 calm',
];

/** Draws an event as from several hurried players: any move, legal or not, and often a repeat of the last one. */
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

/** Throws if a state violates an invariant. */
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

describe('a turn', () => {
  const game1 = start('medium quiz=off');
  const [[a, b], [c, d]] = pairsOf(game1) as [[number, number], [number, number]];

  it('leaves a mismatch face up until the next action, which turns it face down', () => {
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

  it('keeps a matching pair face up, and scores it', () => {
    const matched = go(game1, flip(game1, a), flip(game1, b));
    expect([matched.lies[a], matched.lies[b]]).toEqual(['kept', 'kept']);
    expect(matched.points.first).toBe(100);
    expect(matched.found).toEqual([{ witch: expect.any(Number), squares: [a, b], seat: 'first' }]);
  });

  it('rejects a face-up tile, a square off the board, and moves that are not available', () => {
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

  it('continues after a bonus, with a peek', () => {
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

describe('two seats', () => {
  const twoPlayers = start('easy against=person quiz=off passing');
  const [[a, b], [c]] = pairsOf(twoPlayers) as [[number, number], [number, number]];

  it('alternate after a miss, but not after a match', () => {
    expect(go(twoPlayers, flip(twoPlayers, a), flip(twoPlayers, b)).seat).toBe('first');
    const missed = go(twoPlayers, flip(twoPlayers, a), flip(twoPlayers, c));
    expect(missed.seat).toBe('second');
    const wrongSeat = game.interpret(missed, 'first', '1,1');
    expect(wrongSeat).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });

  it('end the game with two passes in a row', () => {
    expect(refusal(go(twoPlayers, flip(twoPlayers, a)), 'pass')).toBe('mid-turn');
    const over = go(twoPlayers, 'pass', 'pass');
    expect(game.status(over)).toEqual({ phase: 'over', winner: undefined });
    expect(refusal(over, flip(twoPlayers, a))).toBe('game-over');
    expect(go(twoPlayers, 'pass', flip(twoPlayers, a), flip(twoPlayers, c), 'pass').phase).toBe('flip');
  });
});

it('100,000 random and simultaneous events never lead to an illegal state', () => {
  const random = new RandomStream(seedRandom('crowd'));
  let accepted = 0;
  let finished = 0;
  for (let event = 0, round = 0; event < 100_000; round++) {
    const text = PARAMS[round % PARAMS.length] as string;
    let state = start(text, `${round}`);
    let last = 'cover';
    for (let i = 0; i < 600 && event < 100_000; i++, event++) {
      last = anyEvent(state, random, last);
      // Two devices, or two fingers, act on the same visible state.
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

it('reveals nothing that is face down: boards that agree on all shown tiles have the same view', () => {
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

it('deals each witch twice, never on adjacent squares', () => {
  const state = start('hard quiz=off', 'deal');
  const { shape } = state.params.board;
  for (const pair of pairsOf(state)) {
    const [a, b] = pair.map((square) => squareAt(shape, square));
    expect(pair.length).toBe(2);
    expect(areAdjacent(a!, b!)).toBe(false);
    expect(indexOf(shape, a!)).toBe(pair[0]);
  }
});
