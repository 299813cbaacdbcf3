import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';

/** Which race this is. */
export function RaceHeader(): VNode {
  const controller = useRace();
  const { header } = messages();
  const setting = controller.session.setting.value;
  return (
    <>
      <span class="game-facts">
        <span>{header.kind(setting)}</span>
        <span>{header.rules(setting)}</span>
        {setting.kind === 'race' && (
          <span>
            {header.seed} <b>{controller.session.sheet.value.seed}</b>
          </span>
        )}
      </span>
      <a class="press" href="#/mastermind">
        {header.back}
      </a>
      <Press
        onPress={() => {
          controller.dialog.value = 'race';
        }}
      >
        {header.newRace}
      </Press>
    </>
  );
}
