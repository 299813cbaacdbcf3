import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts } from '../../../shell/game/game-facts.tsx';
import { appMessages } from '../../../shell/messages/language.ts';
import { Press } from '../../../ui/press.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import type { SkinChoice } from '../session/settings.ts';

/** The skin that is one press away. */
const OTHER_SKIN: Partial<Record<SkinChoice, SkinChoice>> = { winter: 'pegs', pegs: 'winter' };

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useMastermind();
  const { open } = useDialog();
  const { sheet, seats, notes, skin, solver } = messages();
  const { rules, turnsMax } = controller.session.view.value;
  const { seat, player } = controller.session.seating.value;
  const { value: settings } = controller.settings;
  const other = OTHER_SKIN[settings.skin];
  const isBreaking = seat === 'breaker' || seat === 'two';
  return (
    <>
      <GameFacts
        facts={[
          skin.names[settings.skin],
          ...sheet.facts(rules.places, rules.symbols, rules.repeats, turnsMax),
          seat === 'maker'
            ? `${seats.names[seat]}: ${seats.players[player]}`
            : seat !== 'breaker' && seats.names[seat],
          settings.consistentOnly && isBreaking && sheet.restricted,
          controller.session.isWithNotes && isBreaking && <b>{notes.taken}</b>,
        ]}
      />
      <Press onPress={() => open('new')}>{appMessages().newGame.heading}</Press>
      {seat === 'solver' ? (
        <Press onPress={() => controller.dispatch({ kind: 'link' })}>{solver.link}</Press>
      ) : (
        <a class="press" href="#/race">
          {sheet.race}
        </a>
      )}
      {other && seat !== 'solver' && (
        <Press onPress={() => controller.dispatch({ kind: 'skin', skin: other })}>{skin.names[other]}</Press>
      )}
    </>
  );
}
