import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../../../shell/preferences.ts';
import { messages } from '../messages/language.ts';
import { HELPS, type Help, type Settings } from '../session/settings.ts';
import { SKIN_CHOICES, skinChosen } from '../session/skins.ts';

/** How the elements look, and how much the page helps. These hold for all sheets, so they change at once. */
export function AidFields(props: {
  readonly preferences: Signal<Preferences>;
  readonly settings: Signal<Settings>;
  readonly symbols: number;
}): VNode {
  const { preferences, settings, symbols } = props;
  const { aids, skin: told } = messages();
  const { value: chosen } = settings;
  const { aids: given } = preferences.value;

  const isLetters =
    chosen.skin !== 'letters' && skinChosen(chosen.skin, symbols) === skinChosen('letters', symbols);
  const change = (part: Partial<Settings>) => {
    settings.value = { ...settings.value, ...part };
  };
  const toggle = (help: Help, on: boolean) => {
    change({ helps: HELPS.filter((name) => (name === help ? on : chosen.helps.includes(name))) });
  };
  return (
    <>
      <label class="setting">
        {told.label}
        <select
          onChange={(event) => {
            const skin = SKIN_CHOICES.find((name) => name === event.currentTarget.value);
            if (skin) change({ skin });
          }}
        >
          {SKIN_CHOICES.map((name) => (
            <option key={name} value={name} selected={name === chosen.skin}>
              {told.names[name]}
            </option>
          ))}
        </select>
      </label>
      {isLetters && <p class="aside">{told.tooSmall}</p>}
      <fieldset class="choice choice-aids">
        <legend>{aids.legend}</legend>
        <label>
          <input
            type="checkbox"
            checked={!given}
            onChange={(event) => {
              preferences.value = { ...preferences.value, aids: !event.currentTarget.checked };
            }}
          />
          {aids.none}
        </label>
        {HELPS.map((help) => (
          <label key={help}>
            <input
              type="checkbox"
              disabled={!given}
              checked={given && chosen.helps.includes(help)}
              onChange={(event) => toggle(help, event.currentTarget.checked)}
            />
            {aids.names[help]}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={chosen.consistentOnly}
            onChange={(event) => change({ consistentOnly: event.currentTarget.checked })}
          />
          {aids.consistentOnly}
        </label>
      </fieldset>
    </>
  );
}
