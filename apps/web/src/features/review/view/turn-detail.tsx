import type { VNode } from 'preact';
import { luckOfTurn } from '../../../shell/game/result/model/story.ts';
import type { ChoiceWords, JudgedTurn } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { isDrawn, SplitView } from './split-view.tsx';
import { TurnFigures } from './turn-figures.tsx';

/** The selected turn: what was played above what was better, and why. */
export function TurnDetail({ session }: { readonly session: ReviewSession }): VNode {
  const text = messages();
  const turn = session.at.value;
  const judged = session.turns[turn];
  return (
    <section class="review-detail" aria-labelledby="detail-heading">
      <p class="review-over">
        {text.turn(turn + 1)}
        {judged && judged.before > 0 && `. ${text.wereLeft(session.game.counted(judged.before))}`}
      </p>
      <h3 id="detail-heading">{headingOf(judged, session.words)}</h3>
      {judged && <Compared judged={judged} counted={(count) => session.game.counted(count)} />}
      {judged && <p class="review-why">{sentencesOf(judged).join(' ')}</p>}
      {judged?.yours && <TurnFigures judged={judged} />}
    </section>
  );
}

/**
 * After a click or tap on a turn, scrolls its details into view if they start below the visible part of the
 * window.
 */
export function showDetail({ detail }: MouseEvent): void {
  const isByKey = detail === 0;
  const heading = document.getElementById('detail-heading');
  if (isByKey || !heading || heading.getBoundingClientRect().bottom < innerHeight * SEEN_PART) return;
  heading.closest('section')?.scrollIntoView();
}

/** The visible fraction of a phone's window: the bar at the bottom covers the rest. */
const SEEN_PART = 0.8;

/**
 * Returns sentences about what the turn lost, whether its answer was unusually lucky or unlucky, and further
 * facts.
 */
function sentencesOf(judged: JudgedTurn): readonly string[] {
  const { lost, toldThan } = messages();
  const { choice, information, isFound } = judged;
  const luck = information && !isFound ? luckOfTurn(information) : 'usual';
  return [
    ...(judged.lost !== undefined && choice && choice !== 'best' ? [lost(judged.lost)] : []),
    ...(luck === 'usual' ? [] : [toldThan[luck]]),
    ...judged.facts(),
  ];
}

function headingOf(judged: JudgedTurn | undefined, { claimIs }: ChoiceWords): string {
  const { notJudged, noneLeft, onlyOne, found } = messages();
  if (!judged) return notJudged;
  if (judged.before === 0) return noneLeft;
  if (judged.choice) return claimIs[judged.choice];
  if (judged.isFound) return judged.before === 1 ? onlyOne : found;
  return judged.before > 1 ? notJudged : onlyOne;
}

function Compared(props: {
  readonly judged: JudgedTurn;
  readonly counted: (count: number) => string;
}): VNode | null {
  const text = messages();
  const { yours, better, before } = props.judged;
  if (!yours) return null;
  return (
    <>
      <SplitView heading={text.yourGuess} split={yours} />
      {better && <SplitView heading={text.better} split={better} wins={before === 1} />}
      {!isDrawn(better ?? yours) && <p class="review-strip-key">{text.strip(props.counted(before))}</p>}
    </>
  );
}
