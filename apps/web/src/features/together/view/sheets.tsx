import type { RoomView } from '@inkling/client/generated/api';
import { mayCorrect } from '@inkling/games/contract/room-rights';
import { roomTask } from '@inkling/games/contract/room-task';
import type { VNode } from 'preact';
import type { OpenSheets } from '../controller/open-game.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { pageMessages } from '../messages/page/language.ts';
import { guessIn, type Sheet } from '../session/room-game.ts';

export interface SheetsProps {
  readonly controller: RoomController;
  readonly view: RoomView;
  readonly open: OpenSheets;
}

/** The sheet of each breaker: its turns if the user may see them, and otherwise their number. */
export function Sheets(props: SheetsProps & { readonly shown: readonly Sheet[] }): VNode | null {
  const { controller, view, open, shown } = props;
  const { sentences } = controller;
  const isAlone = view.sheets?.length === 1;
  const [only] = shown;
  // If answers can be corrected, each turn is a row with a control for that. An ended game has no turns to come.
  const Board = mayCorrect(view) || view.phase === 'ended' ? undefined : open.field.Board;
  const isOwnBoard = ({ seat }: Sheet) => Board !== undefined && seat === view.you;
  // A spectator has nothing else to look at.
  const isWatched = view.you === 'spectator' && view.phase === 'playing';
  const isEmpty = isAlone && only?.turns?.length === 0 && only.pending === undefined;
  if (isEmpty && !isOwnBoard(only) && !isWatched) return null;
  return (
    <>
      {shown.map((sheet) => (
        <section
          class={sheetClass(open, Board !== undefined && sheet.turns !== undefined)}
          key={sheet.seat}
          aria-labelledby={`sheet-${sheet.seat}`}
        >
          <h3 id={`sheet-${sheet.seat}`} class={isOwnBoard(sheet) ? 'unseen' : undefined}>
            {sentences.sheet(sheet.seat, isAlone)}
          </h3>
          {sheet.turns === undefined ? (
            <p class="aside">{sentences.rival(sheet)}</p>
          ) : Board ? (
            <Board
              turns={sheet.turns}
              pending={sheet.pending ?? (sheet.seat === view.you ? unsent(controller) : undefined)}
              isSet={sheet.seat === view.you && roomTask(view) === 'move'}
              submit={() => controller.submit()}
            />
          ) : sheet.turns.length === 0 && sheet.pending === undefined ? (
            <p class="aside">{sentences.noTurns}</p>
          ) : (
            <Turns controller={controller} view={view} open={open} sheet={sheet} />
          )}
        </section>
      ))}
    </>
  );
}

/** The CSS classes of a sheet, with or without a board. */
export function sheetClass({ field }: OpenSheets, isBoard: boolean): string {
  const names = [
    'online-sheet',
    isBoard && 'online-board',
    isBoard && field.isBesideBoard && 'online-board-beside',
  ];
  return names.filter(Boolean).join(' ');
}

/** The user's own guess that is being sent to the server. */
function unsent({ waiting }: RoomController): string | undefined {
  return guessIn(waiting.value?.line ?? '');
}

/** The turns of a sheet in rows, with the guess that is not answered yet. */
export function Turns(props: SheetsProps & { readonly sheet: Sheet }): VNode {
  const { controller, view, open, sheet } = props;
  const { sheets, game } = open;
  const { turns = [], pending } = sheet;
  const record = game.module.record;
  return (
    <ol class="printed">
      {turns.map((turn, at) => (
        <li class="bar match-turn" key={at}>
          <span class="unseen">{controller.sentences.row(at + 1, sheets.sayTurn(turn))}</span>
          <span class="bar-number" aria-hidden="true">
            {at + 1}
          </span>
          <sheets.Turn turn={turn} />
          {mayCorrect(view) && record?.kind === 'sheets' && (
            <Correction controller={controller} open={open} at={at} answer={record.answerText(turn)} />
          )}
        </li>
      ))}
      {pending !== undefined && (
        <li class="bar match-turn online-pending" key="pending">
          <span class="unseen">{pageMessages().pending(sheets.sayGuess(pending))}</span>
          <span class="bar-number" aria-hidden="true">
            {turns.length + 1}
          </span>
          <sheets.Guess guess={pending} />
          <span aria-hidden="true">?</span>
        </li>
      )}
    </ol>
  );
}

/** The choice of another answer for a turn that was answered wrongly. */
function Correction(props: {
  readonly controller: RoomController;
  readonly open: OpenSheets;
  readonly at: number;
  readonly answer: string;
}): VNode {
  const { controller, open, at, answer } = props;
  return (
    <select
      class="match-mend"
      aria-label={controller.sentences.correction(at + 1)}
      onChange={({ currentTarget }) => controller.correct(at, currentTarget.value)}
    >
      {open.answers.map((each) => (
        <option key={each} value={each} selected={each === answer}>
          {each}
        </option>
      ))}
    </select>
  );
}
