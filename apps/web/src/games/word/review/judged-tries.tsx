import type { ReviewedTry, WordReview, WordSplit } from '@inkling/games/word/analysis/review';
import { type Choices, choicesByShare, shareOfBest } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn, Split } from '../../../shell/review-part.ts';
import { messages as gameMessages } from '../messages/language.ts';
import { messages } from './messages/language.ts';
import { PlainWord, reviewWords, WordRow } from './word-row.tsx';

/** What the worker found out, in the form that Review shows of every game. */
export function judgedTries(
  { tries }: WordReview,
  game: { readonly tries: number; readonly isSolved: boolean },
): readonly JudgedTurn[] {
  return tries.map((reviewed, turn) =>
    judgedTry(reviewed, game.isSolved && turn === tries.length - 1, game.tries - turn - 1),
  );
}

function judgedTry(reviewed: ReviewedTry, isFound: boolean, triesLeft: number): JudgedTurn {
  const { before, after, told, played, best } = reviewed;
  const toGo = toGoOf(reviewed);
  const choice = toGo && toGo[0] - toGo[1] < SAME_TURNS ? 'best' : choiceOf(reviewed);
  return {
    before,
    after,
    isFound,
    told: told !== undefined && played && before > 1 ? { told, expected: played.bits } : undefined,
    choice,
    toGo,
    lost: toGo && toGo[0] - toGo[1],
    isProved: true,
    yours: played && before > 1 ? splitOf(played) : undefined,
    better: best && choice !== 'best' && !isSame(best, played) ? splitOf(best) : undefined,
    facts: () => factsOf(reviewed, triesLeft),
  };
}

/** Turns to go with the word that was played and with the one that tells most, where few enough words stay to know it. */
function toGoOf({ before, played, best }: ReviewedTry): readonly [number, number] | undefined {
  const [own, other] = [played && turnsToGo(played, before), best && turnsToGo(best, before)];
  return before > 1 && own !== undefined && other !== undefined ? [own, Math.min(own, other)] : undefined;
}

/** Of one word left the next try finds it, of two the next or the one after: a word and its turns on average. */
function turnsToGo({ worst, cells }: WordSplit, before: number): number | undefined {
  if (worst > 2) return undefined;
  const further = cells.map(({ marks, count }): number => (isSolved(marks) ? 0 : count === 1 ? 1 : 3));
  return 1 + further.reduce((sum, turns) => sum + turns, 0) / before;
}

function isSolved(marks: readonly number[]): boolean {
  return marks.every((mark) => mark === 2);
}

const SAME_TURNS = 0.005;

/** Graded by what the word tells on average, compared with the best there was. */
function choiceOf({ before, played, best }: ReviewedTry): Choices | undefined {
  const share = before > 1 ? shareOfBest(played?.bits, best?.bits) : undefined;
  return share === undefined ? undefined : choicesByShare([share]);
}

function isSame(best: WordSplit, played: WordSplit | undefined): boolean {
  return best.guess === played?.guess;
}

function factsOf({ before, after, played, best, trap }: ReviewedTry, triesLeft: number): readonly string[] {
  const { result } = gameMessages();
  const said = messages();
  return [
    ...(trap && trap.words.length > triesLeft ? [result.trap(trap.words)] : []),
    ...(best && played && best.guess !== played.guess
      ? [result.gain(best.guess, before, best.parts, played.parts)]
      : []),
    ...(played && !played.possible && before > 0 ? [said.notPossible] : []),
    ...(before === 0 || after === 0 ? [said.contradiction] : []),
  ];
}

function splitOf({ guess, cells }: WordSplit): Split {
  return {
    guess,
    Guess: () => <PlainWord word={guess} />,
    text: () => guess.toUpperCase(),
    cells: cells.map(({ marks, count, words }) => ({
      count,
      answer: <WordRow word={guess} marks={marks} isSmall />,
      members: reviewWords(words),
      text: () => `${gameMessages().play.answered(guess, marks)} ${words.join(', ').toUpperCase()}`,
    })),
  };
}
