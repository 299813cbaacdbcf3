import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { SecretNames } from '../../contract/optimum.ts';
import { makeCode, makeSymbol, parseCode } from '../rules/notation.ts';

/** Codes as letters from a, answers as `exact,near`. `codes` lists all codes in the order of their numbers. */
export function codeCodec(rules: CodeRules, codes: Iterable<ArrayLike<number>>): StrategyCodec {
  const texts = Array.from(codes, (code) => Array.from(code, makeSymbol).join(''));
  const numbers = new Map(texts.map((text, guess) => [text, guess]));
  return {
    makeGuess: (guess) => texts[guess] ?? '?',
    parseGuess: (text) => numbers.get(text),
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

/** Reads codes in letters or digits. */
export function codesAsTyped(codec: StrategyCodec, rules: CodeRules): StrategyCodec {
  return {
    ...codec,
    parseGuess: (text) => {
      const code = parseCode(text, rules);
      return code.ok ? codec.parseGuess(makeCode(code.value)) : undefined;
    },
  };
}
