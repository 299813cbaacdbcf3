import type { VNode } from 'preact';
import { Keycap } from '../../../ui/keycap.tsx';
import { messages } from '../messages/language.ts';
import { whoSits } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';
import { Quiz } from './quiz.tsx';

/** What the game waits for, and the buttons that answer it. */
export function TurnPanel(): VNode {
  const model = useBoard();
  const { phase } = model.session.view.value;
  if (phase === 'quiz') return <Quiz />;
  if (model.botsTurn.value) return <BotStrip />;
  return phase === 'peek' ? <PeekStrip /> : <TurnStrip />;
}

function TurnStrip(): VNode {
  const model = useBoard();
  const { board } = messages();
  const view = model.session.view.value;
  const begun = view.tiles.some(({ lie }) => lie === 'first');
  const missed = model.shown.value && view.log.at(-1)?.kind === 'miss';
  return (
    <div class="turn-panel">
      <p>
        {missed && `${board.miss} `}
        {!(missed && view.params.opponent === 'nobody') && board.turn(whoSits(view, view.seat), begun)}
        {view.log.length === 0 && ` ${board.aim(view.params.quiz !== 'off')}`}
      </p>
      {model.shown.value && (
        <div class="turn-panel-actions">
          <button type="button" class="press" onClick={() => model.cover()}>
            {board.cover}
            <Keycap>Esc</Keycap>
          </button>
        </div>
      )}
    </div>
  );
}

function PeekStrip(): VNode {
  const model = useBoard();
  const { board } = messages();
  return (
    <div class="turn-panel turn-panel-open">
      <p>{board.peek}</p>
      <div class="turn-panel-actions">
        <button type="button" class="press" onClick={() => model.play({ kind: 'skip' })}>
          {board.peekSkip}
          <Keycap>S</Keycap>
        </button>
      </div>
    </div>
  );
}

function BotStrip(): VNode {
  const model = useBoard();
  const { board } = messages();
  return (
    <div class="turn-panel">
      <p>{board.botNext(model.shown.value)}</p>
      <div class="turn-panel-actions">
        <button type="button" class="press press-main" onClick={() => model.goOn()}>
          {board.go}
          <Keycap>G</Keycap>
        </button>
        <button type="button" class="press" onClick={() => model.finishBot()}>
          {board.finishBot}
        </button>
      </div>
    </div>
  );
}
