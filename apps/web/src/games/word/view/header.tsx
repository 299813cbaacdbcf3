import type { VNode } from 'preact';
import { Switch } from '../../../ui/fields.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { isOwn } from '../model/lists.ts';
import { useWord } from '../session/controller.ts';

/** Which game this is: its rules in the open, and what begins another. */
export function Header(): VNode {
  const controller = useWord();
  const { header } = messages();
  const { length, tries, hard, list } = controller.play.params.value;
  const { withNotes, sheet } = controller.state.value;
  return (
    <>
      <span class="game-facts">
        <span>{header.rules(length, tries)}</span>
        <span>{header.list[isOwn(list) ? 'own' : list]}</span>
        {withNotes && <span>{header.withNotes}</span>}
      </span>
      <Switch on={hard} onTurn={(on) => controller.setHard(on)} disabled={sheet.nodes.length > 1}>
        {header.hard}
      </Switch>
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
