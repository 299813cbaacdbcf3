import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../shell/game/new-game-form.tsx';
import { Choice } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { useNull } from '../session/controller.ts';
import { MOST, type Setup, TURNS } from '../session/setup.ts';

/** What to play next, and optionally a seed. */
export function SetupDialog(): VNode {
  const controller = useNull();
  const [setup, setSetup] = useState<Setup>(controller.view.value.params);
  const { setup: words, range, turnsMax } = messages();
  return (
    <NewGameForm messages={{ seedHelp: words.seedHelp }} onStart={(seed) => controller.begin(setup, seed)}>
      <Choice
        label={words.most}
        options={MOST}
        value={MOST.find((most) => most === setup.most)}
        name={range}
        onPick={(most) => setSetup({ ...setup, most })}
      />
      <Choice
        label={words.turns}
        options={TURNS}
        value={TURNS.find((turns) => turns === setup.turnsMax)}
        name={turnsMax}
        onPick={(turns) => setSetup({ ...setup, turnsMax: turns })}
      />
    </NewGameForm>
  );
}
