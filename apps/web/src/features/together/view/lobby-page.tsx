import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../shell/console.tsx';
import { KeySheet } from '../../../shell/key-sheet.tsx';
import type { GameEntry } from '../../../shell/page.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import { runLobbyLine } from '../controller/lobby-command-handlers.ts';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';
import { termsOf } from '../session/room-game.ts';
import { ArrivalDialog, ForgetDialog, GuestBox } from './guest-box.tsx';
import { MakeForm } from './make-form.tsx';
import { TextLine } from './text-line.tsx';

/** The front: open a room, go to one, and who this browser is; or that there is no server to play on. */
export function LobbyPage(props: {
  readonly controller: LobbyController;
  readonly games: readonly GameEntry[];
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { controller, games, preferences } = props;
  const { heading, lead, placeholder, keys } = messages();
  const server = controller.server.value;
  const dialog = controller.dialog.value;
  const makeRows = [...(controller.offered.value?.values() ?? [])].flatMap(
    (part) => part.messages().makeRows,
  );
  return (
    <main class="duel online" id="board" tabIndex={-1}>
      <header class="duel-lead">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </header>
      {(server === 'none' || server === 'away') && (
        <NoServer controller={controller} away={server === 'away'} />
      )}
      {server === 'here' && (
        <>
          <div class="duel-side">
            <MakeForm controller={controller} games={games} />
            <Rooms controller={controller} />
            <section aria-labelledby="take-heading">
              <h2 id="take-heading">{messages().take.heading}</h2>
              <TextLine
                label={messages().take.label}
                help={messages().take.help}
                act={messages().take.go}
                onGive={(text) => controller.go(text)}
              />
            </section>
          </div>
          <div class="duel-side">
            <GuestBox controller={controller} />
          </div>
        </>
      )}
      {server === 'asking' && <p class="online-asking">{messages().front(server, 0)}</p>}
      {server !== 'asking' && (
        <Console
          said={controller.said.value}
          placeholder={placeholder}
          lengthMax={400}
          onRun={(line) => runLobbyLine(controller, line)}
        />
      )}
      {dialog === 'arrival' && <ArrivalDialog controller={controller} />}
      {dialog === 'forget' && <ForgetDialog controller={controller} />}
      {dialog === 'keys' && (
        <KeySheet
          rows={keys.keyRows}
          commandRows={[...makeRows, ...keys.lobbyRows]}
          preferences={preferences}
          onClose={() => {
            controller.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}

function NoServer({
  controller,
  away,
}: {
  readonly controller: LobbyController;
  readonly away: boolean;
}): VNode {
  const { none } = messages();
  return (
    <section class="online-none" aria-labelledby="none-heading">
      <h2 id="none-heading">{none.heading}</h2>
      <p>{away ? none.away : none.lead}</p>
      <div class="actions">
        <a class="press press-main" href="#/duel">
          {none.duel}
        </a>
        <button type="button" class="press" onClick={() => void controller.beginAgain().then(keepFocus)}>
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

function Rooms({ controller }: { readonly controller: LobbyController }): VNode {
  const { rooms } = messages();
  const beyond = controller.roomsBeyond.value;
  return (
    <section aria-labelledby="rooms-heading">
      <h2 id="rooms-heading">{rooms.heading}</h2>
      {controller.rooms.value.length === 0 && <p>{rooms.none}</p>}
      <ul class="duel-list">
        {controller.rooms.value.map(({ view, game }) => (
          <li key={view.id}>
            <span class="duel-name">
              <a href={`#/online/room/${view.id}`}>{game ? termsOf(game, view.rules) : view.game}</a>
              <small>{game ? rooms.state(view, game) : messages().otherGame}</small>
            </span>
          </li>
        ))}
      </ul>
      {beyond > 0 && <p class="aside">{rooms.more(beyond)}</p>}
    </section>
  );
}
