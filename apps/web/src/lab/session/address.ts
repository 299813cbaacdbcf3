import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackOf } from '@inkling/core/feedback';
import { makeCode, makeTurn, parseCode, parseTurn } from '@inkling/games/mastermind/notation';
import { ENGLISH } from '@inkling/games/word/letters';
import { makeRound, parseRounds, type Round } from '@inkling/games/word/rounds';
import { type Contestant, contestantsOf } from '../compare/contestants.ts';
import { isTreeSource, type TreeSource } from '../tree/tree-source.ts';
import { type LabGame, makeLabGame, parseLabGame, WORD_LENGTH } from './lab-game.ts';

/**
 * What stands after `#/lab/`. The number is the version of the form; guesses are canonical letters, so an address
 * does not depend on how a person likes to see codes.
 *
 *     compare/1/p4c6r/knuth,entropy
 *     partition/1/p4c6r/aabb~aabc/aabb:1,0;abcd:0,2
 *     tree/1/optimal/p4c6r/1,0.0,2
 */
export type LabAddress =
  | { readonly page: 'index' }
  | { readonly page: 'compare'; readonly asked: ContestAddress | undefined }
  | { readonly page: 'partition'; readonly asked: SplitAddress | undefined }
  | { readonly page: 'tree'; readonly asked: TreeAddress | undefined };

export interface ContestAddress {
  readonly game: LabGame;
  readonly contestants: readonly Contestant[];
}

/** A guess, or two side by side, after some turns. Texts are canonical. */
export interface SplitAddress {
  readonly game: LabGame;
  readonly guesses: readonly string[];
  readonly history: History;
}

export type History =
  | { readonly kind: 'codes'; readonly turns: readonly CodeTurn[] }
  | { readonly kind: 'words'; readonly rounds: readonly Round[] };

export interface TreeAddress {
  readonly source: TreeSource;
  readonly game: LabGame;
  /** Answers on the way to a node. */
  readonly path: readonly string[];
}

export const ADDRESS_LENGTH_MAX = 4000;
export const HISTORY_LENGTH_MAX = 30;
const PATH_LENGTH_MAX = 255;
const VERSION = '1';

/** Reads a path as it stands in the address; `undefined` for anything that is none. Law: inverse of `makeAddress`. */
export function parseAddress(path: string): LabAddress | undefined {
  if (path === '') return { page: 'index' };
  if (path.length > ADDRESS_LENGTH_MAX) return undefined;
  const [page, version, ...rest] = path.split('/');
  if (page !== 'compare' && page !== 'partition' && page !== 'tree') return undefined;
  if (version === undefined || (version === '' && rest.length === 0)) return { page, asked: undefined };
  if (version !== VERSION) return undefined;
  if (page === 'compare') return parseContest(rest);
  if (page === 'partition') return parseSplit(rest);
  return parseTree(rest);
}

export function makeAddress(address: LabAddress): string {
  if (address.page === 'index') return '';
  if (!address.asked) return address.page;
  const head = `${address.page}/${VERSION}`;
  if (address.page === 'compare') {
    const { game, contestants } = address.asked;
    return `${head}/${makeLabGame(game)}/${contestants.join(',')}`;
  }
  if (address.page === 'partition') {
    const { game, guesses, history } = address.asked;
    const turns =
      history.kind === 'codes'
        ? history.turns.map((turn) => makeTurn(turn.guess, feedbackOf(turn.feedback)))
        : history.rounds.map((round) => makeRound(ENGLISH, round));
    const tail = turns.length === 0 ? '' : `/${turns.join(';')}`;
    return `${head}/${makeLabGame(game)}/${guesses.join('~') || '-'}${tail}`;
  }
  const { source, game, path } = address.asked;
  return `${head}/${source}/${makeLabGame(game)}${path.length === 0 ? '' : `/${path.join('.')}`}`;
}

function parseContest([gameText = '', names = '', ...rest]: readonly string[]): LabAddress | undefined {
  const game = parseLabGame(gameText);
  if (!game || rest.length > 0) return undefined;
  const known = contestantsOf(game);
  const typed = names === '' ? [] : names.split(',');
  const contestants = known.filter((name) => typed.includes(name));
  if (contestants.length !== typed.length) return undefined;
  return { page: 'compare', asked: { game, contestants } };
}

function parseSplit([gameText = '', guessText = '-', turnText = '', ...rest]: readonly string[]):
  | LabAddress
  | undefined {
  const game = parseLabGame(gameText);
  if (!game || rest.length > 0) return undefined;
  const guesses = guessText === '-' || guessText === '' ? [] : guessText.split('~');
  if (guesses.length > 2 || !guesses.every((guess) => isGuess(guess, game))) return undefined;
  const turns = turnText === '' ? [] : turnText.split(';');
  if (turns.length > HISTORY_LENGTH_MAX) return undefined;
  const history = parseHistory(turns, game);
  return history && { page: 'partition', asked: { game, guesses, history } };
}

function parseHistory(turns: readonly string[], game: LabGame): History | undefined {
  if (game.kind === 'codes') {
    const read = turns.map((turn) => parseTurn(turn, game.rules));
    return read.every((turn) => turn.ok)
      ? { kind: 'codes', turns: read.map((turn) => ({ ...turn.value, guess: Array.from(turn.value.guess) })) }
      : undefined;
  }
  const read = parseRounds(ENGLISH, turns);
  return read.ok && read.value.every(({ guess }) => guess.length === WORD_LENGTH)
    ? { kind: 'words', rounds: read.value }
    : undefined;
}

function parseTree([source = '', gameText = '', pathText = '', ...rest]: readonly string[]):
  | LabAddress
  | undefined {
  const game = parseLabGame(gameText);
  if (!game || rest.length > 0 || !isTreeSource(source)) return undefined;
  const path = pathText === '' ? [] : pathText.split('.');
  const form = game.kind === 'codes' ? /^\d{1,2},\d{1,2}$/ : /^[gyw]{5}$/;
  if (path.length > PATH_LENGTH_MAX || !path.every((answer) => form.test(answer))) return undefined;
  return { page: 'tree', asked: { source, game, path } };
}

/** Is this the canonical text of a guess? Which words a list has is not known here. */
function isGuess(text: string, game: LabGame): boolean {
  if (game.kind === 'words') return /^[a-z]{5}$/.test(text);
  return canonical(text, game.rules) === text;
}

function canonical(text: string, rules: CodeRules): string | undefined {
  const code = parseCode(text, rules);
  return code.ok ? makeCode(code.value) : undefined;
}
