import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../../shell/game/new-game-form.tsx';
import { Choice, Pick } from '../../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';
import { LIES, RULES, type Setup } from '../session/format.ts';

/** A new game: its rules, how many answers may be false, and its seed. */
export function NewGameDialog(): VNode {
  const controller = useLiar();
  const said = messages();
  const [setup, setSetup] = useState<Setup>(controller.setup);
  return (
    <NewGameForm messages={{ seedHelp: said.seedHelp }} onStart={(seed) => controller.begin(setup, seed)}>
      <Choice
        label={said.liesField}
        options={LIES}
        value={LIES.find((lies) => lies === setup.liesMax)}
        name={String}
        onPick={(liesMax) => setSetup({ ...setup, liesMax })}
      />
      <Pick
        label={said.rulesField}
        options={RULES}
        value={RULES.find((rules) => rules === setup.rules) ?? 'p4c6r'}
        name={nameOfRules}
        onPick={(rules) => setSetup({ ...setup, rules })}
      />
    </NewGameForm>
  );
}

function nameOfRules(text: string): string {
  const rules = parseRules(text);
  return rules.ok ? messages().rules(rules.value.places, rules.value.symbols) : text;
}
