import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { messages as wordMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import { useBoards } from '../session/controller.ts';

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useBoards();
  const { header, play } = wordMessages();
  const { boards, length, tries, list } = controller.setup.value;
  const { withNotes, sheet } = controller.state.value;
  return (
    <>
      <span class="game-facts">
        <span>{messages().words(boards)}</span>
        <span>{header.rules(length, tries)}</span>
        <span>{header.list[list]}</span>
        {withNotes && <span>{header.withNotes}</span>}
        <span>
          {play.seed} <b>{sheet.seed}</b>
        </span>
      </span>
      <Press
        onPress={() => {
          controller.dialog.value = 'game';
        }}
      >
        {header.newGame}
      </Press>
    </>
  );
}
