import { type RandomState, RandomStream, seedRandom } from '@inkling/core/random';
import { expect } from '@inkling/core/result';
import type { AnyGameModule } from '../../contract/game-module.ts';
import type { PublicTurn, RoomSeat, SheetRoom, TableRoom } from '../../contract/room.ts';
import { makeBase64url } from '../../encoding/base64url.ts';
import { mastermindModule } from '../../mastermind/module.ts';
import { makeCode } from '../../mastermind/rules/notation.ts';
import { nullModule } from '../../null/module.ts';
import { commit, type Sha256 } from '../../promise/commitment.ts';
import { drawBytes, drawState, type JointDraw, promisedSeed } from '../../promise/joint-draw.ts';
import { witchModule } from '../../witch/module.ts';
import type { Roster } from '../../witch/rules/roster.ts';
import { wordModule } from '../../word/module.ts';
import { wordGame } from '../../word/rules/game.ts';
import { ENGLISH } from '../../word/rules/letters.ts';
import { type FinishedRoom, recordOfRoom } from '../finished-room.ts';
import type { RoomRecord } from '../room-record.ts';

/** Creates finished games for tests by actually playing them by their rules. */

export const RECORD_GAMES = ['null', 'mastermind', 'word', 'witch'] as const;
export type RecordGame = (typeof RECORD_GAMES)[number];

const WORDS = 'crane crate trace grace brace place plane slate stale least tales steal tiles lines'.split(
  ' ',
);

const ROSTER: Roster = Array.from({ length: 12 }, (_, i) => ({
  id: `witch-${i}`,
  name: `${'ABCDEFGHIJKL'[i]?.repeat(4)}`,
  description: `Number ${i}.`,
  traits: { hat: i % 4 },
}));

export const MODULES: Readonly<Record<RecordGame, AnyGameModule>> = {
  null: nullModule,
  mastermind: mastermindModule,
  word: wordModule(
    wordGame([{ id: 'english', alphabet: ENGLISH, answers: WORDS, accepts: (text) => WORDS.includes(text) }]),
  ),
  witch: witchModule(ROSTER),
};

export interface Choice {
  readonly game: RecordGame;
  readonly joint: boolean;
  readonly race: boolean;
}

/** Plays a whole game and returns its record. The same `seedText` gives the same game. */
export async function playedRecord(
  seedText: string,
  { game, joint, race }: Choice,
  sha256: Sha256,
): Promise<RoomRecord> {
  const random = new RandomStream(seedRandom(seedText));
  const bytes = () => Uint8Array.from({ length: 32 }, () => random.below(256));
  const pair: readonly RoomSeat[] = ['first', 'second'];
  const seats: readonly RoomSeat[] = race || game === 'witch' ? pair : ['breaker'];
  const [seed, added] = [bytes(), seats.map((seat) => ({ seat, nonce: bytes() }))];
  const draw: JointDraw = { seed, nonces: joint ? added : [] };
  const chance = drawState(await sha256(drawBytes(draw)));
  return recorded(playBy(chance, game, seats, random), game, bytes(), joint ? draw : undefined, sha256);
}

/** Plays a whole game with the secret that the random state `chance` deals, as on a daily challenge. */
export async function playedOn(
  seedText: string,
  game: RecordGame,
  chance: RandomState,
  sha256: Sha256,
): Promise<RoomRecord> {
  const random = new RandomStream(seedRandom(seedText));
  const salt = Uint8Array.from({ length: 32 }, () => random.below(256));
  return recorded(playBy(chance, game, ['breaker'], random), game, salt, undefined, sha256);
}

function playBy(
  chance: RandomState,
  game: RecordGame,
  seats: readonly RoomSeat[],
  random: RandomStream,
): Played {
  const module = MODULES[game];
  const { room } = module;
  return room.kind === 'table'
    ? playTable(module, room, chance, random)
    : playSheets(module, room, seats, chance, random);
}

async function recorded(
  played: Played,
  game: RecordGame,
  salt: Uint8Array,
  draw: JointDraw | undefined,
  sha256: Sha256,
): Promise<RoomRecord> {
  const { rules, secret } = played;
  const code = draw ? promisedSeed(draw.seed) : secret;
  const view: FinishedRoom = {
    ...played,
    game,
    maker: 'drawn',
    phase: 'over',
    salt: makeBase64url(salt),
    commitment: makeBase64url(await commit({ game, rules, salt, code }, sha256)),
    ...(draw
      ? {
          seed: makeBase64url(draw.seed),
          nonces: draw.nonces.map(({ seat, nonce }) => ({ seat, nonce: makeBase64url(nonce) })),
        }
      : {}),
  };
  const record = recordOfRoom(view, MODULES[game]);
  if (!record) throw new Error('a finished room without a record');
  return record;
}

type Played = Pick<FinishedRoom, 'winner' | 'sheets' | 'table'> & {
  readonly rules: string;
  readonly secret: string;
};

const RULES: Readonly<Record<string, string>> = {
  null: 'n20/5',
  mastermind: 'p4c6r/8',
  word: 'w5t6@english',
};

/** Returns a random guess that the rules in `RULES` allow. */
function guessIn(game: string, random: RandomStream): string {
  if (game === 'null') return String(random.below(20) + 1);
  if (game === 'word') return WORDS[random.below(WORDS.length)] as string;
  return makeCode(Array.from({ length: 4 }, () => random.below(6)));
}

function playSheets(
  { id, rules: game }: AnyGameModule,
  room: SheetRoom<unknown, unknown, unknown>,
  seats: readonly RoomSeat[],
  chance: RandomState,
  random: RandomStream,
): Played {
  const rules = RULES[id] ?? '';
  const start = room.start(expect(room.parseRules(rules, 'drawn')), 'drawn', chance);
  const secret = room.secretText(start) ?? '';
  const sheets = seats.map((seat) => {
    let state = start;
    const over = () => game.status(state).phase === 'over';
    const patience = random.below(3) === 0 ? 2 : 99;
    for (let turn = 0; !over() && turn < patience; turn++) {
      const guess = guessIn(id, random);
      state = expect(room.play(state, 'breaker', `guess ${random.below(5) === 0 ? secret : guess}`));
    }
    const turns: readonly PublicTurn[] = room.turns(state);
    return { seat, turns, resigned: !over(), solved: room.isSolved(state) };
  });
  const [best] = sheets.filter(({ solved }) => solved).toSorted((a, b) => a.turns.length - b.turns.length);
  return { rules, secret, sheets, winner: best?.seat ?? null };
}

function playTable(
  { rules: game, players }: AnyGameModule,
  room: TableRoom<unknown, unknown>,
  chance: RandomState,
  random: RandomStream,
): Played {
  const quiz = ['names', 'typed', 'off'][random.below(3)];
  const rules = `4x4 bonus=1 bombs=1 rule=king touching=0 against=person quiz=${quiz}`;
  let state = room.start(expect(room.parseRules(rules, 'drawn')), 'drawn', chance);
  const perfect = players.find(({ name }) => name === 'perfect');
  for (let at = 0; ; at++) {
    const status = game.status(state);
    if (status.phase === 'over') {
      const secret = room.secretText(state) ?? '';
      return { rules, secret, table: game.view(state, 'spectator'), winner: status.winner ?? null };
    }
    // Hints, names and skips are not always possible; if refused, the computer player's move is played instead.
    const name = ROSTER[random.below(ROSTER.length)]?.name;
    const tried = random.below(2) === 0 ? [`name ${name}`, 'hint', 'skip'][random.below(3)] : undefined;
    const line = perfect?.move(game.view(state, 'spectator'), `${at}`) ?? '';
    const seat = status.turn as RoomSeat;
    const next = tried === undefined ? undefined : room.play(state, seat, tried);
    state = next?.ok ? next.value : expect(room.play(state, seat, line));
  }
}
