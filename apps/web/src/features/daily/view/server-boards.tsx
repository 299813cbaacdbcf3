import '../style/server-boards.css';
import type { BoardView, DailyView } from '@inkling/client/generated/api';
import { makeDayKeys } from '@inkling/games/record/day-keys';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { Button } from '../../../ui/button.tsx';
import { Pick } from '../../../ui/fields.tsx';
import { checkKeys, keysOf } from '../controller/check-keys.ts';
import type { DailyController } from '../controller/daily-controller.ts';
import { DAILY_BOARDS, type DailyBoard } from '../controller/server-day-facts.ts';
import { messages as pageMessages } from '../messages/language.ts';
import { messages } from '../messages/server-boards/language.ts';

/** What a server publishes in addition to its day: the leaderboards, and the keys of past days. */
export function ServerBoards({ controller }: Pick<OfServer, 'controller'>): VNode | null {
  const view = controller.parts.server.view.value;
  if (!view) return null;
  return (
    <>
      <Boards controller={controller} view={view} />
      <Keys controller={controller} view={view} />
    </>
  );
}

interface OfServer {
  readonly controller: DailyController;
  readonly view: DailyView;
}

function Keys({ controller, view }: OfServer): VNode {
  const { keys, keysHelp, end, keysLead, keysAstray, saveKeys, keysSaved } = messages();
  const checked = useSignal<boolean | undefined>(undefined);
  // A month of keys takes thousands of hashes, so they are checked only for users who open this section.
  useEffect(() => {
    const { calls } = controller.parts.server.parts;
    void calls()
      .then((opened) => checkKeys(view, opened))
      .then((lead) => {
        checked.value = lead;
      });
  }, [view]);
  const lead = checked.value;
  return (
    <>
      <h2>{keys}</h2>
      <p class="aside">{keysHelp}</p>
      <ul class="daily-keys">
        {view.past.map(({ day, key }) => (
          <li key={day}>
            {day} <code>{key}</code>
          </li>
        ))}
      </ul>
      <p class="aside">
        {end} <code>{view.end}</code>
      </p>
      {lead !== undefined && <p class="notice">{lead ? keysLead : keysAstray}</p>}
      {view.past.length > 0 && (
        <>
          <a
            class="press"
            download="inkling-days.json"
            href={`data:application/json,${encodeURIComponent(makeDayKeys(keysOf(view)))}`}
          >
            {saveKeys}
          </a>
          <p class="aside">{keysSaved}</p>
        </>
      )}
    </>
  );
}

function Boards({ controller, view }: OfServer): VNode | null {
  const { boardOf, boardKind, boards, showBoard } = messages();
  const { games, server } = controller.parts;
  const chosen = useSignal<string | undefined>(undefined);
  const kind = useSignal<DailyBoard>('unassisted');
  const board = server.board.value;
  const game = chosen.value ?? view.games[0]?.game;
  if (game === undefined) return null;
  const nameOf = (id: string) => {
    const known = games.find(({ entry }) => entry.id === id);
    return known ? pageName(known.entry, language.value) : id;
  };
  return (
    <>
      <div class="daily-terms">
        <Pick
          label={boardOf}
          value={game}
          options={view.games.map((each) => each.game)}
          name={nameOf}
          onPick={(id) => {
            chosen.value = id;
          }}
        />
        <Pick
          label={boardKind}
          value={kind.value}
          options={DAILY_BOARDS}
          name={(name) => boards[name]}
          onPick={(name) => {
            kind.value = name;
          }}
        />
        <Button onPress={() => void server.show(game, kind.value)}>{showBoard}</Button>
      </div>
      {board && <BoardTable board={board} name={nameOf(board.game)} />}
    </>
  );
}

function BoardTable({ board, name }: { readonly board: BoardView; readonly name: string }): VNode {
  const { boards, noScores, heldBack, columns, time } = messages();
  const { you } = pageMessages();
  const caption = `${name}, ${boards[board.kind]}, ${board.day}`;
  if (board.rows.length === 0 && !board.own) return <p>{noScores(caption)}</p>;
  const { own } = board;
  const outside =
    own && !board.rows.some((row) => row.you) ? [{ ...own, rank: own.rank ?? heldBack, you: true }] : [];
  return (
    <table class="daily-board">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...board.rows, ...outside].map((row, at) => (
          <tr key={at} class={row.you ? 'daily-you' : undefined}>
            <td>
              {row.rank}
              {row.you && ` · ${you}`}
            </td>
            <td>{row.turns}</td>
            <td>{time(row.ms)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
