import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { checkRules, parseRules } from '@inkling/games/mastermind/rules/rules';
import { SEATS, type Seat, type Setup, type SetupFault } from './setup.ts';

/** What a typed `new` asks for; what it leaves out stays as it is, and a seed is made up. */
export interface NewGameRequest {
  readonly rules: CodeRules | undefined;
  readonly turnsMax: number | undefined;
  readonly seat: Seat | undefined;
  readonly player: PlayerName | undefined;
  readonly seed: string | undefined;
}

/**
 * `new`, `new 5`, `new p5c8 holly`, `new maker knuth bc 10 turns`: words that are known are taken from the front in
 * any order, each kind once; what is left is the seed. A lone number is the number of places.
 */
export function readNewGame(words: readonly string[], rules: CodeRules): NewGameRequest {
  const request: { -readonly [Key in keyof NewGameRequest]: NewGameRequest[Key] } = {
    rules: undefined,
    turnsMax: undefined,
    seat: undefined,
    player: undefined,
    seed: undefined,
  };
  let at = 0;
  for (; at < words.length; at++) {
    const word = (words[at] as string).toLowerCase();
    const seat = SEATS.find((name) => name === word);
    const player = PLAYERS.find((name) => name === word);
    const isNumber = /^[1-9]\d?$/.test(word);
    const turns = isNumber && /^turns?$/i.test(words[at + 1] ?? '');
    const named = turns ? undefined : rulesIn(word, rules);
    if (turns && request.turnsMax === undefined) {
      request.turnsMax = Number(word);
      at++;
    } else if (seat && request.seat === undefined) request.seat = seat;
    else if (player && request.player === undefined) request.player = player;
    else if (named && request.rules === undefined) request.rules = named;
    else break;
  }
  const seed = words.slice(at).join(' ');
  return { ...request, seed: seed === '' ? undefined : seed };
}

/** What is wrong with words that look like rules or turns and are neither, so that they are not taken for a seed. */
export function newGameFault({ seed = '' }: NewGameRequest): SetupFault | undefined {
  const [word = '', next = ''] = seed.split(/\s+/);
  const rules = /^p\d+c\d+[rn]?$/i.test(word) ? parseRules(word) : undefined;
  if (rules && !rules.ok) return rules.error.code;
  return /^\d+$/.test(word) && /^turns?$/i.test(next) ? 'turns-out-of-range' : undefined;
}

/** The current setup, changed as the request asks. */
export function setupFor(request: NewGameRequest, now: Setup): Setup {
  return {
    rules: request.rules ?? now.rules,
    turnsMax: request.turnsMax ?? now.turnsMax,
    seat: request.seat ?? now.seat,
    player: request.player ?? now.player,
  };
}

/** Rules by their text, or the current rules with another number of places, where those are possible. */
function rulesIn(word: string, now: CodeRules): CodeRules | undefined {
  const rules = parseRules(word);
  if (rules.ok) return rules.value;
  if (!/^[1-9]\d?$/.test(word)) return undefined;
  const resized = checkRules(Number(word), now.symbols, now.repeats);
  return resized.ok ? resized.value : undefined;
}
