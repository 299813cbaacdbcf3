import type { RoomView } from '@inkling/client/api';
import type { VNode } from 'preact';
import { CodeTokens } from '../../../games/mastermind/link-duel/view/code-tokens.tsx';
import { namesOf } from '../../../games/mastermind/messages/names.ts';
import { SaidNear } from '../../../shell/said-near.tsx';
import { words } from '../messages/language.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { type RoomEntry, readCode } from '../session/room-entry.ts';
import { freeSeats, type Task } from '../session/task.ts';
import { EntrySlots } from './entry-slots.tsx';
import { PickNumber } from './picks.tsx';

/** What is to be done now: sit down, set a code, guess, answer, show the code; or what is waited for. */
export function Dock(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly entry: RoomEntry | undefined;
  readonly task: Task;
}): VNode {
  const { desk, view, entry, task } = props;
  const { room, entry: said } = words();
  const waiting = desk.waiting.value;
  return (
    <div class="dock duel-dock">
      {waiting ? (
        <Unsent
          line={waiting.kind === 'move' && !waiting.line.startsWith('nonce') ? waiting.line : ''}
          entry={entry}
        />
      ) : (
        <p class="online-task">{room.task(view, task)}</p>
      )}
      {!waiting && entry && (task === 'guess' || task === 'deposit') && (
        <>
          <EntrySlots label={task === 'guess' ? said.guess : said.code} entry={entry} draft={desk.draft} />
          <div class="actions">
            <button type="button" class="press press-main" onClick={() => desk.submit()}>
              {task === 'guess' ? room.guess : room.deposit}
            </button>
            {task === 'guess' && <Resign desk={desk} />}
            {desk.said.value !== room.task(view, task) && <SaidNear said={desk.said.value} />}
          </div>
        </>
      )}
      {!waiting && entry && task === 'answer' && <Answer desk={desk} places={entry.rules.places} />}
      {!waiting && task === 'open' && (
        <div class="actions">
          <button type="button" class="press press-main" onClick={() => desk.open()}>
            {room.open}
          </button>
        </div>
      )}
      {!waiting && task === 'sit' && (
        <>
          <div class="actions">
            {freeSeats(view).map((seat) => (
              <button key={seat} type="button" class="press press-main" onClick={() => desk.sit(seat)}>
                {room.sit(seat)}
              </button>
            ))}
          </div>
          <p class="aside">{room.sitHelp}</p>
        </>
      )}
    </div>
  );
}

function Resign({ desk }: { readonly desk: RoomDesk }): VNode {
  return (
    <button
      type="button"
      class="press"
      onClick={() => {
        desk.dialog.value = 'resign';
      }}
    >
      {words().room.resign}
    </button>
  );
}

/** A move that the server has not answered yet, in sight so that nobody makes it twice. */
function Unsent({ line, entry }: { readonly line: string; readonly entry: RoomEntry | undefined }): VNode {
  const { room } = words();
  const code = entry && readCode(line.slice(line.indexOf(' ') + 1), entry);
  return (
    <p class="online-unsent">
      <span>
        {room.waitingToBeSent}
        <span class="unseen"> {entry && code ? namesOf(entry.skin, code).join(', ') : line}</span>
      </span>
      {entry && code ? <CodeTokens skin={entry.skin} code={code} /> : <code aria-hidden="true">{line}</code>}
    </p>
  );
}

function Answer({ desk, places }: { readonly desk: RoomDesk; readonly places: number }): VNode {
  const { room } = words();
  const { exact, near } = desk.heard.value;
  const truth = desk.truth.value;
  return (
    <>
      <p class="aside">{truth ? room.suggested(truth) : room.codeElsewhere}</p>
      <div class="duel-terms">
        <PickNumber
          label={room.exact}
          from={0}
          to={places}
          value={exact}
          onPick={(n) => {
            desk.heard.value = { exact: n, near: Math.min(near, places - n) };
          }}
        />
        <PickNumber
          label={room.near}
          from={0}
          to={places}
          value={near}
          onPick={(n) => {
            desk.heard.value = { exact: Math.min(exact, places - n), near: n };
          }}
        />
        <button type="button" class="press press-main" onClick={() => desk.submit()}>
          {room.answer}
        </button>
      </div>
    </>
  );
}
