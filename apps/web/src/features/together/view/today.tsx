import type { BoardView } from '@inkling/client/api';
import { makeDayKeys } from '@inkling/games/record/day-keys';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { words } from '../messages/language.ts';
import {
  BOARDS,
  type Board,
  DAILY_GAMES,
  type DailyGame,
  keysOf,
  type TodayDesk,
} from '../session/today-desk.ts';

/** The challenge of the day: play it, see the boards, keep or pause the streak. */
export function Today({ desk }: { readonly desk: TodayDesk }): VNode | null {
  const view = desk.today.value;
  const { today } = words();
  const lead = desk.keysLead.value;
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
              <b>{today.games[game]}</b>
              <small>{today.standing(attempt)}</small>
            </span>
            <span class="actions">
              {attempt && !attempt.over && attempt.kind === 'unassisted' && (
                <button
                  type="button"
                  class="press"
                  aria-label={`${today.declare}: ${today.games[game]}`}
                  onClick={() => void desk.declare(game, today.declared)}
                >
                  {today.declare}
                </button>
              )}
              <button
                type="button"
                class="press press-main"
                aria-label={`${attempt ? today.back : today.play}: ${today.games[game]}`}
                onClick={() => void desk.play(game)}
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
        <button type="button" class="press" onClick={() => void desk.pause(today.pausedNow)}>
          {today.pause}
        </button>
      </div>
      <Boards desk={desk} />
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

function Boards({ desk }: { readonly desk: TodayDesk }): VNode {
  const { today } = words();
  const game = useSignal<DailyGame>('mastermind');
  const kind = useSignal<Board>('unassisted');
  const board = desk.board.value;
  return (
    <>
      <div class="duel-terms">
        <label class="duel-pick">
          {today.boardOf}
          <select
            value={game.value}
            onChange={({ currentTarget }) => {
              game.value = DAILY_GAMES.find((name) => name === currentTarget.value) ?? 'mastermind';
            }}
          >
            {DAILY_GAMES.map((name) => (
              <option key={name} value={name}>
                {today.games[name]}
              </option>
            ))}
          </select>
        </label>
        <label class="duel-pick">
          {today.boardKind}
          <select
            value={kind.value}
            onChange={({ currentTarget }) => {
              kind.value = BOARDS.find((name) => name === currentTarget.value) ?? 'unassisted';
            }}
          >
            {BOARDS.map((name) => (
              <option key={name} value={name}>
                {today.boards[name]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" class="press" onClick={() => void desk.show(game.value, kind.value)}>
          {today.showBoard}
        </button>
      </div>
      {board && <BoardTable board={board} />}
    </>
  );
}

function BoardTable({ board }: { readonly board: BoardView }): VNode {
  const { today } = words();
  const caption = `${today.games[board.game]}, ${today.boards[board.kind]}, ${board.day}`;
  if (board.rows.length === 0) return <p>{today.noScores(caption)}</p>;
  const outside = board.own && !board.rows.some(({ you }) => you) ? [{ ...board.own, you: true }] : [];
  return (
    <table class="online-board">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {today.columns.map((name) => (
            <th key={name} scope="col">
              {name}
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
