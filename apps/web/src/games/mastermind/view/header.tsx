import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import type { SkinChoice } from '../session/skins.ts';

/** The skin that is one press away. */
const OTHER_SKIN: Partial<Record<SkinChoice, SkinChoice>> = { winter: 'pegs', pegs: 'winter' };

/** Which game this is, and what begins another. */
export function Header(): VNode {
  const controller = useMastermind();
  const { sheet, seats, notes, skin } = messages();
  const { rules, turnsMax } = controller.session.view.value;
  const { seat, player } = controller.session.seating.value;
  const { value: settings } = controller.settings;
  const other = OTHER_SKIN[settings.skin];
  const isBreaking = seat === 'breaker' || seat === 'two';
  return (
    <>
      <span class="game-facts">
        <span>{skin.names[settings.skin]}</span>
        {sheet.facts(rules.places, rules.symbols, rules.repeats, turnsMax).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {seat !== 'breaker' && (
          <span>
            {seat === 'maker' ? `${seats.names[seat]}: ${seats.players[player]}` : seats.names[seat]}
          </span>
        )}
        {settings.consistentOnly && isBreaking && <span>{sheet.restricted}</span>}
        {controller.session.isWithNotes && isBreaking && (
          <span>
            <b>{notes.taken}</b>
          </span>
        )}
      </span>
      <Press
        onPress={() => {
          controller.dialog.value = 'new';
        }}
      >
        {sheet.newSheet}
      </Press>
      <a class="press" href="#/race">
        {sheet.race}
      </a>
      {other && (
        <Press onPress={() => controller.dispatch({ kind: 'skin', skin: other })}>{skin.names[other]}</Press>
      )}
    </>
  );
}
