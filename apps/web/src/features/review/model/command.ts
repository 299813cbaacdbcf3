import { fail, ok, type Result } from '@inkling/core/result';

/** A command typed on a review. Turns are zero-based; an undefined turn means the current one. */
export type ReviewCommand =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'again' | 'best' | 'practice'; readonly turn: number | undefined }
  | { readonly kind: 'share'; readonly what: Shared }
  | { readonly kind: (typeof PLAIN)[number] };

export type ReviewCommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'no-such-turn'; readonly text: string; readonly turns: number }
  | { readonly code: 'no-such-share'; readonly text: string }
  | { readonly code: 'not-understood'; readonly text: string };

/** What to share: a link to the game, a link to the turn, or the command for the terminal. */
export type Shared = 'game' | 'turn' | 'command';

const PLAIN = ['next', 'previous', 'costly', 'state', 'help'] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  'next costly': 'costly',
  'next turn': 'next',
  back: 'previous',
  prev: 'previous',
  say: 'state',
  '?': 'help',
};

const SHARE_NAMES: Readonly<Record<string, Shared>> = {
  '': 'game',
  link: 'game',
  turn: 'turn',
  command: 'command',
};

const KINDS = {
  again: 'again',
  'try again': 'again',
  'play best': 'best',
  best: 'best',
  practice: 'practice',
  practise: 'practice',
} as const;

/** Parses a typed line. `turns` is the number of turns of the game. Never throws. */
export function parseReviewCommand(text: string, turns: number): Result<ReviewCommand, ReviewCommandFault> {
  const line = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (line === '') return fail({ code: 'nothing' });
  const plain = PLAIN.find((name) => name === line) ?? named(ALIASES, line);
  if (plain) return ok({ kind: plain });
  const [, verb = '', rest = ''] =
    /^(turn|again|try again|play best|best|practi[cs]e|share)(?: (.*))?$/.exec(line) ?? [];
  if (verb === 'share') {
    const what = named(SHARE_NAMES, rest);
    return what ? ok({ kind: 'share', what }) : fail({ code: 'no-such-share', text: rest.slice(0, 40) });
  }
  if (verb === '' && !/^\d+$/.test(line)) return fail({ code: 'not-understood', text: line.slice(0, 40) });
  const number = verb === '' ? line : rest;
  const turn = /^\d{1,4}$/.test(number) ? Number(number) - 1 : -1;
  const isMissing = number === '' && verb !== 'turn';
  if (!isMissing && (turn < 0 || turn >= turns))
    return fail({ code: 'no-such-turn', text: number.slice(0, 40), turns });
  const kind = named<(typeof KINDS)[keyof typeof KINDS]>(KINDS, verb);
  return ok(kind ? { kind, turn: isMissing ? undefined : turn } : { kind: 'turn', turn });
}

function named<T>(names: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
