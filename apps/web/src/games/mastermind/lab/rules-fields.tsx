import { checkRules, makeRules, PLACES_MAX, SYMBOLS_MAX } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { Choice } from '../../../ui/choice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { messages } from './messages/language.ts';
import { NOTATIONS, notation } from './notation.ts';
import { knownRules } from './work/known-rules.ts';

/** Places, symbols and repeats. Choices that would be no rules are mended, not refused. */
export function RulesFields(props: {
  readonly rules: string;
  readonly onChoose: (rules: string) => void;
}): VNode {
  const { rules: labels } = messages();
  const { places, symbols, repeats } = knownRules(props.rules);
  const choose = (nextPlaces: number, nextSymbols: number, nextRepeats: boolean) => {
    const enough = nextRepeats ? nextSymbols : Math.max(nextSymbols, nextPlaces);
    const rules = checkRules(nextPlaces, enough, nextRepeats);
    if (rules.ok) props.onChoose(makeRules(rules.value));
  };
  return (
    <>
      <Choice
        label={labels.places}
        value={places}
        options={numbersTo(PLACES_MAX)}
        onChoose={(n) => choose(n, symbols, repeats)}
      />
      <Choice
        label={labels.symbols}
        value={symbols}
        options={numbersTo(SYMBOLS_MAX)}
        onChoose={(n) => choose(places, n, repeats || n < places)}
      />
      <Switch label={labels.repeats} isOn={repeats} onTurn={(isOn) => choose(places, symbols, isOn)} />
    </>
  );
}

export function NotationField(): VNode {
  const { rules: labels } = messages();
  return (
    <Choice
      label={labels.written}
      value={notation.value}
      options={NOTATIONS.map((name) => [name, labels.notations[name]])}
      onChoose={(name) => {
        notation.value = name;
      }}
    />
  );
}

function numbersTo(most: number): readonly (readonly [number, string])[] {
  return Array.from({ length: most }, (_, i) => [i + 1, String(i + 1)]);
}
