import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { SecretNames } from '../../contract/optimum.ts';
import { makeCode, makeSymbol, parseCode } from '../rules/notation.ts';

/** Returns a codec that writes codes in letters and answers as `exact,near`. `codes` contains all codes by number. */
export function codeCodec(rules: CodeRules, codes: ArrayLike<ArrayLike<number>>): StrategyCodec {
  const textOf = (code: ArrayLike<number>) => Array.from(code, makeSymbol).join('');
  let numbers: Map<string, number> | undefined;
  return {
    makeGuess: (guess) => (codes[guess] ? textOf(codes[guess]) : '?'),
    parseGuess(text) {
      numbers ??= new Map(Array.from(codes, (code, guess) => [textOf(code), guess]));
      return numbers.get(text);
    },
    makeClass(cls) {
      const { exact, near } = feedbackOf(cls);
      return `${exact},${near}`;
    },
    parseClass(text) {
      const match = /^(\d{1,2}),(\d{1,2})$/.exec(text);
      if (!match) return undefined;
      const [exact, near] = [Number(match[1]), Number(match[2])];
      return isFeedbackPossible(rules.places, exact, near) ? feedbackClass(exact, near) : undefined;
    },
  };
}

export function codeSecrets(rules: CodeRules, codec: StrategyCodec, count: number): SecretNames {
  return {
    count,
    textOf: codec.makeGuess,
    numberOf: (text) => {
      const code = parseCode(text, rules);
      return code.ok ? codec.parseGuess(makeCode(code.value)) : undefined;
    },
  };
}

/** Returns a codec that also reads codes in any form that users type. */
export function codesAsTyped(codec: StrategyCodec, rules: CodeRules): StrategyCodec {
  return {
    ...codec,
    parseGuess: (text) => {
      const code = parseCode(text, rules);
      return code.ok ? codec.parseGuess(makeCode(code.value)) : undefined;
    },
  };
}
