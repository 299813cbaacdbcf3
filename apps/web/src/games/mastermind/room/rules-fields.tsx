import { checkRules, PLACES_MAX, SYMBOLS_MAX } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import type { RulesFieldsProps } from '../../../shell/parts/room-part.ts';
import { NumberChoice } from '../../../ui/choice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { rulesText, termsOf } from './code-game.ts';
import { messages } from './messages.ts';

/** Places, elements, turns and repeats. Choices that would be no rules are mended. */
export function RulesFields({ rules, onChoose }: RulesFieldsProps): VNode | null {
  const terms = termsOf(rules);
  if (!terms) return null;
  const { places, symbols, repeats } = terms.rules;
  const { turnsMax } = terms;
  const words = messages();
  const choose = (p: number, s: number, r: boolean, turns: number) => {
    const chosen = checkRules(p, r ? s : Math.max(s, p), r);
    if (chosen.ok) onChoose(rulesText(chosen.value, turns));
  };
  return (
    <>
      <NumberChoice
        label={words.places}
        from={1}
        to={PLACES_MAX}
        value={places}
        onChoose={(n) => choose(n, symbols, repeats, turnsMax)}
      />
      <NumberChoice
        label={words.symbols}
        from={1}
        to={SYMBOLS_MAX}
        value={symbols}
        onChoose={(n) => choose(places, n, repeats, turnsMax)}
      />
      <NumberChoice
        label={words.turns}
        from={1}
        to={99}
        value={turnsMax}
        onChoose={(n) => choose(places, symbols, repeats, n)}
      />
      <Switch
        label={words.repeats}
        isOn={repeats}
        onTurn={(isOn) => choose(places, symbols, isOn, turnsMax)}
      />
    </>
  );
}
