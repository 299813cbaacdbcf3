import fc from 'fast-check';
import type { RoomView } from '../room/view.ts';
import { openTestServer, type Player, type TestServer } from './test-server.ts';

/** The model of one Mastermind room with a deposited code. It holds enough to predict every answer of the server. */
export interface Model {
  id: string | undefined;
  version: number;
  seated: boolean;
  secret: string | undefined;
  turns: { guess: string; exact: number; near: number }[];
  resigned: boolean;
  ended: boolean;
  /** The accepted requests by id, with their first answers. */
  answered: Map<
    string,
    { readonly path: string; readonly body: object; readonly answer: string; readonly by: 0 | 1 }
  >;
  executed: number;
}

/** The real server. `place` changes when it is stopped and reopened on the same data. */
export interface Real {
  place: TestServer;
  readonly data: string;
  players: readonly [Player, Player];
  reopen(): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, Real>;

export const TURNS_MAX = 5;
const RULES = 'p2c3r/5';

export function newModel(): Model {
  return {
    id: undefined,
    version: 0,
    seated: false,
    secret: undefined,
    turns: [],
    resigned: false,
    ended: false,
    answered: new Map(),
    executed: 0,
  };
}

export function isOver({ resigned, turns }: Model): boolean {
  return resigned || turns.at(-1)?.exact === 2 || turns.length >= TURNS_MAX;
}

/** Scores a guess of two places and three symbols in the most obvious way. */
export function score(guess: string, secret: string): { readonly exact: number; readonly near: number } {
  const exact = [0, 1].filter((i) => guess[i] === secret[i]).length;
  const count = (text: string, letter: string) => [...text].filter((other) => other === letter).length;
  const both = [...'abc'].reduce(
    (sum, letter) => sum + Math.min(count(guess, letter), count(secret, letter)),
    0,
  );
  return { exact, near: both - exact };
}

const code = fc
  .tuple(fc.constantFrom(...'abc'), fc.constantFrom(...'abc'))
  .map((letters) => letters.join(''));

const USUAL: fc.Arbitrary<Command>[] = [
  fc.constant(command('open', openOne)),
  fc.constant(
    command('sit', (model, real) => act(model, real, 1, 'seats', { seat: 'breaker' }, sitting(model))),
  ),
  code.map((text) =>
    command(`deposit ${text}`, (model, real) =>
      move(model, real, 0, `deposit ${text}`, depositing(model, text)),
    ),
  ),
  ...[1, 2, 3].map(() =>
    code.map((text) =>
      command(`guess ${text}`, (model, real) => move(model, real, 1, `guess ${text}`, guessing(model, text))),
    ),
  ),
  fc.constant(command('resign', (model, real) => move(model, real, 1, 'resign', resigning(model)))),
  fc.constant(command('repeat', repeat)),
  fc.constant(command('late', late)),
  fc.constant(command('look', look)),
];

/**
 * A restart takes as long as a hundred requests, so only about one command in a hundred is a restart. The maker seldom ends
 * a game early, because nothing follows.
 */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 8 }, () => USUAL).flat(),
  ...([0, 0, 0, 1] as const).map((by) =>
    fc.constant(
      command(`end by ${by}`, (model, real) =>
        act(model, real, by, 'end', { version: model.version }, ending(model, by)),
      ),
    ),
  ),
  fc.constant(command('reopen', (_model, real) => real.reopen())),
];

type Effect = { readonly refused: string } | { readonly change: () => void };

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(model, real) {
      model.executed++;
      await run(model, real);
    },
    toString: () => name,
  };
}

async function openOne(model: Model, real: Real): Promise<void> {
  if (model.id !== undefined) return look(model, real);
  const setup = { game: 'mastermind', rules: RULES, maker: 'deposited', seat: 'maker' };
  const view = await real.players[0].open(setup);
  model.id = view.id;
  model.version = 1;
}

function sitting(model: Model): Effect {
  if (model.seated) return { refused: 'already-seated' };
  return { change: () => void (model.seated = true) };
}

function depositing(model: Model, text: string): Effect {
  if (isOver(model) || model.ended) return { refused: 'game-over' };
  if (model.secret !== undefined) return { refused: 'not-your-move' };
  return { change: () => void (model.secret = text) };
}

function guessing(model: Model, text: string): Effect {
  if (!model.seated) return { refused: 'not-your-seat' };
  if (isOver(model) || model.ended) return { refused: 'game-over' };
  const { secret } = model;
  if (secret === undefined) return { refused: 'no-code-yet' };
  return { change: () => void model.turns.push({ guess: text, ...score(text, secret) }) };
}

function resigning(model: Model): Effect {
  if (!model.seated) return { refused: 'not-your-seat' };
  const isRefused = isOver(model) || model.ended;
  return isRefused ? { refused: 'game-over' } : { change: () => void (model.resigned = true) };
}

function ending(model: Model, by: 0 | 1): Effect {
  if (by === 1 && !model.seated) return { refused: 'not-your-seat' };
  if (model.ended) return { refused: 'game-over' };
  if (by === 1 || !model.seated || isOver(model)) return { refused: 'not-your-move' };
  return { change: () => void (model.ended = true) };
}

function move(model: Model, real: Real, by: 0 | 1, text: string, effect: Effect): Promise<void> {
  return act(model, real, by, 'moves', { version: model.version, move: text }, effect);
}

async function act(
  model: Model,
  real: Real,
  by: 0 | 1,
  path: string,
  more: object,
  effect: Effect,
): Promise<void> {
  if (model.id === undefined) return;
  const req = `q${model.executed}`;
  const body = { req, ...more };
  const { status, raw } = await real.players[by].send('POST', `/api/rooms/${model.id}/${path}`, body);
  if ('refused' in effect)
    return same(
      { status, ...JSON.parse(raw.body) },
      { status: real.place.services.faultStatuses.get(effect.refused), code: effect.refused },
    );
  same(status, 200);
  effect.change();
  model.version++;
  model.answered.set(req, { path, body, answer: raw.body, by });
  agrees(model, JSON.parse(raw.body) as RoomView, by);
}

/** Repeats an accepted request, however old, and expects the first answer, byte for byte. */
async function repeat(model: Model, real: Real): Promise<void> {
  const known = [...model.answered.values()];
  const one = known[model.executed % Math.max(1, known.length)];
  if (!one) return;
  const { raw } = await real.players[one.by].send('POST', `/api/rooms/${model.id}/${one.path}`, one.body);
  same(raw.body, one.answer);
}

/** Sends a move for an outdated version. It must change nothing and return the current state. */
async function late(model: Model, real: Real): Promise<void> {
  if (model.id === undefined) return;
  const body = { req: `q${model.executed}`, version: model.version - 1, move: 'deposit aa' };
  const { status, body: answer } = await real.players[0].send('POST', `/api/rooms/${model.id}/moves`, body);
  same([status, answer.code], [409, 'stale']);
  agrees(model, answer.now, 0);
}

async function look(model: Model, real: Real): Promise<void> {
  if (model.id === undefined) return;
  for (const by of [0, 1] as const) {
    const { raw } = await real.players[by].send('GET', `/api/rooms/${model.id}`);
    agrees(model, JSON.parse(raw.body) as RoomView, by);
    const check = await real.place.app.inject({
      method: 'POST',
      url: '/check',
      payload: raw.body,
      headers: JSON_HEADERS,
    });
    same(check.body, '"fits"');
  }
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function agrees(model: Model, view: RoomView, by: 0 | 1): void {
  const over = isOver(model);
  const sheet = view.sheets?.[0];
  same(
    {
      version: view.version,
      turns: sheet?.turns,
      resigned: sheet?.resigned,
      phase: view.phase,
      secret: view.secret,
    },
    {
      version: model.version,
      turns: model.turns,
      resigned: model.resigned,
      phase: over ? 'over' : model.ended ? 'ended' : model.seated ? 'playing' : 'waiting',
      secret: over || model.ended || by === 0 ? model.secret : undefined,
    },
  );
  if (over) same(view.winner, model.turns.at(-1)?.exact === 2 ? 'breaker' : 'maker');
}

/** Opens a server that can check views against the published schema. */
export async function openChecking(data: string): Promise<TestServer> {
  const place = await openTestServer({}, { data });
  const schema = { body: { $ref: 'RoomView#' }, hide: true };
  place.app.post('/check', { schema }, async () => JSON.stringify('fits'));
  return place;
}

function same(is: unknown, should: unknown): void {
  const [a, b] = [JSON.stringify(is), JSON.stringify(should)];
  if (a !== b) throw new Error(`${a} where ${b} was foreseen`);
}
