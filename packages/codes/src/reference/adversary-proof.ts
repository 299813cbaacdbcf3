import { CODE_RULES, needShape } from '@inkling/core/arguments';
import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { codeCount, LISTABLE_MAX } from '../candidates/code-space.ts';
import { enumerateCodes } from './enumeration.ts';
import { scoreByLinkedRemoval } from './linked-removal.ts';

/** What an adversary shows when the game is over. Nothing in it has to be believed: everything can be checked. */
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
  /** How many codes fitted all answers so far, this one counted. */
  readonly left: bigint;
}

/** What is wrong with a proof. Turns count from 0. */
export type ProofFault =
  | { readonly code: 'too-large' | 'not-a-code' }
  /** The revealed code would have been answered otherwise here. */
  | { readonly code: 'lied'; readonly turn: number }
  /** The stated number of codes is not the number of codes. */
  | { readonly code: 'miscounted'; readonly turn: number; readonly left: number }
  /** Another answer kept more codes, or as many and has the lower class. */
  | { readonly code: 'not-largest'; readonly turn: number; readonly left: number };

/**
 * Checks a proof by writing out every code and scoring it by linked removal; it shares no code with the adversary,
 * with candidate sets or with their scoring. 'lied' alone says that the game was not fair; the others say that
 * the maker was not the adversary that it claims to be.
 *
 * @throws TypeError that names an argument that is wrong
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
