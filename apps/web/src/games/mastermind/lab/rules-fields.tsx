import { expect } from '@inkling/core/result';
import {
  checkRules,
  makeRules,
  PLACES_MAX,
  parseRules,
  SYMBOLS_MAX,
} from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { NumberPick, Pick, Switch } from '../../../ui/fields.tsx';
import { messages } from './messages/language.ts';
import { NOTATIONS, notation } from './notation.ts';

/** Places, symbols and repeats. Choices that would be no rules are mended, not refused. */
export function RulesFields(props: {
  readonly rules: string;
  readonly onChoose: (rules: string) => void;
}): VNode {
  const { rules: labels } = messages();
  const { places, symbols, repeats } = expect(parseRules(props.rules));
  const choose = (nextPlaces: number, nextSymbols: number, nextRepeats: boolean) => {
    const enough = nextRepeats ? nextSymbols : Math.max(nextSymbols, nextPlaces);
    const rules = checkRules(nextPlaces, enough, nextRepeats);
    if (rules.ok) props.onChoose(makeRules(rules.value));
  };
  return (
    <>
      <NumberPick
        label={labels.places}
        value={places}
        from={1}
        to={PLACES_MAX}
        onPick={(n) => choose(n, symbols, repeats)}
      />
      <NumberPick
        label={labels.symbols}
        value={symbols}
        from={1}
        to={SYMBOLS_MAX}
        onPick={(n) => choose(places, n, repeats || n < places)}
      />
      <Switch on={repeats} onTurn={(isOn) => choose(places, symbols, isOn)}>
        {labels.repeats}
      </Switch>
    </>
  );
}

export function NotationField(): VNode {
  const { rules: labels } = messages();
  return (
    <Pick
      label={labels.written}
      value={notation.value}
      options={NOTATIONS}
      name={(name) => labels.notations[name]}
      onPick={(name) => {
        notation.value = name;
      }}
    />
  );
}
