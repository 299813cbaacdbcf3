import { CODE_RULES, needShape } from '@inkling/core/arguments';
import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { codeCount, LISTABLE_MAX } from '../candidates/code-space.ts';
import { enumerateCodes } from './enumeration.ts';
import { scoreByLinkedRemoval } from './linked-removal.ts';

/** What an adversary reveals when the game is over. Nothing is taken on trust: everything in it can be checked. */
export interface AdversaryProof {
  readonly rules: CodeRules;
  readonly turns: readonly AdversaryTurn[];
  /** A code that fits every answer. */
  readonly code: Code;
}

export interface AdversaryTurn {
  readonly guess: Code;
  readonly exact: number;
  readonly near: number;
  /** The number of codes that fitted all answers so far, including this one. */
  readonly left: bigint;
}

/** What is wrong with a proof. Turns are zero-based. */
export type ProofFault =
  | { readonly code: 'too-large' | 'not-a-code' }
  /** This answer is wrong for the revealed code. */
  | { readonly code: 'lied'; readonly turn: number }
  /** The stated number of codes is wrong: there are `left`. */
  | { readonly code: 'miscounted'; readonly turn: number; readonly left: number }
  /** Another answer keeps `left` codes: more than the one given, or as many with a lower class. */
  | { readonly code: 'not-largest'; readonly turn: number; readonly left: number };

/**
 * Checks a proof by listing every code and scoring it by linked removal; it shares no code with the adversary, with
 * candidate sets or with their scoring. Only 'lied' means that the game was unfair; the other faults mean that the
 * maker was not the adversary that it claims to be.
 *
 * @throws TypeError that names the argument that is wrong
 */
export function verifyAdversary(proof: AdversaryProof): Result<{ readonly codes: number }, ProofFault> {
  needShape(proof, 'proof', { rules: CODE_RULES, turns: 'list', code: 'numbers' });
  const { rules, turns, code } = proof;
  if (codeCount(rules) > BigInt(LISTABLE_MAX)) return fail({ code: 'too-large' });
  let left = [...enumerateCodes(rules)];
  const codes = left.length;
  const isCode = (candidate: Code) => left.some((other) => sameCode(other, candidate));
  if (![code, ...turns.map(({ guess }) => guess)].every(isCode)) return fail({ code: 'not-a-code' });
  for (const [turn, { guess, exact, near }] of turns.entries())
    if (scoreByLinkedRemoval(guess, code) !== feedbackClass(exact, near)) return fail({ code: 'lied', turn });
  for (const [turn, { guess, exact, near, left: stated }] of turns.entries()) {
    const cells = new Map<number, Code[]>();
    for (const candidate of left) {
      const cls = scoreByLinkedRemoval(guess, candidate);
      const cell = cells.get(cls);
      if (cell) cell.push(candidate);
      else cells.set(cls, [candidate]);
    }
    const given = feedbackClass(exact, near);
    left = cells.get(given) ?? [];
    if (BigInt(left.length) !== stated) return fail({ code: 'miscounted', turn, left: left.length });
    for (const [cls, cell] of cells)
      if (cell.length > left.length || (cell.length === left.length && cls < given))
        return fail({ code: 'not-largest', turn, left: cell.length });
  }
  return ok({ codes });
}

function sameCode(a: Code, b: Code): boolean {
  return a.length === b.length && Array.from(a).every((symbol, place) => symbol === b[place]);
}
