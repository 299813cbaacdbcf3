import type { ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  type GameStory,
  type Lesson,
  LuckOrChoice,
  storyTurn,
} from '../../../shell/game/result/luck-or-choice.tsx';
import { choicesOf } from '../../../shell/game/result/model/story.ts';
import type { StoryProps } from '../../../shell/game-result.ts';
import { Pieces } from '../board/pieces.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { type Judged, judge } from '../review/judging/judging.ts';

/** How far luck and choice made the game, as soon as the review has judged it. */
export function Story(props: StoryProps): VNode {
  const { session, skin } = useMastermind();
  const [judged, show] = useState<Judged>();
  const { rules } = session;
  const turns = session.turns.value;
  useEffect(() => judge({ rules, turns, reference: 'unrestricted' }, show), [rules, turns]);
  return <LuckOrChoice {...props} story={judged && storyOf(judged, skin)} />;
}

function storyOf({ review, isOver }: Judged, skin: Skin): GameStory {
  return {
    turns: review.turns.flatMap(({ information, before }, turn) => storyTurn(turn, before, information)),
    choices: isOver ? choicesOf(review.cost) : undefined,
    lesson: isOver ? lessonOf(review.turns, skin) : undefined,
    isWorking: !isOver,
  };
}

/** The turn that cost the most, if any cost enough to mention. */
function lessonOf(turns: readonly ReviewedTurn[], skin: Skin): Lesson | undefined {
  const costs = turns.map(({ choice }) => choice?.cost ?? 0);
  const most = Math.max(0, ...costs);
  const turn = costs.indexOf(most);
  const better = turns[turn]?.choice?.best.guess;
  if (most < WORTH_SAYING || !better) return undefined;
  return {
    turn,
    gain: messages().ending.gain(most),
    better: (
      <span class="pegs">
        <Pieces skin={skin} code={better} />
      </span>
    ),
  };
}

const WORTH_SAYING = 0.05;
