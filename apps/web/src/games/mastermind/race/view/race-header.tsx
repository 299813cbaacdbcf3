import type { VNode } from 'preact';
import { appMessages } from '../../../../shell/messages/language.ts';
import { Press } from '../../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useController } from './controller-context.ts';

/** The line that says which race this is. */
export function RaceHeader(): VNode {
  const controller = useController();
  const { keys } = appMessages();
  const { header } = messages();
  const setting = controller.session.setting.value;
  return (
    <section class="game-header" aria-label={header.label}>
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
      <Press
        onPress={() => {
          controller.dialog.value = 'keys';
        }}
      >
        {keys.open}
        <span class="keycap" aria-hidden="true">
          ?
        </span>
      </Press>
    </section>
  );
}
