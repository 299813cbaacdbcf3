import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import type { CommandRow, KeyRow } from '../../ui/keycap.tsx';
import { Console } from '../console.tsx';
import { KeySheet, KeysButton } from '../key-sheet.tsx';
import { appMessages } from '../messages/language.ts';
import type { Preferences } from '../preferences.ts';

/**
 * The common frame of all games, whether solo, in a room or by links: the header line with the game's name, the notices,
 * the board with its side, the command box, the footer, and the dialogs.
 */
export function GameFrame(props: {
  /** The accessible name of the line above the board. */
  readonly label: string;
  /** The name of the game, if its page shows the name itself. */
  readonly name?: string | undefined;
  /** An id that differs between successive games on a page. */
  readonly game?: string | undefined;
  /** The progress of the game, in a few characters. */
  readonly progress?: string | undefined;
  readonly headerClass?: string | undefined;
  /** The line above the board: which game it is, and the controls that change that. */
  readonly header: ComponentChildren;
  /** Notices between that line and the board. */
  readonly notices: ComponentChildren;
  readonly main: {
    readonly class: string;
    readonly style?: Record<string, string> | undefined;
    readonly id?: string | undefined;
    readonly tabIndex?: number;
  };
  readonly console: Parameters<typeof Console>[0];
  readonly footer?: ComponentChildren;
  readonly keyRows: readonly KeyRow[];
  readonly commandRows: readonly CommandRow[];
  readonly preferences: Signal<Preferences>;
  /** The name of the open dialog; `keys` is the frame's own. */
  readonly dialog: string | undefined;
  readonly dialogs?: Readonly<Record<string, ComponentType>>;
  readonly onDialog: (dialog: 'keys' | undefined) => void;
  readonly children: ComponentChildren;
}): VNode {
  const { dialog, dialogs = {}, onDialog } = props;
  const Dialog = dialog === undefined ? undefined : dialogs[dialog];
  return (
    <>
      <GameHeader
        label={props.label}
        name={props.name}
        game={props.game}
        progress={props.progress}
        class={props.headerClass}
      >
        {props.header}
        <KeysButton onPress={() => onDialog('keys')} />
      </GameHeader>
      {props.notices}
      <main {...props.main}>
        {props.children}
        <Console {...props.console} />
      </main>
      {props.footer && <footer class="foot">{props.footer}</footer>}
      {dialog === 'keys' && (
        <KeySheet
          rows={props.keyRows}
          commandRows={props.commandRows}
          preferences={props.preferences}
          onClose={() => onDialog(undefined)}
        />
      )}
      {dialog !== 'keys' && Dialog && <Dialog />}
    </>
  );
}

/** The line above the board. On a phone its controls are hidden behind one button next to the name of the game. */
function GameHeader(props: {
  readonly label: string;
  readonly name: string | undefined;
  readonly game: string | undefined;
  readonly progress: string | undefined;
  readonly class: string | undefined;
  readonly children: ComponentChildren;
}): VNode {
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  // A new game closes the header, so that the user sees the board.
  useLayoutEffect(() => {
    if (!isOpen) return;
    setOpen(false);
    if (document.activeElement?.closest('.game-header')) more.current?.focus();
  }, [props.game]);
  const isLong = (props.name?.length ?? 0) > NAME_BESIDE_PROGRESS;
  return (
    <section
      class={classOf('game-header', isOpen && 'game-header-open', props.class)}
      aria-label={props.label}
    >
      {props.name !== undefined && <span class="game-name">{props.name}</span>}
      {props.progress !== undefined && (
        <span class={classOf('game-progress', isLong && 'game-progress-spare')} aria-hidden="true">
          {props.progress}
        </span>
      )}
      <button
        ref={more}
        type="button"
        class="game-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
        <span class="unseen">{appMessages().app.more}</span>
      </button>
      {props.children}
    </section>
  );
}

/** The longest name, in characters, that fits next to the progress. If longer, a narrow phone hides the progress. */
const NAME_BESIDE_PROGRESS = 10;

function classOf(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
