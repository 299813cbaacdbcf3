import { checkRules } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { SaidNear } from '../../../../shell/console.tsx';
import { Press } from '../../../../ui/press.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { CodeEntry } from './code-entry.tsx';
import { LinkDuelList } from './link-duel-list.tsx';
import { PasteBox } from './paste-box.tsx';

/** Nothing lies open: make a challenge, take one, or go on with one. */
export function Front(): VNode {
  const { heading, lead, take } = messages();
  return (
    <>
      <header class="duel-lead">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </header>
      <MakeForm />
      <div class="duel-side">
        <section aria-labelledby="take-heading">
          <h2 id="take-heading">{take.heading}</h2>
          <PasteBox label={take.label} help={take.help} act={take.open} />
        </section>
        <LinkDuelList />
      </div>
    </>
  );
}

function MakeForm(): VNode {
  const controller = useLinkDuel();
  const { make, entry } = messages();
  const { rules, turnsMax } = controller.terms.value;
  const set = (places: number, symbols: number, repeats: boolean, turns: number) => {
    const checked = checkRules(places, repeats ? symbols : Math.max(symbols, places), repeats);
    if (checked.ok) controller.setTerms({ rules: checked.value, turnsMax: turns });
  };
  return (
    <section class="duel-make" aria-labelledby="make-heading">
      <h2 id="make-heading">{make.heading}</h2>
      <div class="duel-terms">
        <Pick
          label={make.places}
          from={1}
          to={16}
          value={rules.places}
          onPick={(n) => set(n, rules.symbols, rules.repeats, turnsMax)}
        />
        <Pick
          label={make.symbols}
          from={1}
          to={20}
          value={rules.symbols}
          onPick={(n) => set(rules.places, n, rules.repeats, turnsMax)}
        />
        <Pick
          label={make.turns}
          from={1}
          to={99}
          value={turnsMax}
          onPick={(n) => set(rules.places, rules.symbols, rules.repeats, n)}
        />
        <label class="switch">
          <input
            type="checkbox"
            checked={rules.repeats}
            onChange={(event) => set(rules.places, rules.symbols, event.currentTarget.checked, turnsMax)}
          />
          {make.repeats}
        </label>
      </div>
      <h3>{make.code}</h3>
      <p class="aside">{make.codeHelp}</p>
      <CodeEntry label={entry.codeGroup} />
      <div class="actions">
        <Press main onPress={() => void controller.make()}>
          {make.promise}
        </Press>
        <Press onPress={() => controller.drawCode()}>{make.draw}</Press>
        <SaidNear said={controller.announcer.said.value} />
      </div>
    </section>
  );
}

function Pick(props: {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onPick: (value: number) => void;
}): VNode {
  const id = useId();
  const { from, to } = props;
  return (
    <span class="duel-pick">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        value={props.value}
        onChange={(event) => props.onPick(Number(event.currentTarget.value))}
      >
        {Array.from({ length: to - from + 1 }, (_, i) => (
          <option key={i} value={from + i}>
            {from + i}
          </option>
        ))}
      </select>
    </span>
  );
}
