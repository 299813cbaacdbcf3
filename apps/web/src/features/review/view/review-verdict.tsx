import type { VNode } from 'preact';
import { luckOfGame } from '../../../shell/game/result/model/story.ts';
import { choicesIn } from '../../../shell/review-note.ts';
import type { JudgedTurn } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import { costliest } from '../model/costly-turns.ts';
import type { ReviewSession } from '../session/review-session.ts';

/** The verdict on luck and choice, in a line and a sentence, or the progress of the judging. */
export function ReviewVerdict({ session }: { readonly session: ReviewSession }): VNode {
  const text = messages();
  const { game, turns } = session;
  const judged = session.judged.value;
  const information = turns.flatMap((turn) => turn.information ?? []);
  const found = text.outcome[game.outcome](game.turns.length);
  // The verdict on the turns judged so far may contradict the verdict on all of them.
  const whole = typeof judged === 'string' || !judged.isOver ? undefined : judged;
  const summary = whole?.summary?.();
  const luck = whole && (whole.luck ?? (information.length > 0 ? luckOfGame(information) : undefined));
  const worst = costliest(turns);
  const conflict = turns.findIndex(({ contradiction }) => contradiction);
  if (conflict >= 0) return <Contradiction turns={turns} at={conflict} />;
  return (
    <div class="review-verdict">
      <p class="review-claim">
        {found} {luck && text.luckOfGame[luck]}
      </p>
      {judged === 'broken' ? (
        <p class="notice">{text.broken}</p>
      ) : session.isOver ? (
        <p class="review-lead">
          {session.words.choices[choicesIn(turns)]} {worst !== undefined && text.betterAt(worst + 1)}
        </p>
      ) : (
        <p class="review-lead">
          {judged === 'beginning'
            ? text.progress(0, game.turns.length)
            : text.progress(judged.done, judged.total)}
        </p>
      )}
      {summary && (
        <dl class="review-summary">
          {summary.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Shown instead of a verdict if the game's answers cannot all be true. */
function Contradiction({ turns, at }: { readonly turns: readonly JudgedTurn[]; readonly at: number }): VNode {
  return (
    <div class="review-verdict">
      <p class="review-claim">{messages().fitsNothing(at + 1)}</p>
      <p class="review-lead">{turns[at]?.contradiction?.()}</p>
    </div>
  );
}
