import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { type CodeFault, parseCode, parseSymbol } from '@inkling/games/mastermind/notation';
import type { Skin } from '@inkling/games/mastermind/skins';

/** What a person can type, in the words of the terminal program. Places count from 0. */
export type Command =
  | { readonly kind: 'guess'; readonly code: Code }
  | { readonly kind: 'why'; readonly place: number; readonly symbol: number }
  | { readonly kind: 'new'; readonly seed: string | undefined; readonly places: number | undefined }
  | { readonly kind: (typeof PLAIN)[number] };

export type CommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'why-what' }
  | { readonly code: 'no-such-place'; readonly text: string; readonly places: number }
  | { readonly code: 'no-such-symbol'; readonly text: string }
  /** Neither a command nor anything like a code. */
  | { readonly code: 'not-understood'; readonly text: string }
  | CodeFault;

const PLAIN = ['hint', 'undo', 'redo', 'choices', 'suggest', 'state', 'help'] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  '?': 'help',
  say: 'state',
  status: 'state',
};

/**
 * Reads a typed command. A word of the language wins over a code: no code of four or five places is spelt like
 * one. Anything else is read as a guess; the fault is the
 * code's when it looks like one.
 */
export function parseCommand(text: string, rules: CodeRules, skin: Skin): Result<Command, CommandFault> {
  const trimmed = text.trim().replace(/^guess\s+/i, '');
  if (trimmed === '') return fail({ code: 'nothing' });
  const [first = '', ...rest] = trimmed.split(/\s+/);
  const word = first.toLowerCase();
  const plain = PLAIN.find((name) => name === word) ?? aliasOf(word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (word === 'why') return parseWhy(rest, rules, skin);
  if (word === 'new') return parseNew(rest);
  const code = parseCode(trimmed, rules, skin);
  if (code.ok) return ok({ kind: 'guess', code: code.value });
  const meant = trimmed.length === rules.places || rest.length === rules.places - 1;
  const stray = code.error.code === 'unknown-symbol' && !meant;
  return stray ? fail({ code: 'not-understood', text: trimmed.slice(0, 40) }) : code;
}

function aliasOf(word: string): (typeof PLAIN)[number] | undefined {
  return Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined;
}

function parseWhy(words: readonly string[], rules: CodeRules, skin: Skin): Result<Command, CommandFault> {
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

/** `new`, `new 5`, `new 5 holly`, `new holly`: a lone 4 or 5 is the number of places. */
function parseNew(words: readonly string[]): Result<Command, CommandFault> {
  const [first = '', ...rest] = words;
  const sized = first === '4' || first === '5';
  const seed = (sized ? rest : words).join(' ');
  return ok({ kind: 'new', seed: seed === '' ? undefined : seed, places: sized ? Number(first) : undefined });
}
