import { WORD_LENGTH_MAX } from '@inkling/core/marks';
import { fail, ok, type Result } from '@inkling/core/result';
import type { WordLanguage } from '@inkling/games/word/rules/languages';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { parseRounds, type Round, type RoundFault } from '@inkling/games/word/rules/rounds';
import { plainCommand } from '../../../shell/commands.ts';
import { foldLetters } from './lists.ts';
import { LANGUAGE_LISTS } from './names.ts';

/** A command that the user can type. Places and letters are zero-based. */
export type WordCommand =
  /** A single word: a guess in a game, the start of a round in the solver. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'rounds'; readonly rounds: readonly Round[] }
  | { readonly kind: 'why'; readonly place: number; readonly letter: number }
  | {
      readonly kind: 'new';
      readonly length: number | undefined;
      readonly hard: boolean;
      readonly seed: string;
    }
  | { readonly kind: 'repair' | 'drop'; readonly number: number }
  | { readonly kind: 'list'; readonly list: WordLanguage | 'own' }
  | { readonly kind: (typeof PLAIN)[number] };

export type WordCommandFault =
  | { readonly code: 'nothing' | 'why-what' | 'which-number' | 'which-list' }
  | { readonly code: 'no-such-place'; readonly text: string; readonly places: number }
  | { readonly code: 'no-such-letter' | 'not-understood'; readonly text: string }
  | { readonly code: 'no-such-length'; readonly text: string }
  | { readonly code: 'round'; readonly fault: RoundFault };

const PLAIN = [
  'hint',
  'words',
  'undo',
  'redo',
  'choices',
  'check',
  'patterns',
  'say',
  'help',
  'play',
  'solver',
  'clear',
] as const;

/** What the parser of a line needs to know. */
export interface CommandContext {
  readonly alphabet: Alphabet;
  readonly length: number;
  /** The rounds entered so far. New rounds must have the same length. */
  readonly rounds: readonly Round[];
}

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  '?': 'help',
  suggest: 'hint',
  state: 'say',
};

/** Parses a typed line. A command wins over a guess that is spelt alike; `guess hint` is the guess. */
export function parseWordCommand(
  text: string,
  context: CommandContext,
): Result<WordCommand, WordCommandFault> {
  const trimmed = text.trim();
  const [first = '', ...rest] = trimmed.split(/\s+/);
  if (first === '') return fail({ code: 'nothing' });
  const word = first.toLowerCase();
  if (word === 'guess' && rest.length > 0) return ok({ kind: 'word', word: rest.join('').toLowerCase() });
  const plain = plainCommand(PLAIN, ALIASES, word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (word === 'why') return parseWhy(rest, context);
  if (word === 'new' && rest.join().toLowerCase() === 'solver') return ok({ kind: 'solver' });
  if (word === 'new') return parseNew(rest);
  if (word === 'list') return parseList(rest);
  if (word === 'repair' || word === 'drop') {
    const number = /^\d{1,4}$/.test(rest[0] ?? '') ? Number(rest[0]) : 0;
    return number > 0 && rest.length === 1 ? ok({ kind: word, number }) : fail({ code: 'which-number' });
  }
  return parseEntry(trimmed, context);
}

/** Parses rounds in any form, or a single word. Letters without a gap are rounds only if their length allows it. */
export function parseEntry(
  text: string,
  { alphabet, rounds }: CommandContext,
): Result<WordCommand, WordCommandFault> {
  const isLetters = /^\p{L}+$/u.test(text) && text.length <= WORD_LENGTH_MAX;
  const word = isLetters ? foldLetters(alphabet, text) : '';
  const lone = word !== '';
  const places = rounds[0]?.guess.length;
  const glued = places === undefined ? text.length >= 8 && text.length % 2 === 0 : text.length === 2 * places;
  if (lone && !glued) return ok({ kind: 'word', word });
  const read = parseRounds(alphabet, [text]);
  if (!read.ok) {
    if (lone) return ok({ kind: 'word', word });
    return fail({ code: 'round', fault: read.error });
  }
  const own = read.value[0]?.guess.length;
  if (own === undefined) return fail({ code: 'nothing' });
  if (places !== undefined && own !== places)
    return fail({
      code: 'round',
      fault: { code: 'round-length', round: rounds.length + 1, lengths: [places, own] },
    });
  return ok({ kind: 'rounds', rounds: read.value });
}

function parseWhy(
  words: readonly string[],
  { alphabet, length }: CommandContext,
): Result<WordCommand, WordCommandFault> {
  const [placeText, letterText, ...rest] = words;
  if (placeText === undefined || letterText === undefined || rest.length > 0)
    return fail({ code: 'why-what' });
  const place = /^\d{1,2}$/.test(placeText) ? Number(placeText) : 0;
  if (place < 1 || place > length)
    return fail({ code: 'no-such-place', text: placeText.slice(0, 40), places: length });
  const letter = alphabet.numbers.get(foldLetters(alphabet, letterText));
  if (letter === undefined) return fail({ code: 'no-such-letter', text: letterText.slice(0, 40) });
  return ok({ kind: 'why', place: place - 1, letter });
}

function parseList([name]: readonly string[]): Result<WordCommand, WordCommandFault> {
  const list = ([...LANGUAGE_LISTS, 'own'] as const).find((known) => known === name?.toLowerCase());
  return list ? ok({ kind: 'list', list }) : fail({ code: 'which-list' });
}

/** Parses `new`, `new 6`, `new 6 hard` or `new hard holly`: the rest is the seed. */
function parseNew(words: readonly string[]): Result<WordCommand, WordCommandFault> {
  let rest = words;
  let length: number | undefined;
  if (/^\d{1,2}$/.test(rest[0] ?? '')) {
    length = Number(rest[0]);
    if (length < 1 || length > WORD_LENGTH_MAX)
      return fail({ code: 'no-such-length', text: rest[0] as string });
    rest = rest.slice(1);
  }
  const hard = rest[0]?.toLowerCase() === 'hard';
  return ok({ kind: 'new', length, hard, seed: (hard ? rest.slice(1) : rest).join(' ') });
}
