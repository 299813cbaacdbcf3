import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { GameFacts } from '../../../../shell/game/game-facts.tsx';
import { appMessages } from '../../../../shell/messages/language.ts';
import { Press } from '../../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useLiar();
  const { open } = useDialog();
  const said = messages();
  const { rules, liesMax } = controller.view.value.params;
  const { sheet, withNotes } = controller.state.value;
  return (
    <>
      <GameFacts
        facts={[said.rules(rules.places, rules.symbols), said.lies(liesMax), withNotes && said.withNotes]}
        seed={sheet.seed}
      />
      <Press onPress={() => controller.resign()}>{said.resign}</Press>
      <Press onPress={() => open('game')}>{appMessages().newGame.heading}</Press>
    </>
  );
}
