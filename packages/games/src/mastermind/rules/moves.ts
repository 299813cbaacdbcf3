import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeCode } from './notation.ts';
import { answerFrom, type GivenAnswer, makeGivenAnswer } from './partial-turn.ts';
import { PLACES_MAX, SYMBOLS_MAX } from './rules.ts';

export type MastermindMove =
  /** The maker deposits the code. */
  | { readonly kind: 'deposit'; readonly code: Code }
  | { readonly kind: 'guess'; readonly code: Code }
  /** The maker answers the pending guess by hand. */
  | ({ readonly kind: 'score' } & GivenAnswer)
  /** The maker corrects an earlier answer; `turn` is zero-based. */
  | ({ readonly kind: 'rescore'; readonly turn: number } & GivenAnswer)
  | { readonly kind: 'resign' };

export type MoveFault = { readonly code: 'not-a-move' };

/**
 * Writes a move as one line: `deposit aabb`, `guess aabb`, `score 1,0`, `rescore 3 1,0` (one-based turn),
 * `resign`. An unknown number is written as a question mark: `score 1,?`.
 */
export function makeMove(move: MastermindMove): string {
  switch (move.kind) {
    case 'deposit':
    case 'guess':
      return `${move.kind} ${makeCode(move.code)}`;
    case 'score':
      return `score ${makeGivenAnswer(move)}`;
    case 'rescore':
      return `rescore ${move.turn + 1} ${makeGivenAnswer(move)}`;
    case 'resign':
      return 'resign';
  }
}

/** Parses a move. Does not check whether it is legal; `apply` does. Law: `parseMove(makeMove(m))` is `m`. */
export function parseMove(text: string): Result<MastermindMove, MoveFault> {
  if (text === 'resign') return ok({ kind: 'resign' });
  const code = CODE_MOVE.exec(text);
  if (code) {
    const letters = code[2] as string;
    const symbols: number[] = [];
    for (let at = 0; at < letters.length; at++) symbols.push(letters.charCodeAt(at) - FIRST_LETTER);
    return ok({ kind: code[1] as 'deposit' | 'guess', code: symbols });
  }
  const [, exact, near] = /^score (\d{1,2}|\?),(\d{1,2}|\?)$/.exec(text) ?? [];
  if (exact && near) return ok({ kind: 'score', ...answerFrom(exact, near) });
  const [, turn, newExact, newNear] = /^rescore ([1-9]\d?) (\d{1,2}|\?),(\d{1,2}|\?)$/.exec(text) ?? [];
  if (!turn || !newExact || !newNear) return fail({ code: 'not-a-move' });
  return ok({ kind: 'rescore', turn: Number(turn) - 1, ...answerFrom(newExact, newNear) });
}

const FIRST_LETTER = 97;
const LAST_LETTER = String.fromCharCode(FIRST_LETTER + SYMBOLS_MAX - 1);
const CODE_MOVE = new RegExp(`^(deposit|guess) ([a-${LAST_LETTER}]{1,${PLACES_MAX}})$`);
