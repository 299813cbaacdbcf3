import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
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
import { type Choices, choicesOf } from '../../../shell/game/result/model/story.ts';
import type { StoryProps } from '../../../shell/game-result.ts';
import { Pieces } from '../board/pieces.tsx';
import { messages } from '../messages/language.ts';
import { type Judged, judge } from '../review/judging/judging.ts';
import { lastChance } from '../review/judging/last-turn.ts';
import { messages as reviewMessages } from '../review/messages/language.ts';

/** Shows how much luck and choice contributed to a game, as soon as the review has judged it. */
export function JudgedStory(
  props: StoryProps & {
    readonly rules: CodeRules;
    readonly turns: readonly CodeTurn[];
    readonly turnsMax: number;
    readonly skin: Skin;
  },
): VNode {
  const { rules, turns, turnsMax, skin } = props;
  const [judged, show] = useState<Judged>();
  useEffect(() => judge({ rules, turns, reference: 'unrestricted' }, show), [rules, turns]);
  return <LuckOrChoice {...props} story={judged && storyOf(judged, turnsMax, skin)} />;
}

/** Converts the review of a game to its story. `turnsMax` is the number of turns that the game allows. */
export function storyOf({ review, splits, isOver }: Judged, turnsMax: number, skin: Skin): GameStory {
  const last = lastChance(review.turns, turnsMax);
  return {
    turns: review.turns.flatMap(({ information, before }, turn) => storyTurn(turn, before, information)),
    choices: isOver ? choicesIn(review.turns, last) : undefined,
    lesson: isOver
      ? (lessonOf(review.turns, last, skin) ?? lessonOfLast(last, splits[turnsMax - 1], turnsMax - 1, skin))
      : undefined,
    isWorking: !isOver,
  };
}

/**
 * Rates the choices by the turns that they lost in total. A last guess that could not be the code lost one
 * chance in as many as there were codes left, which counts as that fraction of a turn.
 */
function choicesIn(turns: readonly ReviewedTurn[], last: ReviewedTurn | undefined): Choices {
  const missed = last?.ruledOut ? 1 / last.before : 0;
  return choicesOf(turns.reduce((sum, turn) => sum + costOf(turn, last), missed));
}

function costOf(turn: ReviewedTurn, last: ReviewedTurn | undefined): number {
  return turn === last ? 0 : (turn.choice?.cost ?? 0);
}

/** The lesson of the turn that cost the most, if any cost enough to mention. */
function lessonOf(
  turns: readonly ReviewedTurn[],
  last: ReviewedTurn | undefined,
  skin: Skin,
): Lesson | undefined {
  const costs = turns.map((turn) => costOf(turn, last));
  const most = Math.max(0, ...costs);
  const turn = costs.indexOf(most);
  const better = turns[turn]?.choice?.best.guess;
  if (most < WORTH_SAYING || !better) return undefined;
  return { turn, gain: messages().ending.gain(most), better: <GuessPegs skin={skin} code={better} /> };
}

/** The lesson of a last guess that could not be the code, for when no earlier turn cost enough to mention. */
function lessonOfLast(
  last: ReviewedTurn | undefined,
  split: Judged['splits'][number],
  turn: number,
  skin: Skin,
): Lesson | undefined {
  const possible = split?.played.flatMap(({ codes }) => codes)[0];
  if (!last?.ruledOut || !possible) return undefined;
  const better = <GuessPegs skin={skin} code={possible} />;
  return { turn, gain: reviewMessages().noChance(last.before), better };
}

function GuessPegs(props: { readonly skin: Skin; readonly code: Code }): VNode {
  return (
    <span class="pegs">
      <Pieces {...props} />
    </span>
  );
}

const WORTH_SAYING = 0.05;
