import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { checkRules, parseRules } from '@inkling/games/mastermind/rules/rules';
import { SEATS, type Seat, type Setup, type SetupFault } from './setup.ts';

/** What a typed `new` asks for. Undefined fields keep their current value; an undefined seed is chosen at random. */
export interface NewGameRequest {
  readonly rules: CodeRules | undefined;
  readonly turnsMax: number | undefined;
  readonly seat: Seat | undefined;
  readonly player: PlayerName | undefined;
  readonly seed: string | undefined;
}

/**
 * Parses `new`, `new 5`, `new p5c8 holly` or `new maker knuth bc 10 turns`. Known words are taken from the front in any
 * order, each kind once; the rest is the seed. A lone number is the number of places.
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

/** Returns an error if the seed looks like invalid rules or an invalid number of turns, so it is not used as a seed. */
export function newGameFault({ seed = '' }: NewGameRequest): SetupFault | undefined {
  const [word = '', next = ''] = seed.split(/\s+/);
  const rules = /^p\d+c\d+[rn]?$/i.test(word) ? parseRules(word) : undefined;
  if (rules && !rules.ok) return rules.error.code;
  return /^\d+$/.test(word) && /^turns?$/i.test(next) ? 'turns-out-of-range' : undefined;
}

/** Applies the request to the current setup. */
export function setupFor(request: NewGameRequest, now: Setup): Setup {
  return {
    rules: request.rules ?? now.rules,
    turnsMax: request.turnsMax ?? now.turnsMax,
    seat: request.seat ?? now.seat,
    player: request.player ?? now.player,
  };
}

/** Parses rules, or a number that replaces the places of the current rules. Returns undefined if they are invalid. */
function rulesIn(word: string, now: CodeRules): CodeRules | undefined {
  const rules = parseRules(word);
  if (rules.ok) return rules.value;
  if (!/^[1-9]\d?$/.test(word)) return undefined;
  const resized = checkRules(Number(word), now.symbols, now.repeats);
  return resized.ok ? resized.value : undefined;
}
