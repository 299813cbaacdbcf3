import type { Sheet } from '@inkling/core/sheet';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DayRibbon } from '../daily/day-ribbon.tsx';
import type { FramedScreen, GameController, GameHost } from '../game-screen.ts';
import { appMessages } from '../messages/language.ts';
import { saveReviewNote } from '../save-review-note.ts';
import { SAVED_VERSION, savedKey } from '../saved/saved.ts';
import { guardDoubleTaps } from './double-taps.ts';
import { GameFrame } from './game-frame.tsx';
import { ResultPage } from './result/result-page.tsx';

interface ShellProps<State extends { readonly sheet: Sheet }, Controller extends GameController<State>> {
  readonly screen: FramedScreen<State, Controller>;
  readonly controller: Controller;
  readonly host: GameHost;
}

/** A game in the common frame of all games. Once it is over, the result page replaces the board. */
export function GameShell<State extends { readonly sheet: Sheet }, Controller extends GameController<State>>(
  props: ShellProps<State, Controller>,
): VNode {
  const { screen, controller, host } = props;
  const { Header, Board, Side, Foot } = screen;
  const { header, name, progress, placeholder, honest, keyRows, commandRows } = screen.messages(controller);
  const result = screen.result?.(controller);
  const playing = screen.layout?.(controller);
  const layout = result ? { ...playing, class: 'result-page' } : playing;
  const isNew = useEndSeen(result !== undefined);
  useLayoutEffect(guardDoubleTaps, []);
  return (
    <GameFrame
      label={header}
      name={name}
      game={`${controller.state.value.sheet.params} ${controller.state.value.sheet.seed}`}
      progress={progress}
      headerClass={screen.headerClass}
      header={<Header />}
      notices={
        <>
          <DayRibbon state={controller.state} />
          <Notices host={host} />
        </>
      }
      main={{ class: layout?.class ? `sheet ${layout.class}` : 'sheet', style: layout?.style }}
      console={{
        announcement: host.announcer.sentence.value,
        placeholder,
        lengthMax: screen.lineLengthMax ?? 200,
        onRun: (line) => screen.run(controller, line),
      }}
      footer={
        honest !== undefined && (
          <>
            <p>{honest}</p>
            {Foot && <Foot />}
          </>
        )
      }
      keyRows={keyRows}
      commandRows={commandRows}
      preferences={host.preferences}
      dialog={controller.dialog.value}
      dialogs={screen.dialogs}
      onDialog={(dialog) => {
        controller.dialog.value = dialog;
      }}
    >
      {result ? (
        <ResultPage
          result={result}
          isNew={isNew}
          sound={host.sound}
          say={(sentence) => host.announcer.say(sentence)}
          onJudged={(note) => void saveReviewNote(host.saved, savedKey(controller.state.value.sheet), note)}
        />
      ) : (
        <>
          <Board />
          {Side && (
            <div class="beside-board">
              <Side />
            </div>
          )}
        </>
      )}
    </GameFrame>
  );
}

/**
 * Returns whether the game was played, and so ended, while this page was open. When the next game starts, moves the
 * focus to its board if it was lost with the button that started it.
 */
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

/** Notices about the game, and a hint if another tab leads it. */
function Notices({ host }: { readonly host: GameHost }): VNode {
  const { app } = appMessages();
  const trouble = host.saved.trouble.value;
  const version = host.saved.otherVersion.value;
  const unreadable =
    version === undefined ? app.savedUnreadable : app.savedOtherVersion(version, SAVED_VERSION);
  const notice =
    host.notice.value ?? (trouble && { 'put-aside': unreadable, 'not-saved': app.notSaved }[trouble]);
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
