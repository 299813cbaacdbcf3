import type { RoomView } from '@inkling/client/api';
import { feedbackClass, feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { CodeTokens, ElementToken } from '../../../games/mastermind/link-duel/view/code-tokens.tsx';
import { namesOf } from '../../../games/mastermind/messages/names.ts';
import { MarkSign } from '../../../games/word/view/mark-sign.tsx';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { words } from '../messages/language.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { type RoomEntry, readCode } from '../session/room-entry.ts';
import { canMend, type Sheet } from '../session/task.ts';
import { answersOf } from './answers.ts';

type Turn = NonNullable<Sheet['turns']>[number];

/** The sheet of each breaker: turns where they may be seen, and otherwise how many there are. */
export function Sheets(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly entry: RoomEntry;
}): VNode {
  const { desk, view, entry } = props;
  const { room } = words();
  const sheets = view.sheets ?? [];
  return (
    <>
      {sheets.map((sheet) => (
        <section class="online-sheet" key={sheet.seat} aria-labelledby={`sheet-${sheet.seat}`}>
          <h3 id={`sheet-${sheet.seat}`}>{room.sheet(sheet.seat, sheets.length === 1)}</h3>
          {sheet.turns === undefined ? (
            <p class="aside">{room.rival(sheet)}</p>
          ) : sheet.turns.length === 0 && sheet.pending === undefined ? (
            <p class="aside">{room.noTurns}</p>
          ) : (
            <ol class="printed duel-printed">
              {sheet.turns.map((turn, at) => (
                <Printed key={at} desk={desk} view={view} entry={entry} turn={turn} at={at} />
              ))}
              {sheet.pending !== undefined && (
                <Pending key="pending" entry={entry} guess={sheet.pending} number={sheet.turns.length + 1} />
              )}
            </ol>
          )}
        </section>
      ))}
    </>
  );
}

function Printed(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly entry: RoomEntry;
  readonly turn: Turn;
  readonly at: number;
}): VNode {
  const { desk, view, entry, turn, at } = props;
  const code = readCode(turn.guess, entry) ?? [];
  const { exact = 0, near = 0, marks } = turn;
  return (
    <li class="bar duel-turn">
      <span class="unseen">{words().room.row(at + 1, namesOf(entry.skin, code), turn)}</span>
      <span class="bar-number" aria-hidden="true">
        {at + 1}
      </span>
      {marks ? (
        <span class="online-word">
          {code.map((symbol, place) => (
            <span class="online-letter" key={place}>
              <ElementToken skin={entry.skin} symbol={symbol} />
              <MarkSign mark={marks[place] ?? 0} />
            </span>
          ))}
        </span>
      ) : (
        <>
          <CodeTokens skin={entry.skin} code={code} />
          <KeyMarks feedback={{ exact, near }} places={entry.rules.places} />
        </>
      )}
      {canMend(view) && <Mend desk={desk} at={at} exact={exact} near={near} places={entry.rules.places} />}
    </li>
  );
}

function Pending(props: {
  readonly entry: RoomEntry;
  readonly guess: string;
  readonly number: number;
}): VNode {
  const code = readCode(props.guess, props.entry) ?? [];
  return (
    <li class="bar duel-turn online-pending">
      <span class="unseen">{words().room.pending(namesOf(props.entry.skin, code))}</span>
      <span class="bar-number" aria-hidden="true">
        {props.number}
      </span>
      <CodeTokens skin={props.entry.skin} code={code} />
      <span aria-hidden="true">?</span>
    </li>
  );
}

/** Another answer for a turn that was answered wrong. */
function Mend(props: {
  readonly desk: RoomDesk;
  readonly at: number;
  readonly exact: number;
  readonly near: number;
  readonly places: number;
}): VNode {
  const { desk, at, exact, near, places } = props;
  return (
    <select
      class="duel-mend"
      aria-label={words().room.mend(at + 1)}
      value={feedbackClass(exact, near)}
      onChange={(event) => desk.mend(at, feedbackOf(Number(event.currentTarget.value)))}
    >
      {answersOf(places).map((answer) => (
        <option
          key={feedbackClass(answer.exact, answer.near)}
          value={feedbackClass(answer.exact, answer.near)}
        >
          {answer.exact},{answer.near}
        </option>
      ))}
    </select>
  );
}
