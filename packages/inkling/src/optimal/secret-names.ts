import type { CodeRules } from '@inkling/core/deduction';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';

/** The secrets of a game as they are written. */
export interface SecretNames {
  readonly count: number;
  textOf(secret: number): string;
  /** Reads whatever form people may write. */
  numberOf(text: string): number | undefined;
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

export function wordSecrets(answers: readonly string[]): SecretNames {
  const numbers = new Map(answers.map((word, secret) => [word, secret]));
  return {
    count: answers.length,
    textOf: (secret) => answers[secret] ?? '?',
    numberOf: (text) => numbers.get(text.normalize('NFC').toLowerCase()),
  };
}
