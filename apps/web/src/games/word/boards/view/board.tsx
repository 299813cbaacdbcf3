import type { Mark } from '@inkling/core/marks';
import { redo, undo } from '@inkling/core/sheet';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { BoardRemark } from '../../../../ui/board-remark.tsx';
import { Button } from '../../../../ui/button.tsx';
import { messages as wordMessages } from '../../messages/language.ts';
import { Keyboard, type KeyLook } from '../../view/keyboard.tsx';
import { WaitingGrid } from '../../view/letter-grid.tsx';
import { MARK_CLASSES } from '../../view/letter-tile.tsx';
import { WordMarks } from '../../view/word-marks.tsx';
import { messages } from '../messages/language.ts';
import { useBoards } from '../session/controller.ts';
import { BoardGrid } from './board-grid.tsx';

/** All boards, each with the guess that is being typed, and the shared keyboard. */
export function Board(): VNode {
  const { play, remark } = useBoards();
  const { view, setup } = play;
  const { boards } = setup.value;
  return (
    <>
      <section
        class={`board several several-${boards}`}
        id="board"
        tabIndex={-1}
        aria-label={messages().boards}
      >
        {view.value ? (
          <Boards view={view.value} />
        ) : (
          <>
            <p class="unseen">{messages().opening}</p>
            <div class="several-boards" aria-hidden="true">
              {Array.from({ length: boards }, (_, at) => (
                <div key={at} class="several-waiting">
                  <WaitingGrid {...setup.value} />
                </div>
              ))}
            </div>
          </>
        )}
      </section>
      <div class="print-only" aria-hidden="true">
        <WordMarks />
      </div>
      <div class="word-remark">
        <BoardRemark onDismiss={() => (remark.value = '')}>{remark.value}</BoardRemark>
      </div>
      <div class="word-keys">
        <Keys view={view.value} />
      </div>
    </>
  );
}

/** Only the boards, in order. */
export function Boards({ view }: { readonly view: BoardsView }): VNode {
  const { enlarged } = useBoards();
  return (
    <div class="several-boards">
      {view.boards.map((board, at) => (
        <BoardGrid key={at} at={at} board={board} view={view} isLarge={enlarged.value === at} />
      ))}
    </div>
  );
}

function Keys({ view }: { readonly view: BoardsView | undefined }): VNode {
  const controller = useBoards();
  const { letters, play } = wordMessages();
  const { length, tries } = controller.play.setup.value;
  const turn = Math.min(tries, (view?.guesses.length ?? 0) + 1);
  const { sheet } = controller.play;
  return (
    <>
      <Keyboard
        alphabet={controller.play.alphabet}
        layout={controller.settings.value.keyboard}
        lookOf={(letter) => splitLook(letter, view)}
        enter={letters.enter}
        isEnterOff={splitLetters(controller.play.draft).length < length}
        onLetter={(letter) => controller.type(letter)}
        onErase={() => controller.erase()}
        onEnter={() => controller.submit()}
      />
      <div class="actions word-steps several-steps">
        <span>{play.tries(turn, tries)}</span>
        <Button quiet data-once off={!undo(sheet)} onPress={() => controller.undo()}>
          {play.undo}
        </Button>
        <Button quiet data-once off={!redo(sheet)} onPress={() => controller.redo()}>
          {play.redo}
        </Button>
      </div>
    </>
  );
}

/** A key with one part per board, showing the best mark of the letter there. The part of a found board has no mark. */
function splitLook(letter: string, view: BoardsView | undefined): KeyLook {
  const marks = (view?.boards ?? []).map(({ isFound, letters }) => (isFound ? undefined : letters[letter]));
  const open = (view?.boards ?? []).filter(({ isFound }) => !isFound);
  const isOut = open.length > 0 && open.every(({ letters }) => letters[letter] === 0);
  return {
    label: messages().key(letter, marks),
    ...(isOut && { class: 'marked-absent' }),
    ...(!isOut && marks.some((mark) => mark !== undefined) && { sign: <Parts marks={marks} /> }),
  };
}

function Parts({ marks }: { readonly marks: readonly (Mark | undefined)[] }): VNode {
  return (
    <span class={`key-parts key-parts-${marks.length}`} aria-hidden="true">
      {marks.map((mark, board) => (
        <i key={board} class={mark === undefined ? undefined : `part-${MARK_CLASSES[mark]}`} />
      ))}
    </span>
  );
}
