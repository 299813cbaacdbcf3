import type { Sheet } from '@inkling/core/sheet';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { Press } from '../../ui/press.tsx';
import { Console } from '../console.tsx';
import { DayRibbon } from '../daily/day-ribbon.tsx';
import type { FramedScreen, GameController, GameHost } from '../game-screen.ts';
import { KeySheet } from '../key-sheet.tsx';
import { appMessages } from '../messages/language.ts';
import { ResultPage } from './result/result-page.tsx';

interface ShellProps<State extends { readonly sheet: Sheet }, Controller extends GameController<State>> {
  readonly screen: FramedScreen<State, Controller>;
  readonly controller: Controller;
  readonly host: GameHost;
}

/**
 * The one frame of all games: the line that says which game it is, what has to be known, the board and what follows from
 * it, the command box, the footer, and the dialogs.
 */
export function GameShell<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>(
  props: ShellProps<State, Controller>,
): VNode {
  const { screen, controller, host } = props;
  const { Header, Board, Side, Foot } = screen;
  const { keys } = appMessages();
  const { header, name, progress, placeholder, honest } = screen.messages(controller);
  const result = screen.result?.(controller);
  const playing = screen.layout?.(controller);
  const layout = result ? { ...playing, class: 'result-page' } : playing;
  const isNew = useEndSeen(result !== undefined);
  return (
    <>
      <GameHeader label={header} name={name} progress={progress} class={screen.headerClass}>
        <Header />
        <Press
          keycap="?"
          onPress={() => {
            controller.dialog.value = 'keys';
          }}
        >
          {keys.open}
        </Press>
      </GameHeader>
      <DayRibbon state={controller.state} />
      <Notices host={host} />
      <main class={layout?.class ? `sheet ${layout.class}` : 'sheet'} style={layout?.style}>
        {result ? (
          <ResultPage
            result={result}
            isNew={isNew}
            sound={host.sound}
            say={(sentence) => host.announcer.say(sentence)}
          />
        ) : (
          <>
            <Board />
            {Side && <Side />}
          </>
        )}
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
      <OpenDialog {...props} />
    </>
  );
}

/** The key sheet, or a dialog of the game. */
function OpenDialog<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>({
  screen,
  controller,
  host,
}: ShellProps<State, Controller>): VNode | null {
  const { keyRows, commandRows } = screen.messages(controller);
  const dialog = controller.dialog.value;
  const Dialog = dialog === undefined ? undefined : screen.dialogs[dialog];
  const close = () => {
    controller.dialog.value = undefined;
  };
  if (dialog === 'keys')
    return (
      <KeySheet rows={keyRows} commandRows={commandRows} preferences={host.preferences} onClose={close} />
    );
  return Dialog ? <Dialog /> : null;
}

/** Whether the end of the game was seen here. The board of another game takes the focus that the button for it had. */
function useEndSeen(isOver: boolean): boolean {
  const wasPlayed = useRef(false);
  if (!isOver) wasPlayed.current = true;
  const wasOver = useRef(isOver);
  useLayoutEffect(() => {
    const isFree = document.activeElement === document.body;
    if (wasOver.current && !isOver && isFree)
      (document.querySelector<HTMLElement>('#board button') ?? document.getElementById('board'))?.focus();
    wasOver.current = isOver;
  }, [isOver]);
  return wasPlayed.current;
}

/** The line above the board; on a phone it lies behind one button beside the name of the game. */
function GameHeader(props: {
  readonly label: string;
  readonly name: string | undefined;
  readonly progress: string | undefined;
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}): VNode {
  const [isOpen, setOpen] = useState(false);
  const names = ['game-header', isOpen && 'game-header-open', props.class];
  return (
    <section class={names.filter(Boolean).join(' ')} aria-label={props.label}>
      {props.name !== undefined && <span class="game-name">{props.name}</span>}
      {props.progress !== undefined && (
        <span class="game-progress" aria-hidden="true">
          {props.progress}
        </span>
      )}
      <button type="button" class="game-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="more" />
        <span class="unseen">{appMessages().app.more}</span>
      </button>
      {props.children}
    </section>
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
