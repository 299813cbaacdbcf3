import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { isCostly } from '../model/costly-turns.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { dueAddress } from './practice-panel.tsx';

/** What can be done with the turn that is looked at. */
export function ReviewActions({
  session,
  due,
}: {
  readonly session: ReviewSession;
  readonly due: number;
}): VNode {
  const text = messages();
  const { game, turns, at } = session;
  const judged = turns[at.value];
  const proof = session.isOver ? game.proof?.() : undefined;
  const hasPractice = game.practice !== undefined && turns.some(isCostly);
  return (
    <div class="review-actions">
      {game.playOn && (
        <Press main onPress={() => void session.playOn()}>
          {text.playOn}
        </Press>
      )}
      {game.playOn && judged?.better && (
        <Press onPress={() => void session.playBetter()}>{text.playBetter}</Press>
      )}
      {proof !== undefined && (
        <a class="press" href={proof}>
          {text.slides}
        </a>
      )}
      <Press class="press-quiet" off={!turns.some(isCostly)} onPress={() => session.nextCostly()}>
        {text.costly}
      </Press>
      {due > 0 && (
        <a class="press press-quiet" href={dueAddress()}>
          {text.practice.due(due)}
        </a>
      )}
      {hasPractice && (
        <Press class="press-quiet" off={!session.isOver} onPress={() => session.startPractice()}>
          {judged && isCostly(judged) ? text.practice.thisTurn : text.practice.start}
        </Press>
      )}
      {game.limits?.().map((limit) => (
        <p key={limit} class="aside">
          {limit}
        </p>
      ))}
    </div>
  );
}
