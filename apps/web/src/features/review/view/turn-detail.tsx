import type { VNode } from 'preact';
import { luckOfTurn } from '../../../shell/game/result/model/story.ts';
import type { ChoiceWords, JudgedTurn } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { SplitView } from './split-view.tsx';
import { TurnFigures } from './turn-figures.tsx';

/** The turn that is looked at: what was played over what was better, and why. */
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
      {judged && <Compared judged={judged} />}
      {judged && (
        <div class="review-why">
          {judged.lost !== undefined && judged.choice && judged.choice !== 'best' && (
            <p>{text.lost(judged.lost)}</p>
          )}
          {judged.information && !judged.isFound && <p>{text.toldThan[luckOfTurn(judged.information)]}</p>}
          <ul class="review-facts">
            {judged.facts().map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      )}
      {judged?.yours && <TurnFigures judged={judged} />}
    </section>
  );
}

function headingOf(judged: JudgedTurn | undefined, { claimIs }: ChoiceWords): string {
  const { notJudged, noneLeft, onlyOne, found } = messages();
  if (!judged) return notJudged;
  if (judged.before === 0) return noneLeft;
  if (judged.choice) return claimIs[judged.choice];
  if (judged.isFound) return judged.before === 1 ? onlyOne : found;
  return judged.before > 1 ? notJudged : onlyOne;
}

function Compared({ judged: { yours, better } }: { readonly judged: JudgedTurn }): VNode | null {
  const text = messages();
  if (!yours) return null;
  return (
    <>
      <SplitView heading={text.yourGuess} split={yours} />
      {better && <SplitView heading={text.better} split={better} />}
    </>
  );
}
