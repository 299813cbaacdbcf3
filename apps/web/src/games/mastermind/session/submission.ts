import { type CodeRules, fitsTurn } from '@inkling/core/deduction';
import { type Code, scoreCode } from '@inkling/core/feedback';
import { codeTurn, type ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { codeOf, type Draft } from './draft.ts';

/** Whether the half-typed guess can be made, and if not, why not. Places and turns are zero-based. */
export type Submission =
  | { readonly ready: true; readonly code: readonly number[]; readonly contradicts: readonly number[] }
  | { readonly ready: false; readonly why: 'over' }
  | {
      readonly ready: false;
      readonly why: 'empty-places';
      readonly places: readonly number[];
      readonly total: number;
    }
  | { readonly ready: false; readonly why: 'repeated'; readonly symbol: number };

/** Checks the draft. `contradicts` lists the turns whose answers the guess does not fit: allowed, but worth knowing. */
export function submissionOf(
  draft: Draft,
  rules: CodeRules,
  turns: readonly ScoredTurn[],
  over: boolean,
): Submission {
  if (over) return { ready: false, why: 'over' };
  const code = codeOf(draft);
  if (!code) {
    const places = draft.symbols.flatMap((symbol, place) => (symbol === undefined ? [place] : []));
    return { ready: false, why: 'empty-places', places, total: draft.symbols.length };
  }
  const repeated = code.find((symbol, place) => code.indexOf(symbol) < place);
  if (!rules.repeats && repeated !== undefined) return { ready: false, why: 'repeated', symbol: repeated };
  return { ready: true, code, contradicts: contradictedBy(code, turns) };
}

/** Returns the zero-based turns whose answers a code does not fit. */
export function contradictedBy(code: Code, turns: readonly ScoredTurn[]): readonly number[] {
  return turns.flatMap((turn, at) => (fitsTurn(codeTurn(turn), scoreCode(turn.guess, code)) ? [] : [at]));
}
