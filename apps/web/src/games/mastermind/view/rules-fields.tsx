import { codeCount, isListable } from '@inkling/codes/candidates/code-space';
import { expect } from '@inkling/core/result';
import { PLACES_MAX, parseRules, SYMBOLS_MAX } from '@inkling/games/mastermind/rules/rules';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { PRESETS, presetOf, type Setup, TURNS_MOST } from '../session/setup.ts';

/** The numbers of a game as a person types them. */
export interface TypedRules {
  readonly places: string;
  readonly symbols: string;
  readonly repeats: boolean;
  readonly turns: string;
}

/** A game that people know, or any numbers; what is wrong with them is said beside the button that begins. */
export function RulesFields(props: {
  readonly typed: TypedRules;
  /** What the numbers mean, when they are legal. */
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
      <label class="setting setting-game">
        {sheet.preset}
        <select
          onChange={(event) => {
            const chosen = PRESETS.find(({ id }) => id === event.currentTarget.value);
            if (chosen) onChange(typedOf(chosen.rules, chosen.turnsMax));
          }}
        >
          {PRESETS.map(({ id }) => (
            <option key={id} value={id} selected={id === preset}>
              {sheet.presets[id]}
            </option>
          ))}
          <option value="own" selected={preset === undefined}>
            {sheet.own}
          </option>
        </select>
      </label>
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
        <label class="switch">
          <input
            type="checkbox"
            checked={typed.repeats}
            onChange={(event) => onChange({ ...typed, repeats: event.currentTarget.checked })}
          />
          {sheet.repeats}
        </label>
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
