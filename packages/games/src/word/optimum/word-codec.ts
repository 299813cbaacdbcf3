import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import type { SecretNames } from '../../contract/optimum.ts';

/** Writes words unchanged, and answers as marks: g right place, y elsewhere, w not in the word. */
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

/** Returns a codec with the same guesses, but with Selby's marks: G right place, Y elsewhere, B not in the word. */
export function selbyCodec(codec: StrategyCodec): StrategyCodec {
  return {
    ...codec,
    makeClass: (cls) => codec.makeClass(cls).toUpperCase().replaceAll('W', 'B'),
    parseClass: (text) =>
      /^[BYG]+$/.test(text) ? codec.parseClass(text.toLowerCase().replaceAll('b', 'w')) : undefined,
  };
}

/** Returns a codec that also accepts words and marks in any case, and Selby's B for w. */
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

/** Returns a function from words to indices. Its map is built lazily: a search that only writes words needs none. */
function numbering(words: readonly string[]): (word: string) => number | undefined {
  let numbers: Map<string, number> | undefined;
  return (word) => {
    numbers ??= new Map(words.map((each, number) => [each, number]));
    return numbers.get(word);
  };
}

/** Indexed by value: 0 not in the word, 1 elsewhere, 2 right place. */
const MARKS = ['w', 'y', 'g'];
