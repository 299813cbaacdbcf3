import { type RandomState, RandomStream, seedRandom } from '@inkling/core/random';
import { expect } from '@inkling/core/result';
import { mastermind } from '@inkling/games/mastermind/game';
import { makeCode } from '@inkling/games/mastermind/notation';
import { witchGame } from '@inkling/games/witch/game';
import type { Roster } from '@inkling/games/witch/roster';
import { wordGame } from '@inkling/games/word/game';
import { ENGLISH } from '@inkling/games/word/letters';
import { commit, type Sha256 } from '../../commitment.ts';
import { drawBytes, drawState, type JointDraw, promisedSeed } from '../../joint-draw.ts';
import { makeBytes } from '../../permalink/bytes-text.ts';
import { makeBoardText } from '../../witch-board-text.ts';
import { witchBotMove } from '../../witch-bot.ts';
import { type FinishedRoom, recordOfRoom } from '../finished-room.ts';
import type { RecordGame, RoomRecord } from '../room-record.ts';
import type { RecordWorld } from '../verify-room.ts';

/** Finished games for tests, played by the rules of the games themselves. */

export const WORDS =
  'crane crate trace grace brace place plane slate stale least tales steal tiles lines'.split(' ');

export const ROSTER: Roster = Array.from({ length: 12 }, (_, i) => ({
  id: `witch-${i}`,
  name: `${'ABCDEFGHIJKL'[i]?.repeat(4)}`,
  description: `Number ${i}.`,
  traits: { hat: i % 4 },
}));

const word = wordGame([
  { id: 'english', alphabet: ENGLISH, answers: WORDS, accepts: (text) => WORDS.includes(text) },
]);
const witch = witchGame(ROSTER);

export const WORLD: Omit<RecordWorld, 'sha256'> = { word, roster: ROSTER };

export interface Choice {
  readonly game: RecordGame;
  readonly joint: boolean;
  readonly race: boolean;
}

/** A whole game; the same text plays the same one. */
export async function playedRecord(
  seedText: string,
  { game, joint, race }: Choice,
  sha256: Sha256,
): Promise<RoomRecord> {
  const random = new RandomStream(seedRandom(seedText));
  const bytes = () => Uint8Array.from({ length: 32 }, () => random.below(256));
  const seats = game === 'witch' ? ['first', 'second'] : race ? ['first', 'second'] : ['breaker'];
  const [seed, added] = [bytes(), seats.map((seat) => ({ seat, nonce: bytes() }))];
  const draw: JointDraw = { seed, nonces: joint ? added : [] };
  const dice = drawState(await sha256(drawBytes(draw)));
  const played = playBy(dice, game, race ? seats : ['breaker'], random);
  return recorded(played, game, bytes(), joint ? draw : undefined, sha256);
}

/** A whole game of a day, whose secret these dice deal. */
export async function playedOn(
  seedText: string,
  game: RecordGame,
  dice: RandomState,
  sha256: Sha256,
): Promise<RoomRecord> {
  const random = new RandomStream(seedRandom(seedText));
  const salt = Uint8Array.from({ length: 32 }, () => random.below(256));
  return recorded(playBy(dice, game, ['breaker'], random), game, salt, undefined, sha256);
}

function playBy(dice: RandomState, game: RecordGame, seats: readonly string[], random: RandomStream): Played {
  return game === 'witch' ? playTable(dice, random) : playSheets(game, seats, dice, random);
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
    salt: makeBytes(salt),
    commitment: makeBytes(await commit({ game, rules, salt, code }, sha256)),
    ...(draw
      ? {
          seed: makeBytes(draw.seed),
          nonces: draw.nonces.map(({ seat, nonce }) => ({ seat, nonce: makeBytes(nonce) })),
        }
      : {}),
  };
  const record = recordOfRoom(view, ROSTER);
  if (!record) throw new Error('a finished room without a record');
  return record;
}

type Played = Pick<FinishedRoom, 'winner' | 'sheets' | 'table'> & {
  readonly rules: string;
  readonly secret: string;
};

function playSheets(
  game: 'mastermind' | 'word',
  seats: readonly string[],
  dice: Parameters<typeof mastermind.start>[1],
  random: RandomStream,
): Played {
  const rules = game === 'word' ? 'w5t6@english' : 'p4c6r/8';
  const wordParams = expect(word.parseParams('w5t6@english'));
  const codeParams = expect(mastermind.parseParams('p4c6r/8/drawn'));
  const one = mastermind.start(codeParams, dice);
  const other = word.start(wordParams, dice);
  const secret = game === 'word' ? other.secret : makeCode(one.secret ?? []);
  const sheets = seats.map((seat) => {
    let [codes, letters] = [one, other];
    const over = () => (game === 'word' ? word.status(letters) : mastermind.status(codes)).phase === 'over';
    const patience = random.below(3) === 0 ? 2 : 99;
    for (let turn = 0; !over() && turn < patience; turn++) {
      const lucky = random.below(5) === 0;
      const guess = Array.from({ length: 4 }, () => random.below(6));
      if (game === 'word')
        letters = expect(word.apply(letters, lucky ? secret : (WORDS[random.below(WORDS.length)] as string)));
      else
        codes = expect(mastermind.apply(codes, { kind: 'guess', code: lucky ? (one.secret ?? []) : guess }));
    }
    const turns =
      game === 'word'
        ? letters.turns
        : codes.turns.map(({ guess, feedback }) => ({ guess: makeCode(guess), ...feedback }));
    const status = game === 'word' ? word.status(letters) : mastermind.status(codes);
    const solved = status.phase === 'over' && status.winner === 'breaker';
    return { seat, turns, resigned: !over(), solved };
  });
  const best = sheets.filter(({ solved }) => solved).toSorted((a, b) => a.turns.length - b.turns.length)[0];
  return { rules, secret, sheets, winner: best?.seat ?? null };
}

function playTable(dice: Parameters<typeof witch.start>[1], random: RandomStream): Played {
  const quiz = ['names', 'typed', 'off'][random.below(3)];
  const params = expect(
    witch.parseParams(`4x4 bonus=1 bombs=1 rule=king touching=0 against=person quiz=${quiz}`),
  );
  let state = witch.start(params, dice);
  while (state.phase !== 'over') {
    const view = witch.view(state, 'spectator');
    const asked = view.quiz && !state.asked?.hinted && random.below(2) === 1;
    const name = ROSTER[view.quiz?.options?.[random.below(4)] ?? random.below(12)]?.name ?? '';
    const named = view.quiz && random.below(3) > 0;
    const move = asked
      ? ({ kind: 'hint' } as const)
      : named
        ? ({ kind: 'name', text: name } as const)
        : witchBotMove(view, 'perfect', random);
    const skips = state.phase === 'peek' && random.below(3) === 0;
    state = expect(witch.apply(state, skips ? { kind: 'skip' } : move));
  }
  const status = witch.status(state);
  return {
    rules: witch.makeParams(params),
    secret: makeBoardText(state.secret, ROSTER),
    table: witch.view(state, 'spectator'),
    winner: (status.phase === 'over' ? status.winner : undefined) ?? null,
  };
}
