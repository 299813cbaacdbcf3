import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useLiar();
  const said = messages();
  const { rules, liesMax } = controller.view.value.params;
  const { sheet, withNotes } = controller.state.value;
  return (
    <>
      <span class="game-facts">
        <span>{said.rules(rules.places, rules.symbols)}</span>
        <span>{said.lies(liesMax)}</span>
        {withNotes && <span>{said.withNotes}</span>}
        <span>
          {codeMessages().sheet.seed} <b>{sheet.seed}</b>
        </span>
      </span>
      <Press onPress={() => controller.resign()}>{said.resign}</Press>
      <Press
        onPress={() => {
          controller.dialog.value = 'game';
        }}
      >
        {codeMessages().sheet.newSheet}
      </Press>
    </>
  );
}
