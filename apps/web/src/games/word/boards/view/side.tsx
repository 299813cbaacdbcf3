import type { VNode } from 'preact';
import { Drawer } from '../../../../shell/game/drawer.tsx';
import { Button } from '../../../../ui/button.tsx';
import { messages as wordMessages } from '../../messages/language.ts';
import { WordChips } from '../../view/word-chips.tsx';
import type { BoardWords } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { useBoards } from '../session/controller.ts';

/**
 * Help for users who want it: how many words fit each board, and a guess that is informative for all of them.
 */
export function Side(): VNode | null {
  const controller = useBoards();
  const { left, play } = wordMessages();
  const { drawerOpen } = controller.state.value;
  const words = controller.play.words.value;
  const uncounted = controller.play.lacksList.value ? left.uncounted : left.waiting;
  if (controller.play.isOver || !controller.wantsHelp) return null;
  const ask = () => void controller.hint();
  return (
    <div class="word-side several-side">
      <Drawer
        heading={left.heading}
        teaser={words.length === 0 ? uncounted : messages().leftOnEach(words.map(({ count }) => count))}
        isOpen={drawerOpen}
        onTurn={(open) => controller.showWords(open)}
      >
        <div class="drawer-inside">
          <ol class="several-words">
            {words.map((own, at) => (
              <WordsOnBoard key={at} at={at} words={own} />
            ))}
          </ol>
          <Button onPress={ask}>{left.showGood}</Button>
        </div>
      </Drawer>
      {!drawerOpen && (
        <Button data-once onPress={ask}>
          {play.hint}
        </Button>
      )}
    </div>
  );
}

function WordsOnBoard({ at, words }: { readonly at: number; readonly words: BoardWords }): VNode {
  const controller = useBoards();
  const isFound = controller.play.view.value?.boards[at]?.isFound ?? false;
  return (
    <li>
      <b>{isFound ? messages().board(at + 1) : messages().fits(at + 1, words.count)}</b>
      <WordChips words={words.listed} disabled={isFound} onTake={(word) => controller.take(word)} />
    </li>
  );
}
