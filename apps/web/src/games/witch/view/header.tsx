import { LEVELS } from '@inkling/games/witch/rules/setting';
import type { VNode } from 'preact';
import { Segments } from '../../../ui/fields.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { TIMED_SECONDS } from '../session/controller.ts';
import { atLevel } from '../session/setup.ts';
import { useWitch } from './board-context.ts';

/** Which game this is, and the levels: another level is another game. */
export function Header(): VNode {
  const controller = useWitch();
  const { bar, settings } = messages();
  const { setup, sheet } = controller.session;
  const open = (dialog: 'settings' | 'rules') => () => {
    controller.dialog.value = dialog;
  };
  return (
    <>
      <span class="game-facts">
        <span>{settings.opponents[setup.opponent]}</span>
        <span>{bar.rule(setup.rule)}</span>
        {setup.calm && <span>{bar.calm}</span>}
        {setup.timed && <span>{bar.timed(TIMED_SECONDS)}</span>}
        <span>
          {bar.seed} <b>{sheet.value.seed}</b>
        </span>
      </span>
      <Segments
        label={bar.levels}
        options={LEVELS}
        value={setup.level}
        name={(level) => bar.level[level]}
        onPick={(level) => controller.begin(atLevel(setup, level), '')}
      />
      <Press onPress={open('settings')}>{bar.settings}</Press>
      <Press onPress={open('rules')}>{bar.rules}</Press>
    </>
  );
}
