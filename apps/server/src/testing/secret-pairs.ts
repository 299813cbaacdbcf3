import { scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
import { type RandomStream, seedRandom } from '@inkling/core/random';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { nullModule } from '@inkling/games/null/module';
import { witchModule } from '@inkling/games/witch/module';
import { witchGame } from '@inkling/games/witch/rules/game';
import type { TileFace } from '@inkling/games/witch/rules/state';
import { wordModule } from '@inkling/games/word/module';
import { wordGame } from '@inkling/games/word/rules/game';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import type { Games } from '../room/games.ts';
import { gamesOf } from './test-games.ts';

/** Moves of the breakers, and two secrets that give the same answers to all these moves. */
export interface SecretPair {
  readonly rules: string;
  readonly moves: readonly string[];
  readonly secrets: readonly [unknown, unknown];
  /** The secrets in the notation in which a maker deposits them. Undefined if the game has no deposits. */
  readonly deposits: readonly [string, string] | undefined;
}

const WORDS =
  'crane crate trace grace brace place plane slate stale least tales steal tiles lines miles smile slime'
    .concat(
      ' limes mines minds finds fines pines spine snipe spike spoke stoke stroke strike'.replace(
        / \w{6,}/g,
        '',
      ),
    )
    .split(' ');
const ROSTER = Array.from({ length: 6 }, (_, i) => ({
  id: `w${i}`,
  name: `Witch ${'abcdef'[i]?.repeat(3)}`,
  description: `Number ${i}.`,
  traits: { hat: i % 3 },
}));

/** Returns the games, modified so that they use `secret.now` instead of the secret that they draw. */
export function riggedGames(secret: { now: unknown }): Games {
  const known = new Set(WORDS);
  const list = {
    id: 'english',
    alphabet: ENGLISH,
    answers: WORDS,
    accepts: (word: string) => known.has(word),
  };
  const chosen = (state: { readonly secret: unknown }) => ({ ...state, secret: secret.now });
  return gamesOf(
    rigged(mastermindModule, (state) => (state.secret ? chosen(state) : state)),
    rigged(wordModule(wordGame([list])), (state) => (state.secret ? chosen(state) : state)),
    rigged(witchModule(ROSTER), (state) => ({ ...state, secret: { ...state.secret, tiles: secret.now } })),
    rigged(nullModule, (state) => (state.secret === undefined ? state : chosen(state))),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: each game has a state of its own
function rigged(module: AnyGameModule, change: (state: any) => unknown): AnyGameModule {
  const { room } = module;
  const start: typeof room.start = (params, maker, random) => change(room.start(params, maker, random));
  return { ...module, room: { ...room, start } };
}

export const PAIRS = {
  mastermind: mastermindPair,
  word: wordPair,
  witch: witchPair,
  null: nullPair,
} as const;

/** Up to four guesses at a code of 4 places and 6 colours that leave at least two candidates, and two of those. */
function mastermindPair(random: RandomStream): SecretPair {
  const draw = () => Array.from({ length: 4 }, () => random.below(6));
  const guesses = Array.from({ length: 1 + random.below(4) }, draw);
  const { moves, secrets } = alike(guesses, draw(), allCodes(), scoreCode, random);
  const [a, b] = secrets.map((code) => makeCode(code)) as [string, string];
  return {
    rules: 'p4c6r/12',
    moves: moves.map((code) => `guess ${makeCode(code)}`),
    secrets,
    deposits: [a, b],
  };
}

function wordPair(random: RandomStream): SecretPair {
  const draw = () => WORDS[random.below(WORDS.length)] as string;
  const letters = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0));
  const marks = (guess: string, secret: string) =>
    Number.parseInt(markWord(letters(guess), letters(secret)).join(''), 3);
  const guesses = Array.from({ length: 1 + random.below(4) }, draw);
  const { moves, secrets } = alike(guesses, draw(), WORDS, marks, random);
  return { rules: 'w5t6@english', moves: moves.map((word) => `guess ${word}`), secrets, deposits: secrets };
}

/** Up to four guesses at a number from 1 to 20 that leave at least two candidates, and two of those. */
function nullPair(random: RandomStream): SecretPair {
  const all = Array.from({ length: 20 }, (_, i) => i + 1);
  const draw = () => all[random.below(all.length)] as number;
  const guesses = Array.from({ length: 1 + random.below(4) }, draw);
  const { moves, secrets } = alike(
    guesses,
    draw(),
    all,
    (guess, secret) => Math.sign(guess - secret),
    random,
  );
  const [a, b] = secrets.map(String) as [string, string];
  return { rules: 'n20/9', moves: moves.map((guess) => `guess ${guess}`), secrets, deposits: [a, b] };
}

/** Some tiles are turned over. In the second layout, the tiles that stay hidden are shuffled. */
function witchPair(random: RandomStream): SecretPair {
  const game = witchGame(ROSTER);
  const rules = `3x4 bonus=1 bombs=1 rule=rook against=person quiz=${['off', 'names', 'typed'][random.below(3)]}`;
  const params = game.parseParams(rules);
  if (!params.ok) throw new Error(rules);
  let state = game.start(params.value, seedRandom(`${random.uint32()}`));
  const { tiles } = state.secret;
  const moves: string[] = [];
  for (let left = 1 + random.below(7); left > 0; left--) {
    const square = random.below(12);
    const flip = `${state.phase === 'peek' ? 'peek' : 'flip'} ${Math.floor(square / 4) + 1},${(square % 4) + 1}`;
    const line = state.phase === 'quiz' ? (['hint', 'skip'][random.below(2)] as string) : flip;
    const move = game.parseMove(line);
    const next = move.ok ? game.apply(state, move.value) : move;
    moves.push(line);
    if (next.ok) state = next.value;
  }
  const shown = new Set(state.log.flatMap((event) => ('face' in event ? [event.square] : [])));
  const hidden = tiles.flatMap((_, square) => (shown.has(square) ? [] : [square]));
  const shuffled = random.shuffle(hidden.map((square) => tiles[square] as TileFace));
  const other = tiles.map((face, square) =>
    shown.has(square) ? face : (shuffled[hidden.indexOf(square)] as TileFace),
  );
  return { rules, moves, secrets: [tiles, other], deposits: undefined };
}

/** Returns the longest prefix of the guesses for which another secret gives the same answers, and both secrets. */
function alike<Secret>(
  guesses: readonly Secret[],
  secret: Secret,
  all: readonly Secret[],
  score: (guess: Secret, secret: Secret) => number,
  random: RandomStream,
): { readonly moves: readonly Secret[]; readonly secrets: readonly [Secret, Secret] } {
  const same = (one: Secret, other: Secret) => String(one) === String(other);
  for (let count = guesses.length; count >= 0; count--) {
    const moves = guesses.slice(0, count);
    if (moves.some((guess) => same(guess, secret))) continue;
    const others = all.filter(
      (other) => !same(other, secret) && moves.every((guess) => score(guess, secret) === score(guess, other)),
    );
    const other = others[random.below(Math.max(1, others.length))];
    if (other !== undefined) return { moves, secrets: [secret, other] };
  }
  throw new Error('one secret only');
}

let codes: readonly (readonly number[])[] | undefined;

function allCodes(): readonly (readonly number[])[] {
  codes ??= Array.from({ length: 6 ** 4 }, (_, n) => [216, 36, 6, 1].map((unit) => Math.floor(n / unit) % 6));
  return codes;
}
