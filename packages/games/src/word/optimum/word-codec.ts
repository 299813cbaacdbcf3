import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { SecretNames } from '../../contract/optimum.ts';

/** Words as they are, answers as marks: g right place, y elsewhere, w no. */
export function wordCodec(allowed: readonly string[], length: number): StrategyCodec {
  const numberOf = numbering(allowed);
  return {
    makeGuess: (guess) => allowed[guess] ?? '?',
    parseGuess: (text) => numberOf(text),
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

/** Words and marks in any case, and Selby's B for w. */
export function wordsAsTyped(codec: StrategyCodec): StrategyCodec {
  return {
    ...codec,
    parseGuess: (text) => codec.parseGuess(text.normalize('NFC').toLowerCase()),
    parseClass: (text) => codec.parseClass(text.toLowerCase().replaceAll('b', 'w')),
  };
}

export function wordSecrets(answers: readonly string[]): SecretNames {
  const numberOf = numbering(answers);
  return {
    count: answers.length,
    textOf: (secret) => answers[secret] ?? '?',
    numberOf: (text) => numberOf(text.normalize('NFC').toLowerCase()),
  };
}

/** The number of each word. A search that only writes words needs none of them. */
function numbering(words: readonly string[]): (word: string) => number | undefined {
  let numbers: Map<string, number> | undefined;
  return (word) => {
    numbers ??= new Map(words.map((each, number) => [each, number]));
    return numbers.get(word);
  };
}

/** By value: 0 no, 1 elsewhere, 2 right place. */
const MARKS = ['w', 'y', 'g'];
