import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { useFreeFocus } from '../../../../ui/free-focus.ts';
import type { OpenedGame, OwnPosition } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import { type PlayController, sayEnd } from './play-controller.ts';

/** How the game ended, or which answers contradict each other and how to correct them. */
export function Ending(props: {
  readonly controller: PlayController;
  readonly game: OpenedGame;
  readonly position: OwnPosition;
}): VNode {
  const { controller, game, position } = props;
  const { play } = messages();
  const heading = useFreeFocus<HTMLHeadingElement>();
  return (
    <section class="own-ending" aria-labelledby="ending-heading">
      <h3 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {sayEnd(game, controller.turns.value, position)}
      </h3>
      {position.conflicts.slice(0, SHOWN_MAX).map((turns) => (
        <p key={turns.join()}>{play.conflict(turns.map((turn) => turn + 1))}</p>
      ))}
      {position.repairs.map(({ turn, answer, left }) => (
        <p key={`${turn}:${answer}`}>{play.repair(turn + 1, game.answers[answer] ?? '', left)}</p>
      ))}
      <div class="actions">
        <Button main onPress={() => controller.begin(controller.seat.value)}>
          {play.again}
        </Button>
      </div>
    </section>
  );
}

const SHOWN_MAX = 3;
