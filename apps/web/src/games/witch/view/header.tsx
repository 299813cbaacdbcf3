import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { TIMED_SECONDS } from '../session/controller.ts';
import { useWitch } from './board-context.ts';
import { Clock } from './clock.tsx';

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useWitch();
  const { bar, settings, table } = messages();
  const { session, look } = controller;
  const { setup, view, notes } = session;
  const { rows, cols } = view.value.params.board.shape;
  const open = (dialog: 'settings' | 'rules' | 'coven') => () => {
    controller.dialog.value = dialog;
  };
  return (
    <>
      <span class="game-facts">
        <span>
          {bar.level[setup.level]}, {table.setting(rows, cols)}
        </span>
        {setup.opponent !== 'nobody' && <span>{settings.opponents[setup.opponent]}</span>}
        {setup.calm && <span>{bar.calm}</span>}
        {setup.timed && <span>{bar.timed(TIMED_SECONDS)}</span>}
        {notes.value.withNotes && (
          <span>
            <b>{table.withNotes}</b>
          </span>
        )}
      </span>
      <Clock />
      <Press
        onPress={() => {
          look.value = { ...look.value, clock: !look.value.clock };
        }}
      >
        {table.clock(look.value.clock)}
      </Press>
      <Press onPress={open('settings')}>{table.newGame}</Press>
      <Press onPress={open('rules')}>{bar.rules}</Press>
      <Press onPress={open('coven')}>{table.coven}</Press>
    </>
  );
}
