import { fail, ok, type Result } from '@inkling/core/result';
import type { Shared } from './sharing.ts';

/** What can be typed on a review. Turns count from 0; no turn means the one that is looked at. */
export type ReviewCommand =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'again' | 'best'; readonly turn: number | undefined }
  | { readonly kind: 'share'; readonly what: Shared }
  | { readonly kind: (typeof PLAIN)[number] };

export type ReviewCommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'no-such-turn'; readonly text: string; readonly turns: number }
  | { readonly code: 'no-such-share'; readonly text: string }
  | { readonly code: 'not-understood'; readonly text: string };

const PLAIN = ['next', 'previous', 'costly', 'drill', 'state', 'help'] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  'next costly': 'costly',
  'next turn': 'next',
  back: 'previous',
  prev: 'previous',
  learn: 'drill',
  say: 'state',
  '?': 'help',
};

const SHARE_NAMES: Readonly<Record<string, Shared>> = {
  '': 'turns',
  command: 'command',
  link: 'fresh',
  turns: 'turns',
};

/** Reads a typed line; `turns` is how many the sheet has. Never throws. */
export function parseReviewCommand(text: string, turns: number): Result<ReviewCommand, ReviewCommandFault> {
  const line = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (line === '') return fail({ code: 'nothing' });
  const plain = PLAIN.find((name) => name === line) ?? named(ALIASES, line);
  if (plain) return ok({ kind: plain });
  const [, verb = '', rest = ''] = /^(turn|again|try again|play best|best|share)(?: (.*))?$/.exec(line) ?? [];
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
  if (verb === '' || verb === 'turn') return ok({ kind: 'turn', turn });
  const kind = verb === 'again' || verb === 'try again' ? 'again' : 'best';
  return ok({ kind, turn: isMissing ? undefined : turn });
}

function named<T>(names: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
