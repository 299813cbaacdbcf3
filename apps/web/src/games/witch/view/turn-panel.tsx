import { BONUS_POINTS, MATCH_POINTS } from '@inkling/games/witch/rules/points';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { missSentence, peekSentence, verdict, whoSits } from '../session/announcements.ts';
import { useBoard } from './board-context.ts';
import { Quiz } from './quiz.tsx';

/** What the game waits for, and the buttons that answer it. */
export function TurnPanel(): VNode {
  const model = useBoard();
  const { phase, log, params } = model.session.view.value;
  if (phase === 'quiz') return <Quiz />;
  if (phase === 'peek') return <Bonus />;
  const last = log.at(-1);
  const bomb = last?.kind === 'bomb' && !params.calm ? last : undefined;
  const bots = model.botsTurn.value;
  // While the tiles of that turn are face up, the message contains the only button.
  const isRead = bomb !== undefined && model.shown.value && !bots;
  return (
    <>
      {bomb && <Bomb didCover={bomb.covered !== undefined} isRead={isRead} />}
      {bots ? <BotLine /> : !isRead && <TurnLine />}
    </>
  );
}

function TurnLine(): VNode {
  const model = useBoard();
  const { board, table } = messages();
  const view = model.session.view.value;
  const begun = view.tiles.some(({ lie }) => lie === 'first');
  const last = model.shown.value ? view.log.at(-1)?.kind : undefined;
  const missed = last === 'miss';
  const peeked = last === 'peek';
  const alone = view.params.opponent === 'nobody';
  return (
    <div class="turn-panel">
      <p>
        {alone && <b>{table.move(view.moves.first + (missed ? 0 : 1))}</b>}{' '}
        {missed && `${missSentence(view)} `}
        {peeked && peekSentence(view)}
        {verdict(view)} {!((missed && alone) || peeked) && board.turn(whoSits(view, view.seat), begun)}
        {view.log.length === 0 && ` ${board.aim(view.params.quiz !== 'off')}`}
      </p>
      {model.shown.value && (
        <Button main={missed || peeked} keycap="Esc" onPress={() => model.cover()}>
          {peeked ? board.coverOne : board.cover}
        </Button>
      )}
    </div>
  );
}

/** What the bomb did, shown as long as it is the last event. */
function Bomb({ didCover, isRead }: { readonly didCover: boolean; readonly isRead: boolean }): VNode {
  const model = useBoard();
  const { board, table } = messages();
  return (
    <section class="event">
      <h3>{table.bombHeading}</h3>
      <p>{didCover ? table.bomb(MATCH_POINTS) : table.bombOnNothing}</p>
      <div class="event-foot">
        {isRead && (
          <Button main keycap="Esc" onPress={() => model.cover()}>
            {board.go}
          </Button>
        )}
        {didCover && <PointsChanged by={-MATCH_POINTS} />}
      </div>
    </section>
  );
}

/** How an event changed the points of a solo player. Not shown for two players, who have separate scores. */
function PointsChanged({ by }: { readonly by: number }): VNode | null {
  const { params, points } = useBoard().session.view.value;
  if (params.opponent !== 'nobody') return null;
  return <p class="event-points">{messages().table.points(points.first - by, points.first)}</p>;
}

function Bonus(): VNode {
  const model = useBoard();
  const { board, table } = messages();
  const bots = model.botsTurn.value;
  return (
    <section class="event">
      <h3>{table.bonusHeading}</h3>
      <p>{bots ? table.bonusOfBot(BONUS_POINTS) : table.bonus(BONUS_POINTS)}</p>
      {bots ? (
        <BotLine />
      ) : (
        <div class="event-foot">
          <Button keycap="S" onPress={() => model.play({ kind: 'skip' })}>
            {board.peekSkip}
          </Button>
          <PointsChanged by={BONUS_POINTS} />
        </div>
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
