import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../shell/console.tsx';
import { KeySheet } from '../../../shell/key-sheet.tsx';
import { appMessages } from '../../../shell/messages/language.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import { TextLine } from '../../../ui/text-line.tsx';
import { runLobbyLine } from '../controller/lobby-command-handlers.ts';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';
import { ApartGames } from './apart-games.tsx';
import { ArrivalDialog, ForgetDialog, GuestBox } from './guest-box.tsx';
import { MakeForm } from './make-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { ForgetGameDialog, OwnGames } from './own-games.tsx';

/** The lobby: choose a game and a way to play it, continue one, and manage the guest identity of this browser. */
export function LobbyPage(props: {
  readonly controller: LobbyController;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { controller, preferences } = props;
  const { heading, lead, placeholder, keys } = messages();
  const server = controller.server.value;
  const dialog = controller.dialog.value;
  const unsaved = controller.parts.isSaving.value ? undefined : appMessages().app.notSaved;
  const lost = controller.parts.isLost ? messages().refused({ code: 'no-such-room' }) : undefined;
  const notice = controller.linkGames?.notice.value ?? lost ?? unsaved;
  const makeRows = [...(controller.roomParts.value?.values() ?? [])].flatMap(
    (part) => part.messages().makeRows,
  );
  return (
    <main class="match online" id="board" tabIndex={-1}>
      <header class="match-lead">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </header>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      {server === 'asking' ? (
        <p class="online-asking">{messages().front(server, 0)}</p>
      ) : (
        <>
          <MakeForm controller={controller} />
          <div class="match-side">
            <OwnGames controller={controller} />
            {server !== 'here' && <ApartGames controller={controller} />}
            <OtherWays controller={controller} />
            <Join controller={controller} />
            {server === 'here' && <GuestBox controller={controller} />}
          </div>
          <Console
            announcement={controller.announcement.value}
            shown={controller.linkFault.value ? [controller.linkFault.value] : []}
            placeholder={placeholder}
            lengthMax={400}
            onRun={(line) => runLobbyLine(controller, line)}
          />
        </>
      )}
      {dialog === 'arrival' && <ArrivalDialog controller={controller} />}
      {dialog === 'forget' && <ForgetDialog controller={controller} />}
      {dialog === 'forget-game' && <ForgetGameDialog controller={controller} />}
      {dialog === 'keys' && (
        <KeySheet
          rows={keys.keyRows}
          commandRows={[...makeRows, ...keys.lobbyRows]}
          preferences={preferences}
          onClose={() => controller.closeDialog()}
        />
      )}
    </main>
  );
}

/** The form for a link that the user received. */
function Join({ controller }: { readonly controller: LobbyController }): VNode {
  const { take } = messages();
  return (
    <section class="rows friend-join" aria-labelledby="take-heading">
      <h2 id="take-heading">{take.heading}</h2>
      <TextLine
        label={take.label}
        help={take.help}
        act={take.go}
        fault={controller.linkFault.value}
        onEdit={() => {
          controller.linkFault.value = undefined;
        }}
        onGive={(text) => controller.go(text)}
      />
    </section>
  );
}
