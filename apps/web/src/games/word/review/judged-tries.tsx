import type { ReviewedTry, WordReview, WordSplit } from '@inkling/games/word/analysis/review';
import { EXACT_MOST } from '@inkling/games/word/analysis/turns-to-go';
import { choiceByTurns } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn, Split } from '../../../shell/review-part.ts';
import { messages as gameMessages } from '../messages/language.ts';
import { missedCandidate, turnsLost } from '../model/turns-lost.ts';
import { messages } from './messages/language.ts';
import { PlainWord, reviewWords, WordRow } from './word-row.tsx';

/** Converts the worker's review to the form that Review shows for every game. */
export function judgedTries(
  { pool, tries }: WordReview,
  game: { readonly tries: number; readonly isSolved: boolean },
): readonly JudgedTurn[] {
  return tries.map((reviewed, turn) =>
    judgedTry(reviewed, pool, game.isSolved && turn === tries.length - 1, game.tries - turn - 1),
  );
}

function judgedTry(reviewed: ReviewedTry, pool: Pool, isFound: boolean, triesLeft: number): JudgedTurn {
  const { before, after, gained, played, best } = reviewed;
  if (triesLeft === 0 && before > 1 && played) return judgedLast(reviewed, pool, isFound);
  const lost = turnsLost(reviewed, triesLeft === 0);
  const choice = lost === undefined ? undefined : choiceByTurns(lost);
  const better = choice !== 'best' && best && !isSame(best, played) ? best : undefined;
  return {
    before,
    after,
    isFound,
    contradiction: after === 0 && !isFound ? () => messages().unjudged : undefined,
    information: gained !== undefined && played && before > 1 ? { gained, expected: played.bits } : undefined,
    choice,
    toGo: lost === undefined || !played ? undefined : [played.turns, played.turns - lost],
    lost,
    isProved: isProved(reviewed),
    yours: played && (before > 1 || better) ? splitOf(played) : undefined,
    better: better && splitOf(better),
    facts: () => factsOf(reviewed, better, pool, triesLeft),
  };
}

/** Judges the last try of a game. All that matters is whether it could be the word. */
function judgedLast(reviewed: ReviewedTry, pool: Pool, isFound: boolean): JudgedTurn {
  const { guess, before, after, gained, played } = reviewed;
  const hadNoChance = missedCandidate(reviewed, true) !== undefined;
  return {
    before,
    after,
    isFound,
    contradiction: after === 0 && !isFound ? () => messages().unjudged : undefined,
    information: gained !== undefined && played ? { gained, expected: played.bits } : undefined,
    choice: hadNoChance ? 'costly' : 'best',
    yours: undefined,
    better: undefined,
    facts: () => (hadNoChance ? [gameMessages().result.noChance(guess, before, pool)] : []),
  };
}

type Pool = WordReview['pool'];

/** Whether the best word is proved best: both figures are exact, and after that word the secret is always known. */
function isProved({ before, played, best }: ReviewedTry): boolean {
  return played !== undefined && played.worst <= EXACT_MOST && best?.parts === before;
}

function isSame(best: WordSplit, played: WordSplit | undefined): boolean {
  return best.guess === played?.guess;
}

function factsOf(
  { before, after, played, fits, trap }: ReviewedTry,
  better: WordSplit | undefined,
  pool: Pool,
  triesLeft: number,
): readonly string[] {
  const { result } = gameMessages();
  const text = messages();
  return [
    ...(trap && trap.words.length > triesLeft ? [result.trap(trap.words)] : []),
    ...(better && played && before > 1
      ? [result.gain(better.guess, before, better.parts, played.parts, pool)]
      : []),
    ...(better && before === 1 ? [result.onlyLeft(better.guess, pool)] : []),
    ...(played && !played.possible ? [impossibility(played, fits, before)] : []),
    ...(before === 0 || after === 0 ? [text.contradiction] : []),
  ];
}

/** Explains why a guess was not one of the words that count. */
function impossibility({ guess, parts }: WordSplit, fits: boolean, before: number): string {
  const { rare, notPossible, against } = messages();
  const name = guess.toUpperCase();
  if (fits) return rare(name);
  return before > 1 ? notPossible(name, parts > 1) : against(name);
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
