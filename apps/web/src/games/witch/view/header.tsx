import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts, NewGameButton } from '../../../shell/game/game-facts.tsx';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { TIMED_SECONDS } from '../session/time.ts';
import { useWitch } from './board-context.ts';
import { Clock } from './clock.tsx';

/** Which game this is, and what starts another. */
export function Header(): VNode {
  const controller = useWitch();
  const { bar, settings, table } = messages();
  const { session, look } = controller;
  const { setup, view, notes } = session;
  const { rows, cols } = view.value.params.board.shape;
  const { open } = useDialog();
  return (
    <>
      <GameFacts
        facts={[
          `${bar.level[setup.level]}, ${table.setting(rows, cols)}`,
          setup.opponent !== 'nobody' && settings.opponents[setup.opponent],
          setup.calm && bar.calm,
          setup.timed && bar.timed(TIMED_SECONDS),
          notes.value.withNotes && <b>{table.withNotes}</b>,
        ]}
      />
      <Clock />
      <Button
        quiet
        onPress={() => {
          look.value = { ...look.value, clock: !look.value.clock };
          controller.say(table.clockNow(look.value.clock));
        }}
      >
        {table.clock(look.value.clock)}
      </Button>
      <NewGameButton dialog="settings" />
      <Button quiet onPress={() => open('rules')}>
        {bar.rules}
      </Button>
      <Button quiet onPress={() => open('coven')}>
        {table.coven}
      </Button>
    </>
  );
}
