import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../shell/console.tsx';
import { KeySheet } from '../../../shell/key-sheet.tsx';
import type { Preferences } from '../../../shell/preferences.ts';
import { words } from '../messages/language.ts';
import type { LobbyDesk } from '../session/lobby-desk.ts';
import { ForgetDialog, GuestBox } from './guest-box.tsx';
import { MakeForm } from './make-form.tsx';
import { TextLine } from './text-line.tsx';
import { Today } from './today.tsx';

/** The front: open a room, go to one, and who this browser is; or that there is no server to play on. */
export function LobbyPage(props: {
  readonly desk: LobbyDesk;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { desk, preferences } = props;
  const { heading, lead, command, lobbyKeys, lobbyKeyRows } = words();
  const server = desk.server.value;
  const dialog = desk.dialog.value;
  return (
    <main class="duel online" id="board" tabIndex={-1}>
      <header class="duel-lead">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </header>
      {(server === 'none' || server === 'away') && <NoServer desk={desk} away={server === 'away'} />}
      {server === 'here' && (
        <>
          <div class="duel-side">
            <MakeForm desk={desk} />
            <Rooms desk={desk} />
            <section aria-labelledby="take-heading">
              <h2 id="take-heading">{words().take.heading}</h2>
              <TextLine
                label={words().take.label}
                help={words().take.help}
                act={words().take.go}
                onGive={(text) => desk.go(text)}
              />
            </section>
          </div>
          <div class="duel-side">
            <Today desk={desk.today} />
            <GuestBox desk={desk} />
          </div>
        </>
      )}
      {server === 'asking' && <p class="online-asking">{words().front(server, 0)}</p>}
      {server !== 'asking' && (
        <Console
          said={desk.said.value}
          words={{ ...command, placeholder: command.lobby }}
          lengthMax={400}
          onRun={(line) => desk.run(line)}
        />
      )}
      {dialog === 'forget' && <ForgetDialog desk={desk} />}
      {dialog === 'keys' && (
        <KeySheet
          words={lobbyKeys}
          rows={lobbyKeyRows}
          preferences={preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}

function NoServer({ desk, away }: { readonly desk: LobbyDesk; readonly away: boolean }): VNode {
  const { none } = words();
  return (
    <section class="online-none" aria-labelledby="none-heading">
      <h2 id="none-heading">{none.heading}</h2>
      <p>{away ? none.away : none.lead}</p>
      <div class="actions">
        <a class="press press-main" href="#/duel">
          {none.duel}
        </a>
        <button type="button" class="press" onClick={() => void desk.beginAgain().then(keepFocus)}>
          {none.again}
        </button>
      </div>
    </section>
  );
}

/** The button that was pressed is gone when the server is there. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('board')?.focus();
}

function Rooms({ desk }: { readonly desk: LobbyDesk }): VNode {
  const { rooms } = words();
  const beyond = desk.roomsBeyond.value;
  return (
    <section aria-labelledby="rooms-heading">
      <h2 id="rooms-heading">{rooms.heading}</h2>
      {desk.rooms.value.length === 0 && <p>{rooms.none}</p>}
      <ul class="duel-list">
        {desk.rooms.value.map((view) => (
          <li key={view.id}>
            <span class="duel-name">
              <a href={`#/online/room/${view.id}`}>{rooms.name(view)}</a>
              <small>{rooms.standing(view)}</small>
            </span>
          </li>
        ))}
      </ul>
      {beyond > 0 && <p class="aside">{rooms.more(beyond)}</p>}
    </section>
  );
}
