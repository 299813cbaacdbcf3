import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { makeSymbol } from '@inkling/games/mastermind/rules/notation';

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

/** Words as they are, answers as marks: g right place, y elsewhere, w no. */
export function wordCodec(allowed: readonly string[], length: number): StrategyCodec {
  const numbers = new Map(allowed.map((word, guess) => [word, guess]));
  return {
    makeGuess: (guess) => allowed[guess] ?? '?',
    parseGuess: (text) => numbers.get(text),
    makeClass: (cls) =>
      Array.from(cls.toString(3).padStart(length, '0'), (mark) => MARKS[Number(mark)]).join(''),
    parseClass(text) {
      const marks = Array.from(text, (mark) => MARKS.indexOf(mark));
      if (marks.length !== length || marks.includes(-1)) return undefined;
      return marks.reduce((cls, mark) => cls * 3 + mark, 0);
    },
  };
}

/** The same guesses with Selby's marks: G right place, Y elsewhere, B no. */
export function selbyCodec(codec: StrategyCodec): StrategyCodec {
  return {
    ...codec,
    makeClass: (cls) => codec.makeClass(cls).toUpperCase().replaceAll('W', 'B'),
    parseClass: (text) =>
      /^[BYG]+$/.test(text) ? codec.parseClass(text.toLowerCase().replaceAll('b', 'w')) : undefined,
  };
}

/** By value: 0 no, 1 elsewhere, 2 right place. */
const MARKS = ['w', 'y', 'g'];
