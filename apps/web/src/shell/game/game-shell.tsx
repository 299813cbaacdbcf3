import type { Sheet } from '@inkling/core/sheet';
import type { VNode } from 'preact';
import { Press } from '../../ui/press.tsx';
import { Console } from '../console.tsx';
import type { FramedScreen, GameController, GameHost } from '../game-screen.ts';
import { KeySheet } from '../key-sheet.tsx';
import { appMessages } from '../messages/language.ts';

/**
 * The one frame of all games: the line that says which game it is, what has to be known, the board and what follows from
 * it, the command box, the footer, and the dialogs.
 */
export function GameShell<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
>(props: {
  readonly screen: FramedScreen<State, Controller>;
  readonly controller: Controller;
  readonly host: GameHost;
}): VNode {
  const { screen, controller, host } = props;
  const { Header, Board, Side, Foot } = screen;
  const { keys } = appMessages();
  const { header, placeholder, honest, keyRows, commandRows } = screen.messages(controller);
  const layout = screen.layout?.(controller);
  const dialog = controller.dialog.value;
  const Dialog = dialog === undefined ? undefined : screen.dialogs[dialog];
  const close = () => {
    controller.dialog.value = undefined;
  };
  return (
    <>
      <section
        class={screen.headerClass ? `game-header ${screen.headerClass}` : 'game-header'}
        aria-label={header}
      >
        <Header />
        <Press
          keycap="?"
          onPress={() => {
            controller.dialog.value = 'keys';
          }}
        >
          {keys.open}
        </Press>
      </section>
      <Notices host={host} />
      <main class={layout?.class ? `sheet ${layout.class}` : 'sheet'} style={layout?.style}>
        <Board />
        {Side && <Side />}
        <Console
          said={host.announcer.said.value}
          placeholder={placeholder}
          lengthMax={screen.lineLengthMax ?? 200}
          onRun={(line) => screen.run(controller, line)}
        />
      </main>
      {honest !== undefined && (
        <footer class="foot">
          <p>{honest}</p>
          {Foot && <Foot />}
        </footer>
      )}
      {dialog === 'keys' && (
        <KeySheet rows={keyRows} commandRows={commandRows} preferences={host.preferences} onClose={close} />
      )}
      {Dialog && <Dialog />}
    </>
  );
}

/** What befell the game, and that another tab leads it. */
function Notices({ host }: { readonly host: GameHost }): VNode {
  const { app } = appMessages();
  const trouble = host.saved.trouble.value;
  const notice =
    host.notice.value ??
    (trouble && { 'put-aside': app.savedUnreadable, 'not-saved': app.notSaved }[trouble]);
  return (
    <>
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      {!host.leads.value && <p class="notice">{app.follows}</p>}
    </>
  );
}
