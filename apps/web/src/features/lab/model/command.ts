import { fail, ok, type Result } from '@inkling/core/result';
import { plainCommand } from '../../../shell/commands.ts';
import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import type { LabTurn } from '../../../shell/parts/lab-tasks.ts';
import { gameOf } from './address.ts';

/** A command typed in the Lab. Guesses are in canonical form. */
export type LabCommand =
  /** If no game or players are given, the page's own are used. */
  | { readonly kind: 'compare'; readonly game: LabGame | undefined; readonly players: readonly string[] }
  | { readonly kind: 'partition'; readonly game: LabGame | undefined; readonly guesses: readonly string[] }
  | { readonly kind: 'tree'; readonly game: LabGame | undefined; readonly maker: string | undefined }
  | { readonly kind: 'where'; readonly guess: string }
  | { readonly kind: 'turn'; readonly turn: LabTurn }
  | { readonly kind: 'open'; readonly number: number }
  | { readonly kind: 'rules'; readonly game: LabGame }
  /** Already executed by the game; the sentence describes the result. */
  | { readonly kind: 'done'; readonly sentence: string }
  | { readonly kind: (typeof PLAIN)[number] };

export type LabCommandFault =
  | { readonly code: 'nothing' | 'where-what' | 'which-number' | 'too-many-guesses' }
  /** How to write the rules of each game. */
  | { readonly code: 'which-rules'; readonly hints: readonly string[] }
  | { readonly code: 'not-understood'; readonly text: string }
  /** The game's own error message. */
  | { readonly code: 'game'; readonly sentence: string };

type Read = Result<LabCommand, LabCommandFault>;

const PLAIN = [
  'up',
  'down',
  'next',
  'previous',
  'top',
  'columns',
  'icicle',
  'outline',
  'stop',
  'go',
  'copy',
  'link',
  'say',
  'help',
  'lab',
  'own',
  'proofs',
] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  '?': 'help',
  undo: 'up',
  back: 'up',
  root: 'top',
  state: 'say',
  cancel: 'stop',
  continue: 'go',
};

const LINE_LENGTH_MAX = 2000;

/**
 * Parses a typed line. `game` is the page's own: guesses are parsed by its rules unless the line contains other
 * rules.
 */
export function parseLabCommand(text: string, game: LabGame, parts: readonly LabPart[]): Read {
  const [first = '', ...rest] = text.trim().slice(0, LINE_LENGTH_MAX).split(/\s+/);
  if (first === '') return fail({ code: 'nothing' });
  const verb = first.toLowerCase();
  const plain = plainCommand(PLAIN, ALIASES, verb);
  if (plain && rest.length === 0) return ok({ kind: plain });
  switch (verb) {
    case 'compare':
      return parseCompare(rest, game, parts);
    case 'partition':
      return parsePartition(rest, game, parts);
    case 'tree':
      return parseTree(rest, parts);
    case 'optimal':
      return parseTree(['optimal', ...rest], parts);
    case 'where': {
      if (rest.length === 0) return fail({ code: 'where-what' });
      const guess = readGuess(rest.join(' '), game);
      return guess.ok ? ok({ kind: 'where', guess: guess.value }) : guess;
    }
    case 'open': {
      const number = /^\d{1,4}$/.test(rest[0] ?? '') && rest.length === 1 ? Number(rest[0]) : 0;
      return number > 0 ? ok({ kind: 'open', number }) : fail({ code: 'which-number' });
    }
    case 'rules': {
      const named = gameOf(rest.join(' '), parts);
      const hints = parts.map((part) => part.rulesHint());
      return named ? ok({ kind: 'rules', game: named }) : fail({ code: 'which-rules', hints });
    }
    case 'turn':
      return parseTurn(rest.join(' '), game);
    default:
      return parseOther(text, verb, rest.join(' '), game, parts);
  }
}

/** Parses a game's own command, a turn, or a single guess, which means its partition. */
function parseOther(
  text: string,
  verb: string,
  rest: string,
  game: LabGame,
  parts: readonly LabPart[],
): Read {
  for (const { verbs = {} } of parts)
    if (Object.hasOwn(verbs, verb)) {
      const done = verbs[verb]?.(rest);
      if (done) return done.ok ? ok({ kind: 'done', sentence: done.value }) : saidByGame(done.error);
    }
  if (text.includes(':')) return parseTurn(text, game);
  const typed = text.trim();
  const guess = game.parseGuess(typed);
  if (guess.ok) return ok({ kind: 'partition', game: undefined, guesses: [guess.value] });
  return typed.length === game.guessLength ? saidByGame(guess.error) : notUnderstood(typed);
}

function parseCompare(words: readonly string[], own: LabGame, parts: readonly LabPart[]): Read {
  const { game, others } = splitGame(words, parts);
  const known = (game ?? own).compare.players;
  const typed = others.flatMap((word) => word.toLowerCase().split(',')).filter((word) => word !== '');
  const strange = typed.find((word) => !known.includes(word));
  if (strange !== undefined) return notUnderstood(strange);
  return ok({ kind: 'compare', game, players: known.filter((name) => typed.includes(name)) });
}

function parsePartition(words: readonly string[], own: LabGame, parts: readonly LabPart[]): Read {
  const { game, others } = splitGame(words, parts);
  if (others.length > 2) return fail({ code: 'too-many-guesses' });
  const guesses: string[] = [];
  for (const word of others) {
    const guess = readGuess(word, game ?? own);
    if (!guess.ok) return guess;
    guesses.push(guess.value);
  }
  return ok({ kind: 'partition', game, guesses });
}

function parseTree(words: readonly string[], parts: readonly LabPart[]): Read {
  const { game, others } = splitGame(words, parts);
  const [maker, ...surplus] = others.map((word) => word.toLowerCase());
  if (maker === undefined) return ok({ kind: 'tree', game, maker });
  const isMaker = parts.some(({ usual }) => usual.tree.makers.includes(maker));
  return isMaker && surplus.length === 0
    ? ok({ kind: 'tree', game, maker })
    : notUnderstood(others.join(' '));
}

/** Parses a turn such as `1122:1,0` or `salet:gywww`. */
function parseTurn(text: string, game: LabGame): Read {
  const turn = game.parseTurn(text);
  return turn.ok ? ok({ kind: 'turn', turn: turn.value }) : saidByGame(turn.error);
}

function readGuess(text: string, game: LabGame): Result<string, LabCommandFault> {
  const guess = game.parseGuess(text);
  return guess.ok ? guess : saidByGame(guess.error);
}

/** Separates the rules, at whatever position, from the other words. */
function splitGame(
  words: readonly string[],
  parts: readonly LabPart[],
): { readonly game: LabGame | undefined; readonly others: readonly string[] } {
  const games = words.map((word) => gameOf(word, parts));
  return {
    game: games.find((game) => game !== undefined),
    others: words.filter((_, at) => games[at] === undefined),
  };
}

function saidByGame(sentence: string): { readonly ok: false; readonly error: LabCommandFault } {
  return fail({ code: 'game', sentence });
}

function notUnderstood(text: string): { readonly ok: false; readonly error: LabCommandFault } {
  return fail({ code: 'not-understood', text: text.slice(0, 40) });
}
