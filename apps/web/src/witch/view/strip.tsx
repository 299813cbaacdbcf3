import type { VNode } from 'preact';
import { whoSits } from '../session/telling.ts';
import { words } from '../words/language.ts';
import { useFelt } from './felt-context.ts';
import { Key } from './key.tsx';
import { Quiz } from './quiz.tsx';

/** What the game waits for, and the buttons that answer it. */
export function Strip(): VNode {
  const desk = useFelt();
  const { phase } = desk.session.view.value;
  if (phase === 'quiz') return <Quiz />;
  if (desk.botsTurn.value) return <BotStrip />;
  return phase === 'peek' ? <PeekStrip /> : <TurnStrip />;
}

function TurnStrip(): VNode {
  const desk = useFelt();
  const { board } = words();
  const view = desk.session.view.value;
  const begun = view.tiles.some(({ lie }) => lie === 'first');
  const missed = desk.shown.value && view.log.at(-1)?.kind === 'miss';
  return (
    <div class="strip">
      <p>
        {missed && `${board.miss} `}
        {!(missed && view.params.opponent === 'nobody') && board.turn(whoSits(view, view.seat), begun)}
        {view.log.length === 0 && ` ${board.aim(view.params.quiz !== 'off')}`}
      </p>
      {desk.shown.value && (
        <div class="strip-actions">
          <button type="button" class="press" onClick={() => desk.cover()}>
            {board.cover}
            <Key name="Esc" />
          </button>
        </div>
      )}
    </div>
  );
}

function PeekStrip(): VNode {
  const desk = useFelt();
  const { board } = words();
  return (
    <div class="strip strip-open">
      <p>{board.peek}</p>
      <div class="strip-actions">
        <button type="button" class="press" onClick={() => desk.play({ kind: 'skip' })}>
          {board.peekSkip}
          <Key name="S" />
        </button>
      </div>
    </div>
  );
}

function BotStrip(): VNode {
  const desk = useFelt();
  const { board } = words();
  return (
    <div class="strip">
      <p>{board.botNext(desk.shown.value)}</p>
      <div class="strip-actions">
        <button type="button" class="press press-main" onClick={() => desk.goOn()}>
          {board.go}
          <Key name="G" />
        </button>
        <button type="button" class="press" onClick={() => desk.finishBot()}>
          {board.finishBot}
        </button>
      </div>
    </div>
  );
}
