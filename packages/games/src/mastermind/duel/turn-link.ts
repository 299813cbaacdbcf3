import { needShape } from '@inkling/core/arguments';
import { type Code, type Feedback, isFeedbackPossible } from '@inkling/core/feedback';
import { makeBase64url, parseBase64url } from '../../encoding/base64url.ts';
import { HASH_BYTES } from '../../promise/commitment.ts';
import { checkCode, makeCode } from '../rules/notation.ts';
import { type DuelTerms, TERMS } from './duel-terms.ts';

interface DuelTurn extends DuelTerms {
  /** The commitment of the duel, 32 bytes. */
  readonly commitment: Uint8Array;
  /** 1 … turnsMax */
  readonly turn: number;
  readonly guess: Code;
}

/** A guess that is sent to the maker. */
export interface DuelGuess extends DuelTurn {
  readonly kind: 'guess';
}

/** The answer that is sent back to the breaker. */
export interface DuelAnswer extends DuelTurn {
  readonly kind: 'answer';
  readonly answer: Feedback;
}

/** Writes `HASH.3.aabb` for a guess, or `HASH.3.aabb.1.0` for its answer. */
export function makeTurnPayload(link: DuelGuess | DuelAnswer): string {
  needShape(link, 'link', { ...TERMS, commitment: 'numbers', turn: 'whole', guess: 'numbers' });
  const guess = `${makeBase64url(link.commitment)}.${link.turn}.${makeCode(link.guess)}`;
  if (link.kind === 'guess') return guess;
  needShape(link.answer, 'link.answer', { exact: 'whole', near: 'whole' });
  return `${guess}.${link.answer.exact}.${link.answer.near}`;
}

/** Parses such a payload. Returns undefined if it is not one. Never throws. */
export function parseTurnPayload(
  kind: 'guess' | 'answer',
  terms: DuelTerms,
  payload: string,
): DuelGuess | DuelAnswer | undefined {
  const [hash = '', turnText = '', codeText = '', exactText = '', nearText = ''] = payload.split('.');
  const commitment = parseBase64url(hash, HASH_BYTES);
  const letters = Array.from(codeText, (letter) => letter.charCodeAt(0) - FIRST_LETTER);
  const guess = checkCode(letters, terms.rules);
  const turn = Number(turnText);
  if (!commitment || !guess.ok || !(turn >= 1 && turn <= terms.turnsMax)) return undefined;
  const read = { ...terms, commitment, turn, guess: guess.value };
  if (kind === 'guess') return { kind, ...read };
  const answer = { exact: Number(exactText), near: Number(nearText) };
  const isPossible = isFeedbackPossible(terms.rules.places, answer.exact, answer.near);
  return isPossible ? { kind, ...read, answer } : undefined;
}

const FIRST_LETTER = 97;
