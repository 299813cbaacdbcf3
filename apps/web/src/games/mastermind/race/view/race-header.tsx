import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { GameFacts, Seed } from '../../../../shell/game/game-facts.tsx';
import { Press } from '../../../../ui/press.tsx';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';

/** Which race this is. */
export function RaceHeader(): VNode {
  const controller = useRace();
  const { open } = useDialog();
  const { header } = messages();
  const setting = controller.session.setting.value;
  return (
    <>
      <GameFacts facts={[header.kind(setting), header.rules(setting)]} />
      <a class="press" href="#/mastermind">
        {header.back}
      </a>
      <Press onPress={() => open('race')}>{header.newRace}</Press>
    </>
  );
}

/** The name by which the race can be run again. A code that runs away follows from no name. */
export function RaceFoot(): VNode | null {
  const { setting, sheet } = useRace().session;
  if (setting.value.kind !== 'race') return null;
  return (
    <p>
      <Seed seed={sheet.value.seed} />
    </p>
  );
}
