import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { GameFacts } from '../../../../shell/game/game-facts.tsx';
import { appMessages } from '../../../../shell/messages/language.ts';
import { Press } from '../../../../ui/press.tsx';
import { messages as wordMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import { useBoards } from '../session/controller.ts';

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useBoards();
  const { open } = useDialog();
  const { header } = wordMessages();
  const { boards, length, tries, list } = controller.setup.value;
  const { withNotes, sheet } = controller.state.value;
  return (
    <>
      <GameFacts
        facts={[
          messages().words(boards),
          header.rules(length, tries),
          header.list[list],
          withNotes && header.withNotes,
        ]}
        seed={sheet.seed}
      />
      <Press onPress={() => open('game')}>{appMessages().newGame.heading}</Press>
    </>
  );
}
