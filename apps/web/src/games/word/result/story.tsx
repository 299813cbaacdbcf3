import type { ReviewedTry, WordReview } from '@inkling/games/word/analysis/review';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type GameStory,
  type Lesson,
  LuckOrChoice,
  storyTurn,
} from '../../../shell/game/result/luck-or-choice.tsx';
import { type Choices, choicesOf } from '../../../shell/game/result/model/story.ts';
import type { StoryProps } from '../../../shell/game-result.ts';
import { messages } from '../messages/language.ts';
import { judgeRestFirst } from '../model/judge-rest-first.ts';
import { isOwn, type ListId } from '../model/lists.ts';
import { missedCandidate, turnsLost } from '../model/turns-lost.ts';
import { Letters } from './plain-letters.tsx';

/**
 * Shows how much of a game was luck and how much choice, as soon as `review` has judged it. `tries` is the number of tries
 * that the game allows. The game is judged again whenever `of` changes: its rounds, or anything that identifies them.
 */
export function JudgedStory(
  props: StoryProps & {
    readonly of: unknown;
    readonly list: ListId;
    readonly tries: number;
    readonly review: (judgesFirst: boolean) => Promise<WordReview | undefined>;
  },
): VNode {
  const [review, setReview] = useState<WordReview | 'none'>();
  useEffect(() => {
    const show = (answer: WordReview | undefined) => setReview(answer ?? 'none');
    return judgeRestFirst(props.review, show);
  }, [props.of]);
  if (review === 'none') return <>{props.nexts}</>;
  const measure = isOwn(props.list) || review?.pool === 'all' ? undefined : messages().result.measure;
  return <LuckOrChoice {...props} story={review && { ...storyOf(review, props.tries), measure }} />;
}

/** Builds the story of a game from its review. `most` is the number of tries that the game allows. */
export function storyOf({ pool, tries, done }: WordReview, most: number): GameStory {
  const isWorking = done < tries.length;
  return {
    turns: tries.flatMap(({ gained, played, before }, turn) =>
      storyTurn(turn, before, gained !== undefined && played ? { gained, expected: played.bits } : undefined),
    ),
    choices: isWorking ? undefined : choicesIn(tries, most),
    lesson: isWorking ? undefined : lessonOf(tries, pool, most),
    isWorking,
  };
}

/** The try that lost the most turns, if worth mentioning. Compares with familiar words first, then with any word. */
function lessonOf(tries: readonly ReviewedTry[], pool: WordReview['pool'], most: number): Lesson | undefined {
  const familiar = tries.map((each) => ({ ...each, best: each.familiar ?? each.best }));
  return (
    lessonAgainst(familiar, pool, most) ?? lessonAgainst(tries, pool, most) ?? lessonOfLast(tries, pool, most)
  );
}

function lessonAgainst(
  tries: readonly ReviewedTry[],
  pool: WordReview['pool'],
  most: number,
): Lesson | undefined {
  const losses = lossesOf(tries, most);
  const lost = Math.max(0, ...losses);
  const turn = losses.indexOf(lost);
  const { played, best, before, trap } = tries[turn] ?? {};
  if (lost < WORTH_SAYING || !played || !best || !before) return undefined;
  const { result } = messages();
  const gain =
    before === 1
      ? result.onlyLeft(best.guess, pool)
      : result.gain(best.guess, before, best.parts, played.parts, pool);
  const trapped = trap && trap.words.length > most - turn - 1;
  return {
    turn,
    better: <Letters word={best.guess} isSmall />,
    gain: trapped ? `${result.trap(trap.words)} ${gain}` : gain,
  };
}

/** The lesson from a last try that could not find the word. */
function lessonOfLast(
  tries: readonly ReviewedTry[],
  pool: WordReview['pool'],
  most: number,
): Lesson | undefined {
  const tried = tries[most - 1];
  const word = tried && missedCandidate(tried, true);
  if (!tried || word === undefined) return undefined;
  return {
    turn: most - 1,
    better: <Letters word={word} isSmall />,
    gain: messages().result.noChance(tried.guess, tried.before, pool),
  };
}

/** Sums up the choices. A last try that could not find the word lost a chance, which counts as a fraction of a turn. */
function choicesIn(tries: readonly ReviewedTry[], most: number): Choices {
  const last = tries[most - 1];
  const missed = last && missedCandidate(last, true) !== undefined ? 1 / last.before : 0;
  return choicesOf(lossesOf(tries, most).reduce((sum, lost) => sum + lost, missed));
}

/** The number of turns that each try lost. */
function lossesOf(tries: readonly ReviewedTry[], most: number): readonly number[] {
  return tries.map((tried, turn) => turnsLost(tried, turn === most - 1) ?? 0);
}

const WORTH_SAYING = 0.05;
