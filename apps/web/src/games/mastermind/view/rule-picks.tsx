import type { CodeRules } from '@inkling/core/deduction';
import { checkRules, PLACES_MAX, SYMBOLS_MAX } from '@inkling/games/mastermind/rules/rules';
import type { ComponentChildren, VNode } from 'preact';
import { NumberPick, Switch } from '../../../ui/fields.tsx';

/** Rules for codes, picked from lists. Invalid combinations are corrected, not rejected. */
export function RulePicks(props: {
  readonly rules: CodeRules;
  readonly words: { readonly places: string; readonly symbols: string; readonly repeats: string };
  readonly onChoose: (rules: CodeRules) => void;
  /**
   * If the user picks fewer symbols than places, repeats become allowed; otherwise there remain as many symbols
   * as places.
   */
  readonly fewRepeat?: true;
  /** Rendered before the switch for repeats. */
  readonly children?: ComponentChildren;
}): VNode {
  const { rules, words } = props;
  const choose = (change: Partial<CodeRules>) => {
    const { places, symbols, repeats } = { ...rules, ...change };
    const chosen = checkRules(places, repeats ? symbols : Math.max(symbols, places), repeats);
    if (chosen.ok) props.onChoose(chosen.value);
  };
  return (
    <>
      <NumberPick
        label={words.places}
        from={1}
        to={PLACES_MAX}
        value={rules.places}
        onPick={(places) => choose({ places })}
      />
      <NumberPick
        label={words.symbols}
        from={1}
        to={SYMBOLS_MAX}
        value={rules.symbols}
        onPick={(symbols) =>
          choose({ symbols, repeats: rules.repeats || (props.fewRepeat === true && symbols < rules.places) })
        }
      />
      {props.children}
      <Switch on={rules.repeats} onTurn={(repeats) => choose({ repeats })}>
        {words.repeats}
      </Switch>
    </>
  );
}
