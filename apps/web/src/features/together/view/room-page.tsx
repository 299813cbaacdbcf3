import type { RoomView } from '@inkling/client/api';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { CodeTokens } from '../../../games/mastermind/link-duel/view/code-tokens.tsx';
import { namesOf } from '../../../games/mastermind/messages/names.ts';
import { Console } from '../../../shell/console.tsx';
import { KeySheet } from '../../../shell/key-sheet.tsx';
import type { Preferences } from '../../../shell/preferences.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { words } from '../messages/language.ts';
import type { RoomDesk } from '../session/room-desk.ts';
import { type RoomEntry, readCode } from '../session/room-entry.ts';
import { runRoomLine } from '../session/room-performing.ts';
import { taskOf } from '../session/task.ts';
import { roomAddress } from './address.ts';
import { Dock } from './dock.tsx';
import { Ending } from './ending.tsx';
import { Sheets } from './sheets.tsx';
import { CopyLine } from './text-line.tsx';
import { WitchTable } from './witch-table.tsx';

/** A room from the seat of whoever looks: its sheets, what is to be done, who sits where, and the line to the server. */
export function RoomPage(props: {
  readonly desk: RoomDesk;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { desk, preferences } = props;
  const { room, command, roomKeys, roomKeyRows, opening } = words();
  const view = desk.view.value;
  const entry = desk.entry.value;
  const table = desk.table.value;
  const notice = desk.notice.value;
  const dialog = desk.dialog.value;
  return (
    <main class="duel online" id={table ? undefined : 'board'} tabIndex={-1}>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <p class="duel-back">
        <a class="press" href="#/online">
          ← {room.back}
        </a>
      </p>
      <Banner desk={desk} />
      {view && (entry || table) ? (
        <Room desk={desk} view={view} entry={entry} />
      ) : (
        !notice && <p>{opening}</p>
      )}
      <Console
        said={desk.said.value}
        words={{ ...command, placeholder: command.room }}
        lengthMax={200}
        onRun={(line) => runRoomLine(desk, line)}
      />
      {dialog === 'resign' && <ResignDialog desk={desk} />}
      {dialog === 'keys' && (
        <KeySheet
          words={roomKeys}
          rows={roomKeyRows}
          preferences={preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}

function Room(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly entry: RoomEntry | undefined;
}): VNode {
  const { desk, view, entry } = props;
  const { room, copy } = words();
  const task = taskOf(view);
  const table = desk.table.value;
  return (
    <>
      <header class="duel-lead">
        <h2>{room.heading(view)}</h2>
        <p>{room.terms(view)}</p>
      </header>
      {table && <WitchTable desk={desk} view={view} table={table} />}
      {entry && (
        <div class="duel-make online-game">
          {view.conflict && view.secret === undefined && <p class="notice">{room.conflict(view.conflict)}</p>}
          <Sheets desk={desk} view={view} entry={entry} />
          {task === 'over' ? (
            <p class="result duel-result">{room.task(view, task)}</p>
          ) : (
            <Dock desk={desk} view={view} entry={entry} task={task} />
          )}
          <Ending desk={desk} view={view} entry={entry} />
        </div>
      )}
      <div class="duel-side">
        <section aria-labelledby="seats-heading">
          <h2 id="seats-heading">{room.seats}</h2>
          <dl class="online-seats">
            {view.seats.map((seat) => (
              <div key={seat.seat}>
                <dt>{room.seat(seat.seat)}</dt>
                <dd>{room.seated(seat, view.you)}</dd>
              </div>
            ))}
          </dl>
        </section>
        {entry && <OwnCode desk={desk} view={view} entry={entry} />}
        <CopyLine
          label={room.link}
          help={room.linkHelp}
          text={roomAddress(view.id)}
          copy={copy}
          onCopy={() => void desk.copyLink()}
        />
      </div>
    </>
  );
}

/** The maker's own code, covered until it is asked for: somebody may look over the shoulder. */
function OwnCode(props: {
  readonly desk: RoomDesk;
  readonly view: RoomView;
  readonly entry: RoomEntry;
}): VNode | null {
  const { desk, view, entry } = props;
  const { room } = words();
  const text = desk.promise.kept.value?.code ?? view.secret;
  const code = text === undefined ? undefined : readCode(text, entry);
  if (view.you !== 'maker' || view.phase === 'over' || !code) return null;
  const shown = desk.uncovered.value;
  return (
    <section aria-labelledby="own-heading">
      <h2 id="own-heading">{room.yourCode}</h2>
      <button
        type="button"
        class="press"
        aria-expanded={shown}
        onClick={() => {
          desk.uncovered.value = !shown;
        }}
      >
        {shown ? room.hideCode : room.showCode}
      </button>
      {shown && (
        <>
          <span class="unseen">{room.code(namesOf(entry.skin, code))}</span>
          <CodeTokens skin={entry.skin} code={code} />
        </>
      )}
    </section>
  );
}

/** Shown while the server is out of reach. What happens is spoken by the console, so the banner itself is silent. */
function Banner({ desk }: { readonly desk: RoomDesk }): VNode | null {
  const { room } = words();
  if (desk.line.value !== 'lost' && !desk.waiting.value) return null;
  return (
    <p class="notice online-banner">
      {desk.line.value === 'lost' && <span>{room.lost}</span>}{' '}
      {desk.waiting.value && <span>{room.unsent}</span>}
    </p>
  );
}

function ResignDialog({ desk }: { readonly desk: RoomDesk }): VNode {
  const { room } = words();
  const goOn = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={room.resignHeading} onClose={goOn}>
      <p>{room.resignWarning}</p>
      <div class="actions">
        <button type="button" class="press" onClick={goOn}>
          {room.resignNo}
        </button>
        <button type="button" class="press press-main" onClick={() => desk.resign()}>
          {room.resignYes}
        </button>
      </div>
    </Dialog>
  );
}
