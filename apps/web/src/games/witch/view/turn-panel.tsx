import { BONUS_POINTS, MATCH_POINTS } from '@inkling/games/witch/rules/points';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { whoSits } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';
import { Quiz } from './quiz.tsx';

/** What the game waits for, and the buttons that answer it. */
export function TurnPanel(): VNode {
  const model = useBoard();
  const { phase } = model.session.view.value;
  if (phase === 'quiz') return <Quiz />;
  if (phase === 'peek') return <Bonus />;
  return (
    <>
      <Bomb />
      {model.botsTurn.value ? <BotLine /> : <TurnLine />}
    </>
  );
}

function TurnLine(): VNode {
  const model = useBoard();
  const { board, table } = messages();
  const view = model.session.view.value;
  const begun = view.tiles.some(({ lie }) => lie === 'first');
  const missed = model.shown.value && view.log.at(-1)?.kind === 'miss';
  const alone = view.params.opponent === 'nobody';
  return (
    <div class="turn-panel">
      <p>
        {alone && <b>{table.move(view.moves.first + (missed ? 0 : 1))}</b>} {missed && `${board.miss} `}
        {!(missed && alone) && board.turn(whoSits(view, view.seat), begun)}
        {view.log.length === 0 && ` ${board.aim(view.params.quiz !== 'off')}`}
      </p>
      {model.shown.value && (
        <Button main={missed} keycap="Esc" onPress={() => model.cover()}>
          {board.cover}
        </Button>
      )}
    </div>
  );
}

/** What the bomb did, for as long as it is the last thing that happened. */
function Bomb(): VNode | null {
  const { params, log } = useBoard().session.view.value;
  const { table } = messages();
  const last = log.at(-1);
  if (last?.kind !== 'bomb' || params.calm) return null;
  return (
    <section class="event">
      <h3>{table.bombHeading}</h3>
      <p>{last.covered ? table.bomb(MATCH_POINTS) : table.bombOnNothing}</p>
    </section>
  );
}

function Bonus(): VNode {
  const model = useBoard();
  const { board, table } = messages();
  return (
    <section class="event">
      <h3>{table.bonusHeading}</h3>
      <p>{table.bonus(BONUS_POINTS)}</p>
      {model.botsTurn.value ? (
        <BotLine />
      ) : (
        <Button keycap="S" onPress={() => model.play({ kind: 'skip' })}>
          {board.peekSkip}
        </Button>
      )}
    </section>
  );
}

function BotLine(): VNode {
  const model = useBoard();
  const { board } = messages();
  return (
    <div class="turn-panel">
      <p>{board.botNext(model.shown.value)}</p>
      <div class="turn-panel-actions">
        <Button main keycap="G" onPress={() => model.goOn()}>
          {board.go}
        </Button>
        <Button onPress={() => model.finishBot()}>{board.finishBot}</Button>
      </div>
    </div>
  );
}
