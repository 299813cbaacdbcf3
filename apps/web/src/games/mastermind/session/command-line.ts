import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { parseCode, parseSymbol } from '@inkling/games/mastermind/rules/notation';
import {
  type GivenAnswer,
  givenAnswer,
  parsePartialAnswer,
  parsePartialTurn,
} from '@inkling/games/mastermind/rules/partial-turn';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { plainCommand } from '../../../shell/commands.ts';
import { type CommandFault, PLAIN_COMMANDS, type TypedCommand } from './command.ts';
import type { Asks } from './expected-input.ts';
import { newGameFault, readNewGame } from './new-game-request.ts';
import { SKIN_CHOICES } from './settings.ts';

type Read = Result<TypedCommand, CommandFault>;

const ALIASES: Readonly<Record<string, (typeof PLAIN_COMMANDS)[number]>> = {
  '?': 'help',
  say: 'state',
  status: 'state',
};

/**
 * Parses a typed line. A command word takes precedence over a code that is spelt the same (with spaces, it is always a
 * code). Anything else is parsed as what the sheet `asks` for; if it looks like a code, the error is about the code.
 */
export function parseCommand(text: string, rules: CodeRules, skin: Skin, asks: Asks = 'guess'): Read {
  const trimmed = text.trim().replace(/^guess\s+/i, '');
  if (trimmed === '') return fail({ code: 'nothing' });
  const [first = '', ...rest] = trimmed.split(/\s+/);
  const word = first.toLowerCase();
  const plain = plainCommand(PLAIN_COMMANDS, ALIASES, word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  const reader = Object.hasOwn(READERS, word) ? READERS[word] : undefined;
  if (reader) return reader(rest, rules, skin);
  if (asks === 'answer') return readAnswer(trimmed, rules, (answer) => ({ kind: 'answer', answer }));
  const turn = asks === 'turn' ? readTurn(trimmed, rules, skin) : undefined;
  if (turn?.ok) return turn;
  const code = parseCode(trimmed, rules, skin);
  if (code.ok) return ok({ kind: 'guess', code: code.value });
  if (turn && (isFeedbackFault(turn.error) || ENDS_WITH_ANSWER.test(trimmed))) return turn;
  if (ENDS_WITH_ANSWER.test(trimmed)) return fail({ code: 'no-guess-waits' });
  const meant = trimmed.length === rules.places || rest.length === rules.places - 1;
  const strange = code.error.code === 'unknown-symbol' ? code.error.text : undefined;
  // In a line that mixes letters of several sets, the first that does not fit is a piece nevertheless.
  const isPiece = strange !== undefined && parseSymbol(strange, rules, skin) !== undefined;
  const stray = strange !== undefined && (!meant || isPiece);
  return stray ? fail({ code: 'not-understood', text: trimmed.slice(0, 40) }) : code;
}

const ENDS_WITH_ANSWER = /(?:^|\s)\d+\s*,\s*\d+$/;

/** Parses a guess with its answer, or only the answer to the guess already set. A guess alone is not a turn. */
function readTurn(text: string, rules: CodeRules, skin: Skin): Read {
  const turn = parsePartialTurn(text, rules, skin);
  if (turn.ok) return ok({ kind: 'turn', code: turn.value.guess, answer: givenAnswer(turn.value) });
  const answer = parsePartialAnswer(text, rules.places);
  return answer.ok ? ok({ kind: 'answer', answer: answer.value }) : turn;
}

/** Whether the error is in the answer of a turn rather than in its guess. */
function isFeedbackFault({ code }: CommandFault): boolean {
  return code === 'bad-feedback' || code === 'impossible-feedback';
}

type Reader = (words: readonly string[], rules: CodeRules, skin: Skin) => Read;

const READERS: Readonly<Record<string, Reader>> = {
  why: parseWhy,
  where: ([text = ''], rules, skin) => {
    const symbol = parseSymbol(text, rules, skin);
    return symbol === undefined
      ? fail({ code: 'no-such-symbol', text: text.slice(0, 40) })
      : ok({ kind: 'where', symbol });
  },
  new: (words, rules) => {
    const request = readNewGame(words, rules);
    const why = newGameFault(request);
    return why ? fail({ code: 'no-such-rules', why }) : ok({ kind: 'new', ...request });
  },
  rescore: ([text = '', ...answer], rules) => {
    const turn = turnOf(text);
    if (turn === undefined) return fail({ code: 'which-turn' });
    return readAnswer(answer.join(' '), rules, (answer) => ({ kind: 'rescore', turn, answer }));
  },
  edit: ([text = '', ...words], rules, skin) => {
    const turn = turnOf(text);
    if (turn === undefined) return fail({ code: 'which-turn' });
    const read = parsePartialTurn(words.join(' '), rules, skin);
    if (!read.ok) return read;
    return ok({ kind: 'edit', turn, code: read.value.guess, answer: givenAnswer(read.value) });
  },
  drop: ([text = '']) => {
    const turn = turnOf(text);
    return turn === undefined ? fail({ code: 'which-turn' }) : ok({ kind: 'drop', turn });
  },
  repair: ([text]) => readChoice('repair', text),
  branch: ([text]) => readChoice('branch', text),
  code: (words, rules, skin) => {
    if (words.length === 0) return ok({ kind: 'code', code: undefined });
    const code = parseCode(words.join(' '), rules, skin);
    return code.ok ? ok({ kind: 'code', code: code.value }) : code;
  },
  play: ([text]) => readPlayer('play', text),
  step: ([text]) => readPlayer('step', text),
  skin: ([text = '']) => {
    const skin = SKIN_CHOICES.find((name) => name === text.toLowerCase());
    return skin ? ok({ kind: 'skin', skin }) : fail({ code: 'no-such-skin', text: text.slice(0, 40) });
  },
  aids: ([text = '']) => {
    const wanted = text.toLowerCase();
    return wanted === 'on' || wanted === 'off'
      ? ok({ kind: 'aids', on: wanted === 'on' })
      : fail({ code: 'on-or-off' });
  },
};

function parseWhy(words: readonly string[], rules: CodeRules, skin: Skin): Read {
  const [placeText, symbolText, ...rest] = words;
  if (placeText === undefined || symbolText === undefined || rest.length > 0)
    return fail({ code: 'why-what' });
  const place = /^\d{1,2}$/.test(placeText) ? Number(placeText) : 0;
  if (place < 1 || place > rules.places)
    return fail({ code: 'no-such-place', text: placeText.slice(0, 40), places: rules.places });
  const symbol = parseSymbol(symbolText, rules, skin);
  if (symbol === undefined) return fail({ code: 'no-such-symbol', text: symbolText.slice(0, 40) });
  return ok({ kind: 'why', place: place - 1, symbol });
}

function readAnswer(text: string, rules: CodeRules, command: (answer: GivenAnswer) => TypedCommand): Read {
  const answer = parsePartialAnswer(text, rules.places);
  return answer.ok ? ok(command(answer.value)) : answer;
}

function turnOf(text: string): number | undefined {
  return /^[1-9]\d?$/.test(text) ? Number(text) - 1 : undefined;
}

function readChoice(kind: 'repair' | 'branch', text: string | undefined): Read {
  if (text === undefined) return ok({ kind, choice: undefined });
  const choice = /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : undefined;
  return choice === undefined ? fail({ code: 'which-one' }) : ok({ kind, choice });
}

function readPlayer(kind: 'play' | 'step', text: string | undefined): Read {
  if (text === undefined) return ok({ kind, player: undefined });
  const player = PLAYERS.find((name) => name === text.toLowerCase());
  return player ? ok({ kind, player }) : fail({ code: 'no-such-player', text: text.slice(0, 40) });
}
