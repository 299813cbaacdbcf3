import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, type Feedback, feedbackClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { type DuelFault, type DuelLink, parseDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import {
  type CodeFault,
  type FeedbackFault,
  parseCode,
  parseFeedback,
  parseTurn,
} from '@inkling/games/mastermind/rules/notation';
import { parseRules, type RulesFault } from '@inkling/games/mastermind/rules/rules';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { isAttempt } from '../../session/command.ts';
import type { LinkDuel } from './link-duel.ts';

/** What can be typed in a duel. Turns are zero-based. */
export type Command =
  | { readonly kind: 'link'; readonly link: DuelLink }
  | { readonly kind: 'make'; readonly rules: CodeRules | undefined; readonly code: string | undefined }
  | { readonly kind: 'guess'; readonly code: Code }
  | { readonly kind: 'turn'; readonly turn: CodeTurn }
  | { readonly kind: 'answer'; readonly turn: number; readonly feedback: number }
  | { readonly kind: (typeof PLAIN)[number] };

export type CommandFault =
  | { readonly code: 'nothing' | 'answer-what' }
  | { readonly code: 'not-understood' | 'not-a-guess'; readonly text: string }
  | { readonly code: 'no-such-turn'; readonly text: string; readonly turns: number }
  | { readonly code: 'link'; readonly why: DuelFault }
  | RulesFault
  | CodeFault
  | FeedbackFault;

const PLAIN = ['undo', 'state', 'reveal', 'copy', 'back', 'help'] as const;

/** Parses a typed line: a link, a command or, if `duel` is open, a guess or a whole turn. Never throws. */
export function parseCommand(
  text: string,
  duel: LinkDuel | undefined,
  skin: Skin,
): Result<Command, CommandFault> {
  const line = text.trim();
  if (line === '') return fail({ code: 'nothing' });
  const linked = linkIn(line);
  if (linked !== undefined) {
    const link = parseDuelLink(linked);
    return link.ok ? ok({ kind: 'link', link: link.value }) : fail({ code: 'link', why: link.error });
  }
  const [first = '', ...rest] = line.split(/\s+/);
  const word = first.toLowerCase();
  const plain = word === '?' ? 'help' : PLAIN.find((name) => name === word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (!duel)
    return word === 'make' ? parseMake(rest) : fail({ code: 'not-understood', text: line.slice(0, 40) });
  if (word === 'answer') return parseAnswer(rest, duel);
  const read = duel.role === 'maker' ? parseGuess(line, duel, skin) : parseWhole(line, duel, skin);
  if (read.ok || read.error.code !== 'unknown-symbol') return read;
  const isGuess = word === 'guess' || isAttempt(line, read.error.text, duel.challenge.rules.places);
  return isGuess ? read : fail({ code: 'not-a-guess', text: line.slice(0, 40) });
}

/** Finds a possible duel link in a text: on its own or within a URL, with or without other words around it. */
export function linkIn(text: string): string | undefined {
  const found = /(?:^|[#/\s<("])((?:challenge|guess|answer|reveal)\d[^\s<>"]*)/.exec(text.trim())?.[1];
  return found?.replace(/[.,;:!?)\]'’”»…]+$/, '');
}

/** Parses `make`, `make p5c8r` or `make p5c8r abcde`. The code is not parsed here, but when the rules are known. */
function parseMake(words: readonly string[]): Result<Command, CommandFault> {
  const [rulesText, ...codeWords] = words;
  const rules = rulesText === undefined ? undefined : parseRules(rulesText);
  if (rules && !rules.ok) return rules;
  const code = codeWords.length === 0 ? undefined : codeWords.join(' ');
  return ok({ kind: 'make', rules: rules?.value, code });
}

/** Parses `answer 2 1,0`, which corrects the answer to turn 2. */
function parseAnswer(words: readonly string[], duel: LinkDuel): Result<Command, CommandFault> {
  const [turnText, ...feedbackWords] = words;
  if (turnText === undefined || feedbackWords.length === 0) return fail({ code: 'answer-what' });
  const turn = /^\d{1,2}$/.test(turnText) ? Number(turnText) - 1 : -1;
  if (turn < 0 || turn >= duel.turns.length)
    return fail({ code: 'no-such-turn', text: turnText.slice(0, 40), turns: duel.turns.length });
  const read = parseFeedback(feedbackWords.join(' '), duel.challenge.rules.places);
  return read.ok ? ok({ kind: 'answer', turn, feedback: classOf(read.value) }) : read;
}

function parseGuess(line: string, { challenge }: LinkDuel, skin: Skin): Result<Command, CommandFault> {
  const guess = parseCode(line.replace(/^guess\s+/i, ''), challenge.rules, skin);
  return guess.ok ? ok({ kind: 'guess', code: guess.value }) : guess;
}

function parseWhole(line: string, { challenge }: LinkDuel, skin: Skin): Result<Command, CommandFault> {
  const turn = parseTurn(line, challenge.rules, skin);
  return turn.ok ? ok({ kind: 'turn', turn: turn.value }) : turn;
}

function classOf({ exact, near }: Feedback): number {
  return feedbackClass(exact, near);
}
