import { checkRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { AnnouncementNear } from '../../../../shell/console.tsx';
import { NumberPick, Switch } from '../../../../ui/fields.tsx';
import { Press } from '../../../../ui/press.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { CodeEntry } from './code-entry.tsx';

/** The rules, the code to hide, and the button that makes its link. */
export function MakeForm(): VNode {
  const controller = useLinkDuel();
  const { make, entry, lead } = messages();
  const { rules, turnsMax } = controller.terms.value;
  const set = (places: number, symbols: number, repeats: boolean, turns: number) => {
    const checked = checkRules(places, repeats ? symbols : Math.max(symbols, places), repeats);
    if (checked.ok) controller.setTerms({ rules: checked.value, turnsMax: turns });
  };
  return (
    <div class="match-make">
      <p class="aside">{lead}</p>
      <div class="match-terms">
        <NumberPick
          label={make.places}
          from={1}
          to={16}
          value={rules.places}
          onPick={(n) => set(n, rules.symbols, rules.repeats, turnsMax)}
        />
        <NumberPick
          label={make.symbols}
          from={1}
          to={20}
          value={rules.symbols}
          onPick={(n) => set(rules.places, n, rules.repeats, turnsMax)}
        />
        <NumberPick
          label={make.turns}
          from={1}
          to={99}
          value={turnsMax}
          onPick={(n) => set(rules.places, rules.symbols, rules.repeats, n)}
        />
        <Switch on={rules.repeats} onTurn={(isOn) => set(rules.places, rules.symbols, isOn, turnsMax)}>
          {make.repeats}
        </Switch>
      </div>
      <h3>{make.code}</h3>
      <p class="aside">{make.codeHelp}</p>
      <CodeEntry label={entry.codeGroup} />
      <div class="actions">
        <Press main onPress={() => void controller.make()}>
          {make.promise}
        </Press>
        <Press onPress={() => controller.drawCode()}>{make.draw}</Press>
        <AnnouncementNear said={controller.announcer.said.value} />
      </div>
    </div>
  );
}
