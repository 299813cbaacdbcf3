import { checkRules, PLACES_MAX, SYMBOLS_MAX } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import type { RulesFieldsProps } from '../../../shell/parts/room-part.ts';
import { NumberPick, Switch } from '../../../ui/fields.tsx';
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
      <NumberPick
        label={words.places}
        from={1}
        to={PLACES_MAX}
        value={places}
        onPick={(n) => choose(n, symbols, repeats, turnsMax)}
      />
      <NumberPick
        label={words.symbols}
        from={1}
        to={SYMBOLS_MAX}
        value={symbols}
        onPick={(n) => choose(places, n, repeats, turnsMax)}
      />
      <NumberPick
        label={words.turns}
        from={1}
        to={99}
        value={turnsMax}
        onPick={(n) => choose(places, symbols, repeats, n)}
      />
      <Switch on={repeats} onTurn={(isOn) => choose(places, symbols, isOn, turnsMax)}>
        {words.repeats}
      </Switch>
    </>
  );
}
