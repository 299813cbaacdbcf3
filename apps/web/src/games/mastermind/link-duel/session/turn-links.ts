import { type Code, feedbackClass, feedbackOf } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import type { DuelLink } from '@inkling/games/mastermind/duel/duel-link';
import { makeTerms } from '@inkling/games/mastermind/duel/duel-terms';
import type { DuelAnswer, DuelGuess } from '@inkling/games/mastermind/duel/turn-link';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import {
  answered,
  isLegal,
  isRevealed,
  type LinkDuel,
  type MakerDuel,
  sentGuess,
  statusOf,
  withTurns,
} from './link-duel.ts';

/** Why a guess or an answer that was sent cannot be added to this duel. */
export type TurnLinkFault = 'own-link' | 'misfit' | 'turn-missing' | 'over';

/** Returns the link that sends a guess for the next turn to the maker. */
export function guessLink({ challenge, turns }: LinkDuel, guess: Code): DuelGuess {
  const { rules, turnsMax, commitment } = challenge;
  return { kind: 'guess', rules, turnsMax, commitment, turn: turns.length + 1, guess: Array.from(guess) };
}

/** Returns the link that sends back the answer to a turn (zero-based), or undefined if there is no such turn. */
export function answerLink({ challenge, turns }: LinkDuel, at: number): DuelAnswer | undefined {
  const turn = turns[at];
  if (!turn) return undefined;
  const { rules, turnsMax, commitment } = challenge;
  const { guess, feedback } = turn;
  return {
    kind: 'answer',
    rules,
    turnsMax,
    commitment,
    turn: at + 1,
    guess: Array.from(guess),
    answer: feedbackOf(feedback),
  };
}

/**
 * Returns the link that a side has to send now: the maker the last answer or else the challenge; the breaker the guess
 * that waits or is set. Without a guess to send, it is the challenge, too.
 */
export function nextLink(duel: LinkDuel, set: Code | undefined): DuelLink {
  if (duel.role === 'maker') return answerLink(duel, duel.turns.length - 1) ?? duel.challenge;
  const guess = sentGuess(duel) ?? set;
  const isReady = guess && isOpen(duel) && isLegal(guess, duel.challenge.rules);
  return isReady ? guessLink(duel, guess) : duel.challenge;
}

/**
 * Adds a turn that was sent: the maker's side answers a guess, the breaker's side records an answer. A known turn
 * changes nothing, so that a link can be opened twice, except if the maker has corrected its answer.
 */
export function withTurn(duel: LinkDuel, link: DuelGuess | DuelAnswer): Result<LinkDuel, TurnLinkFault> {
  if (makeTerms(duel.challenge) !== makeTerms(link)) return fail('misfit');
  if (duel.role === 'maker') return link.kind === 'guess' ? withGuess(duel, link) : fail('own-link');
  return link.kind === 'answer' ? withAnswer(duel, link) : fail('own-link');
}

/** Records that the next guess was sent. Returns the same duel if a guess already waits, or for any other link. */
export function withSent(duel: LinkDuel, link: DuelLink): LinkDuel {
  if (duel.role !== 'breaker' || link.kind !== 'guess' || sentGuess(duel) || !isOpen(duel)) return duel;
  const isNext = makeTerms(duel.challenge) === makeTerms(link) && link.turn === duel.turns.length + 1;
  return isNext ? { ...duel, sent: Array.from(link.guess) } : duel;
}

function withGuess(duel: MakerDuel, link: DuelGuess): Result<LinkDuel, TurnLinkFault> {
  const { turns, reveal } = duel;
  if (turns.length >= link.turn) return isSameGuess(duel, link) ? ok(duel) : fail('misfit');
  if (link.turn > turns.length + 1) return fail('turn-missing');
  return isOpen(duel) ? ok({ ...duel, turns: [...turns, answered(link.guess, reveal)] }) : fail('over');
}

function withAnswer(duel: LinkDuel, link: DuelAnswer): Result<LinkDuel, TurnLinkFault> {
  const { turns } = duel;
  const turn = { guess: link.guess, feedback: feedbackClass(link.answer.exact, link.answer.near) };
  const before = turns[link.turn - 1];
  if (before && !isSameGuess(duel, link)) return fail('misfit');
  if (before?.feedback === turn.feedback) return ok(duel);
  if (link.turn > turns.length + 1) return fail('turn-missing');
  if (before ? isRevealed(duel) : !isOpen(duel)) return fail('over');
  return ok(before ? { ...duel, turns: turns.with(link.turn - 1, turn) } : withTurns(duel, [...turns, turn]));
}

function isSameGuess({ turns }: LinkDuel, { turn, guess }: DuelGuess | DuelAnswer): boolean {
  return makeCode(turns[turn - 1]?.guess ?? []) === makeCode(guess);
}

function isOpen(duel: LinkDuel): boolean {
  return statusOf(duel) === 'playing' && !isRevealed(duel);
}
