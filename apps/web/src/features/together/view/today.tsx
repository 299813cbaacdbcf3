import type { BoardView, DailyView } from '@inkling/client/api';
import { makeDayKeys } from '@inkling/games/record/day-keys';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { GameEntry } from '../../../shell/page.ts';
import { Choice } from '../../../ui/choice.tsx';
import { type DailyGame, keysOf, type TodayController } from '../controller/today-controller.ts';
import { gameName } from '../game/load-room-game.ts';
import { messages } from '../messages/language.ts';
import { DAILY_BOARDS, type DailyBoard } from '../session/lobby-command.ts';

/** The challenge of the day: play it, see the boards, keep or pause the streak. */
export function Today(props: {
  readonly controller: TodayController;
  readonly games: readonly GameEntry[];
}): VNode | null {
  const { controller, games } = props;
  const view = controller.today.value;
  const { today } = messages();
  const lead = controller.keysLead.value;
  if (!view) return null;
  return (
    <section class="online-today" aria-labelledby="today-heading">
      <h2 id="today-heading">
        {today.heading} <small>{view.day}</small>
      </h2>
      <p>{today.lead}</p>
      <ul class="duel-list">
        {view.games.map(({ game, attempt }) => (
          <li key={game}>
            <span class="duel-name">
              <b>{gameName(games, game)}</b>
              <small>{today.state(attempt)}</small>
            </span>
            <span class="actions">
              {attempt && !attempt.over && attempt.kind === 'unassisted' && (
                <button
                  type="button"
                  class="press"
                  aria-label={`${today.declare}: ${gameName(games, game)}`}
                  onClick={() => void controller.declare(game, today.declared)}
                >
                  {today.declare}
                </button>
              )}
              <button
                type="button"
                class="press press-main"
                aria-label={`${attempt ? today.back : today.play}: ${gameName(games, game)}`}
                onClick={() => void controller.play(game)}
              >
                {attempt ? today.back : today.play}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p>
        {today.streak(view.streak)} {view.paused.length > 0 && today.paused(view.paused.length)}
      </p>
      <div class="actions">
        <button type="button" class="press" onClick={() => void controller.pause(today.pausedNow)}>
          {today.pause}
        </button>
      </div>
      <Boards controller={controller} view={view} games={games} />
      <details>
        <summary>{today.keys}</summary>
        <p class="aside">{today.keysHelp}</p>
        <ul class="online-keys">
          {view.past.map(({ day, key }) => (
            <li key={day}>
              {day} <code>{key}</code>
            </li>
          ))}
        </ul>
        <p class="aside">
          {today.end} <code>{view.end}</code>
        </p>
        {lead !== undefined && <p class="notice">{lead ? today.keysLead : today.keysAstray}</p>}
        {view.past.length > 0 && (
          <>
            <a
              class="press"
              download="inkling-days.json"
              href={`data:application/json,${encodeURIComponent(makeDayKeys(keysOf(view)))}`}
            >
              {today.saveKeys}
            </a>
            <p class="aside">{today.keysSaved}</p>
          </>
        )}
      </details>
    </section>
  );
}

function Boards(props: {
  readonly controller: TodayController;
  readonly view: DailyView;
  readonly games: readonly GameEntry[];
}): VNode | null {
  const { controller, view, games } = props;
  const { today } = messages();
  const chosen = useSignal<DailyGame | undefined>(undefined);
  const kind = useSignal<DailyBoard>('unassisted');
  const board = controller.board.value;
  const game = chosen.value ?? view.games[0]?.game;
  if (game === undefined) return null;
  return (
    <>
      <div class="duel-terms">
        <Choice
          label={today.boardOf}
          value={game}
          options={view.games.map((each) => [each.game, gameName(games, each.game)])}
          onChoose={(id) => {
            chosen.value = id;
          }}
        />
        <Choice
          label={today.boardKind}
          value={kind.value}
          options={DAILY_BOARDS.map((name) => [name, today.boards[name]])}
          onChoose={(name) => {
            kind.value = name;
          }}
        />
        <button type="button" class="press" onClick={() => void controller.show(game, kind.value)}>
          {today.showBoard}
        </button>
      </div>
      {board && <BoardTable board={board} name={gameName(games, board.game)} />}
    </>
  );
}

function BoardTable({ board, name }: { readonly board: BoardView; readonly name: string }): VNode {
  const { today } = messages();
  const caption = `${name}, ${today.boards[board.kind]}, ${board.day}`;
  if (board.rows.length === 0 && !board.own) return <p>{today.noScores(caption)}</p>;
  const { own } = board;
  const outside =
    own && !board.rows.some(({ you }) => you)
      ? [{ ...own, rank: own.rank ?? today.heldBack, you: true }]
      : [];
  return (
    <table class="online-board">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {today.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...board.rows, ...outside].map(({ rank, turns, ms, you }, at) => (
          <tr key={at} class={you ? 'online-you' : undefined}>
            <td>
              {rank}
              {you && ` · ${today.you}`}
            </td>
            <td>{turns}</td>
            <td>{today.time(ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
