import type { ReviewedTry, WordReview } from '@inkling/games/word/analysis/review';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Lesson, LuckOrChoice, type ToldStory } from '../../../shell/game/result/luck-or-choice.tsx';
import { choicesByShare, shareOfBest } from '../../../shell/game/result/model/story.ts';
import type { StoryProps } from '../../../shell/game-result.ts';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { Letters } from './letters.tsx';

/** How far luck and choice made the game, as soon as its tries have been judged. */
export function Story(props: StoryProps): VNode {
  const controller = useWord();
  const review = useMemo(() => signal<WordReview | 'none' | undefined>(undefined), []);
  const rounds = controller.play.rounds.value;
  useEffect(() => {
    let left = false;
    void controller.review(false).then((answer) => {
      if (!left) review.value = answer ?? 'none';
    });
    return () => {
      left = true;
    };
  }, [rounds]);
  if (review.value === 'none') return <>{props.nexts}</>;
  const { tries } = controller.play.params.value;
  return <LuckOrChoice {...props} story={review.value && storyOf(review.value, tries)} />;
}

function storyOf({ tries }: WordReview, most: number): ToldStory {
  const shares = tries.flatMap(({ played, best }) => shareOfBest(played?.bits, best?.bits) ?? []);
  return {
    turns: tries.flatMap(({ told, played, before }, turn) =>
      told !== undefined && played && before > 1 ? [{ turn, told, expected: played.bits }] : [],
    ),
    choices: choicesByShare(shares),
    lesson: lessonOf(tries, most),
    isWorking: false,
  };
}

/** The try that was furthest from the best there was, if it was far. */
function lessonOf(tries: readonly ReviewedTry[], most: number): Lesson | undefined {
  let found: Lesson | undefined;
  let least = WORTH_SAYING;
  for (const [turn, { played, best, before, trap }] of tries.entries()) {
    const share = shareOfBest(played?.bits, best?.bits) ?? 1;
    if (share >= least || !played || !best) continue;
    least = share;
    const { result } = messages();
    const gain = result.gain(best.guess, before, best.parts, played.parts);
    const trapped = trap && trap.words.length > most - turn - 1;
    found = {
      turn,
      better: <Letters word={best.guess} isSmall />,
      gain: trapped ? `${result.trap(trap.words)} ${gain}` : gain,
    };
  }
  return found;
}

const WORTH_SAYING = 0.85;
