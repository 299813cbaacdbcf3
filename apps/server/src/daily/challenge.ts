import { makeCode } from '@inkling/games/mastermind/notation';
import { DAILY_RULES, type DayDice } from 'inkling/daily-challenge';
import type { Games } from '../duel/games.ts';
import { makeSeed, seedDice } from '../duel/room-seed.ts';
import { type GameId, mastermindParams, type Setup } from '../duel/setup.ts';
import type { Day } from './day.ts';
import type { Key } from './key-chain.ts';
import { KeyedDraw, secretOf, seedOf } from './keyed-draw.ts';

export function setupOf(game: GameId, day: Day): Setup {
  return { game, rules: DAILY_RULES[game], maker: 'drawn', breakers: 1, daily: day };
}

/**
 * The seed of a guest's room. Word and witch are the same for all. In Mastermind each guest has an isomorphic copy
 * of the day's code: as hard to the last bit, and of no use to anybody else.
 */
export function seedFor(key: Key, game: GameId, guest: string, dice: DayDice, games: Games): string {
  if (game !== 'mastermind') return makeSeed(seedOf(key, game), dice);
  const setup = setupOf(game, '');
  const params = mastermindParams(setup);
  const wanted = makeCode(copyFor(key, guest, dayCode(key)));
  for (let i = 0; ; i++) {
    const seed = makeSeed(seedOf(key, `mastermind ${guest} ${i}`), dice);
    const { secret } = games.mastermind.start(params, seedDice(seed));
    if (secret && makeCode(secret) === wanted) return seed;
  }
}

/** The code that all copies of a day come from; nobody plays it itself but by chance. */
export function dayCode(key: Key): readonly number[] {
  const { places, symbols } = mastermindParams(setupOf('mastermind', '')).rules;
  let number = secretOf(key, 'mastermind', symbols ** places);
  return Array.from({ length: places }, () => {
    const symbol = number % symbols;
    number = Math.floor(number / symbols);
    return symbol;
  });
}

/** A code with its symbols renamed and its places exchanged, for one guest. */
export function copyFor(key: Key, guest: string, code: readonly number[]): readonly number[] {
  const { symbols } = mastermindParams(setupOf('mastermind', '')).rules;
  const draw = new KeyedDraw(key, `copy ${guest}`);
  const rename = draw.permutation(symbols);
  const places = draw.permutation(code.length);
  return places.map((place) => rename[code[place] as number] as number);
}
