import { codeCount, isListable } from '@inkling/codes/candidates/code-space';
import { expect } from '@inkling/core/result';
import { PLACES_MAX, parseRules, SYMBOLS_MAX } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { Pick, Switch } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { PRESETS, type PresetId, presetOf, type Setup, TURNS_MOST } from '../session/setup.ts';

/** The numbers of a game as typed by the user. */
export interface TypedRules {
  readonly places: string;
  readonly symbols: string;
  readonly repeats: boolean;
  readonly turns: string;
}

/** A well-known game, or any numbers. Errors are shown next to the start button. */
export function RulesFields(props: {
  readonly typed: TypedRules;
  /** What the numbers mean, if they are valid. */
  readonly setup: Pick<Setup, 'rules' | 'turnsMax'> | undefined;
  readonly onChange: (typed: TypedRules) => void;
}): VNode {
  const { typed, setup, onChange } = props;
  const { sheet } = messages();
  const preset = setup && presetOf(setup);
  const numbers = [
    ['places', sheet.places, PLACES_MAX],
    ['symbols', sheet.symbols, SYMBOLS_MAX],
    ['turns', sheet.turns, TURNS_MOST],
  ] as const;
  return (
    <>
      <Pick
        class="setting setting-game"
        label={sheet.preset}
        options={[...PRESETS.map(({ id }) => id), 'own']}
        value={preset ?? 'own'}
        name={(id) => (id === 'own' ? sheet.own : sheet.presets[id as PresetId])}
        onPick={(picked) => {
          const chosen = PRESETS.find(({ id }) => id === picked);
          if (chosen) onChange(typedOf(chosen.rules, chosen.turnsMax));
        }}
      />
      <div class="numbers">
        {numbers.map(([key, label, most]) => (
          <label key={key} class="setting">
            {label}
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              value={typed[key]}
              onInput={(event) => onChange({ ...typed, [key]: event.currentTarget.value })}
            />
          </label>
        ))}
        <Switch on={typed.repeats} onTurn={(repeats) => onChange({ ...typed, repeats })}>
          {sheet.repeats}
        </Switch>
      </div>
      {setup && (
        <p class="aside">
          {sheet.size(Number(codeCount(setup.rules)))} {!isListable(setup.rules) && sheet.large}
        </p>
      )}
    </>
  );
}

function typedOf(text: string, turnsMax: number): TypedRules {
  const { places, symbols, repeats } = expect(parseRules(text));
  return { places: String(places), symbols: String(symbols), repeats, turns: String(turnsMax) };
}
