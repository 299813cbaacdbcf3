import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { isCostly } from '../model/costly-turns.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { PRACTISE } from './place-on-page.ts';
import { dueAddress } from './practice-panel.tsx';

/** The actions for the selected turn. */
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
  // If the game cannot be continued from a turn, practising is the main action.
  const practise = game.practice !== undefined && turns.some(isCostly) && (
    <Button
      id={PRACTISE}
      main={!game.playOn}
      quiet={game.playOn !== undefined}
      off={!session.isOver}
      onPress={() => session.startPractice()}
    >
      {judged && isCostly(judged) ? text.practice.thisTurn : text.practice.start}
    </Button>
  );
  return (
    <div class="review-actions">
      {game.playOn && (
        <Button main onPress={() => void session.playOn()}>
          {text.playOn}
        </Button>
      )}
      {!game.playOn && practise}
      {game.playOn && judged?.better && (
        <Button onPress={() => void session.playBetter()}>{text.playBetter}</Button>
      )}
      {proof !== undefined && (
        <a class="press" href={`${proof}/${encodeURIComponent(session.address)}`}>
          {text.slides}
        </a>
      )}
      <p class="review-further">
        <Button quiet off={!turns.some(isCostly)} onPress={() => session.nextCostly()}>
          {text.costly}
        </Button>
        {due > 0 && (
          <a class="quiet" href={dueAddress()}>
            {text.practice.due(due)}
          </a>
        )}
        {game.playOn && practise}
      </p>
      {game.limits?.().map((limit) => (
        <p key={limit} class="aside">
          {limit}
        </p>
      ))}
    </div>
  );
}
