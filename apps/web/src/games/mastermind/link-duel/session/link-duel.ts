import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import {
  type Challenge,
  type DuelLink,
  makeDuelLink,
  parseDuelLink,
  type Reveal,
} from '@inkling/games/mastermind/duel/duel-link';
import {
  checkCode,
  makeCode,
  makeTurn,
  parseCode,
  parseTurn,
} from '@inkling/games/mastermind/rules/notation';
import { isSaved } from '../../../../shell/saved/saved.ts';

/**
 * One side of a duel by links, as this device stores it. The maker's side has the opening from the start and scores the
 * breaker's guesses; the breaker's side has only the promise until the reveal arrives.
 */
export type LinkDuel = MakerDuel | BreakerDuel;

export interface MakerDuel {
  readonly role: 'maker';
  readonly challenge: Challenge;
  readonly reveal: Reveal;
  /** Guesses with their answers, computed from the code. */
  readonly turns: readonly CodeTurn[];
}

export interface BreakerDuel {
  readonly role: 'breaker';
  readonly challenge: Challenge;
  readonly reveal: Reveal | undefined;
  /** Guesses with the answers that the maker gave, right or wrong. */
  readonly turns: readonly CodeTurn[];
  /** The guess of the next turn, if its link has left this device. */
  readonly sent?: readonly number[] | undefined;
}

/** Returns the id of a duel: its promise as a string. */
export function linkDuelId({ challenge }: Pick<LinkDuel, 'challenge'>): string {
  return makeBase64url(challenge.commitment);
}

/** Returns a duel with other turns, and with no guess waiting for an answer. */
export function withTurns(duel: LinkDuel, turns: readonly CodeTurn[]): LinkDuel {
  return duel.role === 'maker' ? { ...duel, turns } : { ...duel, turns, sent: undefined };
}

/** Returns the guess that is waiting for its answer, if any. */
export function sentGuess(duel: LinkDuel): readonly number[] | undefined {
  return duel.role === 'breaker' && statusOf(duel) === 'playing' ? duel.sent : undefined;
}

/** Returns a guess with its correct answer. */
export function answered(guess: Code, { code }: Reveal): CodeTurn {
  return { guess: Array.from(guess), feedback: scoreCode(guess, code) };
}

/** Whether the rules allow this code. */
export function isLegal(code: Code, rules: CodeRules): boolean {
  return checkCode(Array.from(code), rules).ok;
}

/** Returns whether the code has been found, the turns are used up, or the duel continues. */
export function statusOf({ challenge, turns }: LinkDuel): 'found' | 'lost' | 'playing' {
  const solved = solvedClass(challenge.rules.places);
  if (turns.at(-1)?.feedback === solved) return 'found';
  return turns.length >= challenge.turnsMax ? 'lost' : 'playing';
}

/** Whether this is the breaker's side and the code has been revealed to it. */
export function isRevealed({ role, reveal }: LinkDuel): boolean {
  return role === 'breaker' && reveal !== undefined;
}

/** Returns the answers that differ from the correct ones. Turns are zero-based. */
export function wrongTurns(turns: readonly CodeTurn[], reveal: Reveal): readonly WrongTurn[] {
  return turns.flatMap(({ guess, feedback }, turn) => {
    const truth = scoreCode(guess, reveal.code);
    return truth === feedback ? [] : [{ turn, given: feedback, truth }];
  });
}

/** The given and the correct feedback class of one turn. */
export interface WrongTurn {
  readonly turn: number;
  readonly given: number;
  readonly truth: number;
}

/** The result of checking a reveal: whether the promise was kept, and the wrong answers. */
export interface Verdict {
  readonly promise: 'kept' | 'broken' | 'other-terms';
  readonly wrong: readonly WrongTurn[];
}

/** The stored form of a duel, apart from its version: strings only. */
export interface SavedLinkDuel {
  readonly role: LinkDuel['role'];
  readonly challenge: string;
  readonly reveal: string | undefined;
  readonly turns: readonly string[];
  readonly sent?: string;
}

export function makeLinkDuel(duel: LinkDuel): SavedLinkDuel {
  return {
    role: duel.role,
    challenge: makeDuelLink(duel.challenge),
    reveal: duel.reveal && makeDuelLink(duel.reveal),
    turns: duel.turns.map(({ guess, feedback }) => makeTurn(guess, feedbackOf(feedback))),
    ...(duel.role === 'breaker' && duel.sent && { sent: makeCode(duel.sent) }),
  };
}

/** Never throws: returns a duel or 'unreadable'. A maker's answers must agree with the code. */
export function parseLinkDuel(value: unknown): Result<LinkDuel, 'unreadable'> {
  if (typeof value !== 'object' || value === null) return fail('unreadable');
  const fields = value as Partial<Record<keyof SavedLinkDuel, unknown>>;
  if (!isSaved(value) || !Array.isArray(fields.turns)) return fail('unreadable');
  const challenge = linkIn(fields.challenge);
  const reveal = linkIn(fields.reveal);
  if (challenge?.kind !== 'challenge' || (reveal && reveal.kind !== 'reveal')) return fail('unreadable');
  const turns = turnsIn(fields.turns, challenge);
  if (!turns) return fail('unreadable');
  if (fields.role === 'breaker')
    return ok({ role: 'breaker', challenge, reveal, turns, sent: sentIn(fields.sent, challenge) });
  if (fields.role !== 'maker' || !reveal || wrongTurns(turns, reveal).length > 0) return fail('unreadable');
  return ok({ role: 'maker', challenge, reveal, turns });
}

function linkIn(text: unknown): DuelLink | undefined {
  const link = typeof text === 'string' ? parseDuelLink(text) : undefined;
  return link?.ok ? link.value : undefined;
}

function sentIn(text: unknown, { rules }: Challenge): readonly number[] | undefined {
  const code = typeof text === 'string' ? parseCode(text, rules) : undefined;
  return code?.ok && isLegal(code.value, rules) ? Array.from(code.value) : undefined;
}

function turnsIn(texts: readonly unknown[], { rules, turnsMax }: Challenge): readonly CodeTurn[] | undefined {
  if (texts.length > turnsMax) return undefined;
  const turns = texts.flatMap((text) => {
    const turn = typeof text === 'string' ? parseTurn(text, rules) : undefined;
    return turn?.ok ? [{ guess: Array.from(turn.value.guess), feedback: turn.value.feedback }] : [];
  });
  return turns.length === texts.length ? turns : undefined;
}
