import { redo, undo } from '@inkling/core/sheet';
import type { WordView } from '@inkling/games/word/rules/game';
import { splitLetters } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { BoardRemark } from '../../../ui/board-remark.tsx';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { Keyboard, lookOfMark } from './keyboard.tsx';
import { Legend } from './legend.tsx';
import { LetterGrid, WaitingGrid } from './letter-grid.tsx';

/** The tries and the keyboard. */
export function Board(): VNode {
  const { play, remark } = useWord();
  const view = play.view.value;
  return (
    <>
      <section class="board word-board" id="board" tabIndex={-1} aria-labelledby="board-heading">
        {view ? (
          <LetterGrid view={view} />
        ) : (
          <>
            <p class="unseen">{messages().opening}</p>
            <WaitingGrid {...play.params.value} />
          </>
        )}
      </section>
      <Legend />
      <div class="word-remark">
        <BoardRemark onDismiss={() => (remark.value = '')}>{remark.value}</BoardRemark>
      </div>
      <div class="word-keys">
        <Keys view={view} />
      </div>
    </>
  );
}

function Keys({ view }: { readonly view: WordView | undefined }): VNode {
  const controller = useWord();
  const { play, saved, state } = controller;
  const { sheet } = state.value;
  const typed = splitLetters(play.draft).length;
  return (
    <>
      <Keyboard
        alphabet={play.alphabet}
        layout={saved.settings.value.keyboard}
        lookOf={(letter) => lookOfMark(letter, view?.letters[letter])}
        enter={messages().letters.enter}
        isEnterOff={typed < play.params.value.length}
        onLetter={(letter) => controller.type(letter)}
        onErase={() => controller.erase()}
        onEnter={() => controller.submit()}
      />
      <div class="actions word-steps">
        <Button quiet data-once off={!undo(sheet)} onPress={() => controller.undo()}>
          {messages().play.undo}
        </Button>
        <Button quiet data-once off={!redo(sheet)} onPress={() => controller.redo()}>
          {messages().play.redo}
        </Button>
      </div>
    </>
  );
}
