import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts } from '../../../shell/game/game-facts.tsx';
import { appMessages } from '../../../shell/messages/language.ts';
import { Switch } from '../../../ui/fields.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { isOwn } from '../model/lists.ts';
import { useWord } from '../session/controller.ts';

/** Which game this is: its rules in the open, and what begins another. */
export function Header(): VNode {
  const controller = useWord();
  const { open } = useDialog();
  const { header } = messages();
  const { length, tries, hard, list } = controller.play.params.value;
  const { withNotes, sheet } = controller.state.value;
  return (
    <>
      <GameFacts
        facts={[
          header.rules(length, tries),
          header.list[isOwn(list) ? 'own' : list],
          withNotes && header.withNotes,
        ]}
      />
      <Switch on={hard} onTurn={(on) => controller.setHard(on)} disabled={sheet.nodes.length > 1}>
        {header.hard}
      </Switch>
      <Press onPress={() => open('game')}>{appMessages().newGame.heading}</Press>
    </>
  );
}
