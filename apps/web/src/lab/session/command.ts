import type { CodeTurn } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { type CodeFault, type FeedbackFault, parseTurn } from '@inkling/games/mastermind/notation';
import { ENGLISH } from '@inkling/games/word/letters';
import { parseRounds, type Round } from '@inkling/games/word/rounds';
import { type Contestant, contestantsOf } from '../compare/contestants.ts';
import { isTreePlayer, type TreePlayer } from '../tree/tree-source.ts';
import { type LabGame, parseLabGame, USUAL_GAME, WORD_LENGTH } from './lab-game.ts';
import { NOTATIONS, type Notation, readCanonical } from './notation.ts';

/** What a person can type in the Lab. Guesses are canonical. */
export type LabCommand =
  /** Without names or rules: as the page has them. */
  | {
      readonly kind: 'compare';
      readonly game: LabGame | undefined;
      readonly contestants: readonly Contestant[];
    }
  | {
      readonly kind: 'partition';
      readonly game: LabGame | undefined;
      readonly guesses: readonly string[];
    }
  | {
      readonly kind: 'tree';
      readonly game: LabGame | undefined;
      readonly source: TreePlayer | 'optimal' | undefined;
    }
  | { readonly kind: 'where'; readonly code: string }
  | { readonly kind: 'turn'; readonly turn: CodeTurn }
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'open'; readonly number: number }
  | { readonly kind: 'rules'; readonly game: LabGame }
  | { readonly kind: 'write'; readonly notation: Notation }
  | { readonly kind: (typeof PLAIN)[number] };

export type LabCommandFault =
  | { readonly code: 'nothing' | 'where-what' | 'which-number' | 'which-rules' | 'which-notation' }
  | { readonly code: 'too-many-guesses' }
  | { readonly code: 'not-understood'; readonly text: string }
  | { readonly code: 'bad-round'; readonly text: string }
  | { readonly code: 'not-a-word'; readonly text: string }
  | { readonly code: 'guess'; readonly fault: CodeFault; readonly game: LabGame }
  | { readonly code: 'answer'; readonly fault: CodeFault | FeedbackFault; readonly game: LabGame };

const PLAIN = [
  'up',
  'down',
  'next',
  'previous',
  'top',
  'icicle',
  'outline',
  'stop',
  'copy',
  'link',
  'say',
  'help',
  'lab',
] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  '?': 'help',
  undo: 'up',
  back: 'up',
  root: 'top',
  state: 'say',
  cancel: 'stop',
};

const LINE_LENGTH_MAX = 2000;

/** Reads a typed line. `game` is the page's own: guesses are read by its rules unless the line names others. */
export function parseLabCommand(
  text: string,
  game: LabGame,
  notation: Notation,
): Result<LabCommand, LabCommandFault> {
  const words = text.trim().slice(0, LINE_LENGTH_MAX).split(/\s+/);
  const [first = '', ...rest] = words;
  if (first === '') return fail({ code: 'nothing' });
  const verb = first.toLowerCase();
  if (rest.length === 0) {
    const plain = PLAIN.find((name) => name === verb) ?? aliasOf(verb);
    if (plain) return ok({ kind: plain });
  }
  switch (verb) {
    case 'compare':
      return parseCompare(rest, game);
    case 'partition':
      return parsePartition(rest, game, notation);
    case 'tree':
    case 'optimal':
      return parseTree(verb === 'optimal' ? ['optimal', ...rest] : rest);
    case 'where': {
      if (rest.length === 0) return fail({ code: 'where-what' });
      const code = readGuess(rest.join(' '), game, notation);
      return code.ok ? ok({ kind: 'where', code: code.value }) : code;
    }
    case 'open': {
      const number = /^\d{1,4}$/.test(rest[0] ?? '') && rest.length === 1 ? Number(rest[0]) : 0;
      return number > 0 ? ok({ kind: 'open', number }) : fail({ code: 'which-number' });
    }
    case 'rules': {
      const named = parseLabGame(rest.join(' '));
      return named ? ok({ kind: 'rules', game: named }) : fail({ code: 'which-rules' });
    }
    case 'write': {
      const wanted = NOTATIONS.find((name) => name === rest.join(' ').toLowerCase());
      return wanted ? ok({ kind: 'write', notation: wanted }) : fail({ code: 'which-notation' });
    }
    case 'turn':
      return parseAnswered(rest.join(' '), game);
    default:
      return text.includes(':') ? parseAnswered(text, game) : parseAlone(text.trim(), game, notation);
  }
}

function aliasOf(word: string): (typeof PLAIN)[number] | undefined {
  return Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined;
}

function parseCompare(words: readonly string[], own: LabGame): Result<LabCommand, LabCommandFault> {
  const { game, others } = splitGame(words);
  const known = contestantsOf(game ?? own);
  const typed = others.flatMap((word) => word.toLowerCase().split(',')).filter((word) => word !== '');
  const strange = typed.find((word) => !known.some((name) => name === word));
  if (strange !== undefined) return fail({ code: 'not-understood', text: strange.slice(0, 40) });
  return ok({ kind: 'compare', game, contestants: known.filter((name) => typed.includes(name)) });
}

function parsePartition(
  words: readonly string[],
  own: LabGame,
  notation: Notation,
): Result<LabCommand, LabCommandFault> {
  const { game, others } = splitGame(words);
  if (others.length > 2) return fail({ code: 'too-many-guesses' });
  const guesses: string[] = [];
  for (const word of others) {
    const guess = readGuess(word, game ?? own, notation);
    if (!guess.ok) return guess;
    guesses.push(guess.value);
  }
  return ok({ kind: 'partition', game, guesses });
}

function parseTree(words: readonly string[]): Result<LabCommand, LabCommandFault> {
  const { game, others } = splitGame(words);
  const [name, ...surplus] = others.map((word) => word.toLowerCase());
  if (name === undefined) return ok({ kind: 'tree', game, source: undefined });
  if (surplus.length > 0 || (name !== 'optimal' && !isTreePlayer(name)))
    return fail({ code: 'not-understood', text: others.join(' ').slice(0, 40) });
  return ok({ kind: 'tree', game, source: name });
}

/** `1122:1,0` or `salet:gywww`. */
function parseAnswered(text: string, game: LabGame): Result<LabCommand, LabCommandFault> {
  if (game.kind === 'words') {
    const read = parseRounds(ENGLISH, text);
    const [round] = read.ok ? read.value : [];
    return round && round.guess.length === WORD_LENGTH
      ? ok({ kind: 'round', round })
      : fail({ code: 'bad-round', text: text.slice(0, 40) });
  }
  const turn = parseTurn(text, game.rules);
  return turn.ok
    ? ok({ kind: 'turn', turn: { ...turn.value, guess: Array.from(turn.value.guess) } })
    : fail({ code: 'answer', fault: turn.error, game });
}

/** A guess alone is a partition of it. */
function parseAlone(text: string, game: LabGame, notation: Notation): Result<LabCommand, LabCommandFault> {
  const guess = readGuess(text, game, notation);
  if (guess.ok) return ok({ kind: 'partition', game: undefined, guesses: [guess.value] });
  const meant = game.kind === 'codes' && text.length === game.rules.places;
  return meant ? guess : fail({ code: 'not-understood', text: text.slice(0, 40) });
}

export function readGuess(text: string, game: LabGame, notation: Notation): Result<string, LabCommandFault> {
  if (game.kind === 'words') {
    const word = text.trim().toLowerCase();
    return /^[a-z]{5}$/.test(word) ? ok(word) : fail({ code: 'not-a-word', text: text.slice(0, 40) });
  }
  const code = readCanonical(text, game.rules, notation);
  return code.ok ? code : fail({ code: 'guess', fault: code.error, game });
}

/** The rules among the words, wherever they stand. `word` alone means words, and `mm` the usual rules. */
function splitGame(words: readonly string[]): {
  readonly game: LabGame | undefined;
  readonly others: readonly string[];
} {
  const games = words.map((word) => (word.toLowerCase() === 'mastermind' ? USUAL_GAME : parseLabGame(word)));
  return {
    game: games.find((game) => game !== undefined),
    others: words.filter((_, at) => games[at] === undefined),
  };
}
