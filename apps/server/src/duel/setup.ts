import { fail, ok, type Result } from '@inkling/core/result';
import { type MastermindParams, parseParams } from '@inkling/games/mastermind/params';
import { makeRules } from '@inkling/games/mastermind/rules';
import { codeCount } from '@inkling/solvers/candidates/code-space';
import { HASH_BYTES } from 'inkling/commitment';
import { isPlayerName, type PlayerName } from './computer.ts';
import type { Games } from './games.ts';

export const GAME_IDS = ['mastermind', 'word', 'witch'] as const;
export type GameId = (typeof GAME_IDS)[number];

/**
 * Who keeps the secret: the server draws it; a person deposits it, and the server scores; or the person keeps it,
 * with a promise made before the first guess, and scores by hand.
 */
export const MAKERS = ['drawn', 'deposited', 'kept'] as const;
export type Maker = (typeof MAKERS)[number];

/** What was agreed when the room was opened. Legal only as a value of `checkSetup`. */
export interface Setup {
  readonly game: GameId;
  /** `p4c6r/12`; `w5t6@english`, with `h` for hard; or a witch setting like `medium against=person`. */
  readonly rules: string;
  readonly maker: Maker;
  /** Two race for one secret, without seeing each other's guesses. */
  readonly breakers: 1 | 2;
  /** The computer player in the breaker's seat. */
  readonly computer?: PlayerName;
  /** Base64url of the 32 bytes promised by the maker; with `kept` and only then. */
  readonly commitment?: string;
  /** Everybody at the table adds a nonce before the secret is drawn; with `drawn` and only then. */
  readonly joint?: boolean;
  /** The day (`2026-11-21`) whose challenge this is. Only the server itself opens such rooms. */
  readonly daily?: string;
}

export type SetupFault = {
  readonly code:
    | 'bad-rules'
    | 'rules-too-large'
    | 'maker-not-for-this-game'
    | 'no-race-by-hand'
    | 'computer-not-for-this-game'
    | 'commitment-missing'
    | 'bad-commitment'
    | 'nothing-to-draw';
};

/** The gate from what was asked for to what can be played; rules are brought to their one normal form. */
export function checkSetup(asked: Setup, games: Games): Result<Setup, SetupFault> {
  const { game, maker, breakers, computer, commitment, joint } = asked;
  if (game === 'witch' && (maker !== 'drawn' || breakers !== 1))
    return fail({ code: 'maker-not-for-this-game' });
  if (game === 'word' && maker === 'kept') return fail({ code: 'maker-not-for-this-game' });
  if (maker === 'kept' && breakers === 2) return fail({ code: 'no-race-by-hand' });
  if (maker === 'kept' && commitment === undefined) return fail({ code: 'commitment-missing' });
  if (commitment !== undefined && (maker !== 'kept' || !isHash(commitment)))
    return fail({ code: 'bad-commitment' });
  if (joint && maker !== 'drawn') return fail({ code: 'nothing-to-draw' });
  const computerFits = game === 'mastermind' && maker !== 'drawn' && breakers === 1 && isPlayerName(computer);
  if (computer !== undefined && !computerFits) return fail({ code: 'computer-not-for-this-game' });
  const rules = checkRules(asked, games);
  return rules.ok ? ok({ ...asked, rules: rules.value }) : rules;
}

/** The params of a Mastermind room. */
export function mastermindParams({ rules, maker }: Setup): MastermindParams {
  const params = parseParams(`${rules}/${maker === 'kept' ? 'by-hand' : maker}`);
  if (!params.ok) throw new Error(`a setup with the rules ${rules} that was not checked`);
  return params.value;
}

/** Answers given by hand are checked against every code, and a player weighs them all: both need a list of them. */
const CODES_LISTED_MAX = 100_000n;
/** Players that weigh every guess against every code. */
const CODES_WEIGHED_MAX = 8000n;
const WITCH_SIDE_MAX = 8;

function checkRules(asked: Setup, games: Games): Result<string, SetupFault> {
  const { game, maker, computer } = asked;
  if (game === 'mastermind') {
    const params = parseParams(`${asked.rules}/drawn`);
    if (!params.ok) return fail({ code: 'bad-rules' });
    const { rules, turnsMax } = params.value;
    const weighing = computer !== undefined && !['sampled', 'random', 'states'].includes(computer);
    const limit = weighing ? CODES_WEIGHED_MAX : CODES_LISTED_MAX;
    if ((computer !== undefined || maker === 'kept') && codeCount(rules) > limit)
      return fail({ code: 'rules-too-large' });
    return ok(`${makeRules(rules)}/${turnsMax}`);
  }
  if (game === 'word') {
    const params = games.word.parseParams(asked.rules);
    return params.ok ? ok(games.word.makeParams(params.value)) : fail({ code: 'bad-rules' });
  }
  const size = /^\s*(\d+)x(\d+)/.exec(asked.rules);
  if (size && Math.max(Number(size[1]), Number(size[2])) > WITCH_SIDE_MAX)
    return fail({ code: 'rules-too-large' });
  const params = games.witch.parseParams(asked.rules);
  return params.ok ? ok(games.witch.makeParams(params.value)) : fail({ code: 'bad-rules' });
}

function isHash(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === HASH_BYTES && bytes.toString('base64url') === text;
}
