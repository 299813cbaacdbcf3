import { marksClass, markWord } from '@inkling/core/marks';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { loadWords } from '@inkling/lists/english';
import { markMatrix } from '@inkling/words/mark-rows';
import { rankGuesses } from '@inkling/words/rank';
import { pickWords } from '@inkling/words/table';
import { checkWord, suggestWords, wordLists, wordPatterns, wordsLeft } from 'inkling/word';
import { medians, type Trial, trial } from './measure.ts';

/** Queries about words over the shipped five-letter list, compared with grading each word against each round. */
export async function run(print: (line: string) => void): Promise<void> {
  const { all, likely, withheld } = await loadWords(5);
  const lists = wordLists(ENGLISH, 5, all, likely, withheld);
  const codes = lists.words.map((word) => spell(ENGLISH, word) as number[]);
  const game = (seed: string, count: number): Round[] => {
    const stream = new RandomStream(seedRandom(seed));
    const secret = codes[stream.below(lists.likelyCount)] as number[];
    return Array.from({ length: count }, () => {
      const guess = codes[stream.below(codes.length)] as number[];
      return { guess, marks: markWord(guess, secret) };
    });
  };
  const six = game('six', 6);
  const ten = game('ten', 10);
  const contradictory = ten.with(6, { ...(ten[6] as Round), marks: [2, 2, 0, 1, 2] });
  const middle = [1, 2, 3].map((count) => game('middle', count)).find((some) => leftOf(some) <= 200) ?? six;
  const answers = pickWords(
    lists.guesses,
    Array.from({ length: 2315 }, (_, i) => i),
  );
  const matrix = markMatrix(lists.guesses, answers);
  if (!matrix) throw new Error('the matrix of five-letter words passed its limit');
  const everything = Int32Array.from({ length: 2315 }, (_, i) => i);
  const yardstick = trial(
    `yardstick: grade ${codes.length} words by six rounds`,
    () => undefined,
    () => gradeAll(codes, six),
  );
  const questions: readonly Trial[] = [
    trial(`filter ${codes.length} words by six rounds`, none, () => wordsLeft(six, lists)),
    trial(`marks of ${codes.length} guesses × 2315 answers`, none, () => markMatrix(lists.guesses, answers)),
    trial('rank all of them by entropy, matrix given', none, () =>
      rankGuesses(matrix, everything, (guess) => guess < 2315, 'entropy', 10),
    ),
    trial(`suggest with ${leftOf(middle)} words left`, none, () => suggestWords(middle, lists)),
    trial('check ten consistent rounds', none, () => checkWord(ten)),
    trial('check ten contradictory rounds, with conflicts and repairs', none, () => checkWord(contradictory)),
    trial('first pattern of nine near letters', none, () => wordPatterns(nineNear()).next()),
    trial('all 133,496 of them', none, () => {
      let count = 0;
      for (const _ of wordPatterns(nineNear())) count++;
      return count;
    }),
  ];
  const times = medians([yardstick, ...questions], 7);
  const unit = times.get(yardstick.name) as number;
  print(`${yardstick.name}: ${unit.toFixed(2)} ms`);
  for (const { name } of questions) {
    const time = times.get(name) as number;
    print(`${name}: ${time.toFixed(2)} ms (${(time / unit).toFixed(2)} yardsticks)`);
  }

  function leftOf(rounds: readonly Round[]): number {
    return wordsLeft(rounds, lists).likely.length;
  }
}

function none(): undefined {
  return undefined;
}

function nineNear(): Round[] {
  return [{ guess: [0, 1, 2, 3, 4, 5, 6, 7, 8], marks: [1, 1, 1, 1, 1, 1, 1, 1, 1] }];
}

function gradeAll(words: readonly number[][], rounds: readonly Round[]): number {
  const classes = rounds.map(({ marks }) => marksClass(marks));
  return words.filter((word) =>
    rounds.every(({ guess }, i) => marksClass(markWord(guess, word)) === classes[i]),
  ).length;
}
