import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { codeDeduction } from '@inkling/codes/optimum/code-deduction';
import type { CodeRules } from '@inkling/core/deduction';
import { fail } from '@inkling/core/result';
import { makeIrving } from '@inkling/deduction/notation/irving';
import type { IrvingGame } from '@inkling/deduction/notation/irving-cells';
import { parseIrving } from '@inkling/deduction/notation/irving-parser';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { OwnNotation } from '../../contract/optimum.ts';
import { codeCodec, codesAsTyped } from './code-codec.ts';

/**
 * The bracket notation of Knuth and Irving. Reads both dialects; writes the one with 14 slots. The first guess comes only
 * after a number.
 */
export const brackets: OwnNotation<{ readonly rules: CodeRules }> = {
  form: 'irving',
  firstGuess: (text) => (/^\s*\d{1,9}\s*\(/.test(text) ? '' : undefined),
  read(text, { rules }, { codec }) {
    const root = parseIrving(text, { ...listed(rules), codec: codesAsTyped(codec, rules) });
    return root.ok ? root : fail({ code: 'irving', fault: root.error });
  },
  make(root, { rules }) {
    const game = listed(rules);
    return makeIrving(root, { ...game, codec: inDigits(game.codec, rules) });
  },
};

function listed(rules: CodeRules): IrvingGame & { readonly codec: StrategyCodec } {
  const space = new CodeSpace(rules);
  const codes = Array.from({ length: space.size }, (_, code) => space.codeAt(code));
  return { ...codeDeduction(space), places: rules.places, codec: codeCodec(rules, codes) };
}

/** Writes codes in digits, as the literature does, unless there are more than nine symbols. */
function inDigits(codec: StrategyCodec, { symbols }: CodeRules): StrategyCodec {
  if (symbols > 9) return codec;
  const digits = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0) - A + 1).join('');
  return { ...codec, makeGuess: (guess) => digits(codec.makeGuess(guess)) };
}

const A = 'a'.charCodeAt(0);
